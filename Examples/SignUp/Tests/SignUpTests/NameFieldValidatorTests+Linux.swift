// On Linux a class of main-actor tests needs one that is async: without it the table of tests that SwiftPM writes traps.
extension NameFieldValidatorTests { func testRunsOnLinux() async {} }
