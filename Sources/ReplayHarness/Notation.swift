import CompositionScript
import TextInputModel

/// The state in the notation of scripts and reports.
func notation(_ state: TextInputState) -> String { StateNotation.print(state) }
