/** An option's value as words of the command line: what `readFlags` of the command reads again as the same value. */
import type { OptionInfo } from './option.ts'
import { writeOption } from './option-value.ts'
import { defaultOf } from './default-of.ts'

/** Said even when it is as usual, so that the command means the same tomorrow. Nothing when there is no word for it. */
export function wordsOf(value: unknown, option: OptionInfo): readonly string[] | undefined {
  if (value === undefined || option.kind === 'seed') return []
  const written = writeOption(value, option)
  if (option.isArgument) return written === undefined ? undefined : [written]
  if (option.flag === undefined || written === undefined) return isUsual(value, option) ? [] : undefined
  if (option.kind === 'switch') return value === option.default ? [] : [option.flag]
  // what looks like an option would be taken for one
  return written.startsWith('-') ? [`${option.flag}=${written}`] : [option.flag, written]
}

export const isUsual = (value: unknown, option: OptionInfo): boolean =>
  JSON.stringify(value) === JSON.stringify(defaultOf(option))
