/** One option of many: the most wanted, where what was begun counts more and what was just refused does not count. */
import { paramIn } from '../variant.ts'
import { companyOptions } from './company-options.ts'
import { isRequest, isWalk } from './commands.ts'
import { goalOptions } from './goal-options.ts'
import { needOptions } from './need-options.ts'
import { nightOptions } from './night-options.ts'
import { WAIT, type Option } from './option.ts'
import type { Outlook } from './outlook.ts'
import { spareOptions } from './spare-options.ts'
import { whisperOptions } from './whisper.ts'

export interface Choice {
  readonly option: Option
  readonly setAside: Readonly<Record<string, number>>
}

// what was begun is finished unless something else is clearly more urgent
const BEGUN_FACTOR = 1.15
const BEGUN_UTILITY = 10
const SAME_END_UTILITY = 6
// whoever has a reason to stay leaves only for what cannot wait
const LEAVING_COSTS_UTILITY = 45
const REFUSED_LEFT_ALONE_MINUTES = 30

export function choose(outlook: Outlook): Choice {
  const { minute, plans, last } = outlook.situation
  const thinking = [whisperOptions(outlook), goalOptions(outlook), needOptions(outlook)]
  const options = [
    ...thinking.flatMap((found) => found.options),
    ...nightOptions(outlook),
    ...companyOptions(outlook),
    ...spareOptions(outlook),
  ]
  const refused = last && !last.ok ? options.filter((option) => isSame(option, last.command)) : []
  const until = minute + REFUSED_LEFT_ALONE_MINUTES
  const setAside: Record<string, number> = {}
  for (const found of thinking) Object.assign(setAside, found.setAside)
  for (const { target } of refused) setAside[target] = until
  const isLeft = ({ target }: Option) => (plans.setAside?.[target] ?? 0) > minute
  const open = options.filter((option) => !refused.includes(option) && !isLeft(option))
  // waiting is always among them unless it was refused, which nothing does
  const rated = (open.length > 0 ? open : options)
    .map((option) => ({ option, utility: rate(option, outlook) }))
    .toSorted((one, other) => other.utility - one.utility)
  for (const { option, utility } of rated) {
    const chosen = option.inWords ? option.inWords() : option
    if (chosen) return { option: { ...chosen, utility }, setAside }
  }
  // there was nothing to do but talk, and no words for it
  return { option: { ...options[0]!, steps: [WAIT], utility: 0 }, setAside }
}

function rate(option: Option, { situation: { plans, variant = {} }, stays }: Outlook): number {
  const factor = paramIn(variant, 'begun-factor', BEGUN_FACTOR)
  const isBegun = plans.aim === option.aim && plans.steps.length > 0 && option.acts === undefined
  const endsTheSame = isBegun && plans.steps.at(-1) === option.steps.at(-1)
  const begun = isBegun ? option.utility * factor + BEGUN_UTILITY : option.utility
  const leaves = stays !== undefined && isWalk(option.steps[0])
  return (
    begun +
    (endsTheSame ? SAME_END_UTILITY : 0) -
    (leaves ? paramIn(variant, 'leaving-costs', LEAVING_COSTS_UTILITY) : 0)
  )
}

/** The very same command, or another word to whoever could not be spoken to. */
function isSame(option: Option, command: string): boolean {
  return option.steps[0] === command || (option.acts !== undefined && isRequest(command))
}
