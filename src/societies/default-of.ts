/** The default of an option as it stands in the input, where it may be multiplied. */
import type { Option, OptionInfo } from './option.ts'

export function defaultOf(option: Option | OptionInfo): unknown {
  return option.kind === 'amount' && option.default !== undefined
    ? option.default * (option.factor ?? 1)
    : option.default
}
