/** How the command of a society is tried: words that work and mistakes to be refused, made from its options. */
import { defaultOf } from '../src/societies/default-of.ts'
import type { Option } from '../src/societies/option.ts'
import type { Society } from '../src/societies/society.ts'

// long enough to see something, short enough for a test
const STEPS = 2

/** Its usual arguments, and a short run where it has a word for that. */
export function wordsThatWork({ options }: Society): readonly string[] {
  const taken = options.filter(({ isArgument }) => isArgument).map((option) => String(defaultOf(option)))
  const steps = options.find(({ flag }) => flag === '--steps')
  return steps === undefined ? taken : [...taken, '--steps', String(STEPS)]
}

/** For each option something it cannot be, where there is such a thing. */
export function mistakesWith(society: Society): readonly (readonly string[])[] {
  const more = [
    ...(society.command?.folders ?? []).map(({ flag }) => [...wordsThatWork(society), flag, 'nowhere']),
    ...(society.presets ? [[...wordsThatWork(society), '--preset', 'nothing-of-the-kind']] : []),
    ...(society.outside ? [[...wordsThatWork(society), '--session', 'inside']] : []),
  ]
  const ofOptions = society.options.flatMap((option) => {
    const wrong = mistaken(option)
    if (wrong === undefined) return []
    if (option.isArgument) return [[wrong]]
    const chosen = whenOf(option, society.options)
    return option.flag === undefined ? [] : [[...wordsThatWork(society), ...chosen, option.flag, wrong]]
  })
  return [...ofOptions, ...more]
}

function mistaken(option: Option): string | undefined {
  if (option.kind === 'file' || option.kind === 'choice') return 'nowhere.z5'
  if (option.kind === 'count' || option.kind === 'amount' || option.kind === 'seed') {
    if (option.max !== undefined) return String(option.max + 1)
    return option.kind === 'seed' ? undefined : 'many'
  }
  if (option.kind === 'list' && option.max !== undefined)
    return Array.from({ length: option.max + 1 }, (_, nth) => `n${nth}`).join(',')
  return option.kind === 'text' && option.longest !== undefined ? 'x'.repeat(option.longest + 1) : undefined
}

/** What else has to be chosen for the option to be asked at all. */
function whenOf({ when }: Option, options: readonly Option[]): readonly string[] {
  const flag = options.find(({ path }) => path === when?.path)?.flag
  return when === undefined || flag === undefined ? [] : [flag, String(when.is)]
}
