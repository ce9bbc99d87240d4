/// What a text is, for AutoFill (rule 177). The names are those that HTML has for the same things; that UIKit's are the
/// same is inferred, and matters only to code that writes them out.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The type `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// The type `name-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The type `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The type `middle-name`.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// The type `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The type `name-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The type `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The type `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The type `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The type `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// The type `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The type `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The type `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The type `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The type `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The type `address-level1+2`.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The type `address-level3`.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The type `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The type `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The type `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The type `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type `url`.
  public static let URL = UITextContentType(rawValue: "url")
  /// The type `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The type `cc-name`.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The type `cc-given-name`.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The type `cc-family-name`.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The type `cc-exp`.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The type `cc-exp-month`.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The type `cc-exp-year`.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The type `cc-csc`.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The type `cc-type`.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The type `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The type `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// The type `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The type `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The type `bday`.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The type `bday-day`.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The type `bday-month`.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The type `bday-year`.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The type `date-time`.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The type `flight-number`.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The type `shipment-tracking-number`.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The type `cellular-eid`.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The type `cellular-imei`.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
