/** What was done: the records of an action, whatever its exact words. */
import { parseCommand } from '../knowledge/command.ts'
import { isSameName } from '../knowledge/names.ts'
import type { ActionRecord } from '../board.ts'
import type { Asked } from './read-asked.ts'

const LEAD = /^(?:to |we |i |that we |the command )/
// one does, one did, one is doing: the command has the plain verb
const SPOKEN: Readonly<Record<string, string>> = {
  went: 'go',
  going: 'go',
  took: 'take',
  taking: 'take',
  opened: 'open',
  opening: 'open',
  pushed: 'push',
  pushing: 'push',
  pulled: 'pull',
  pulling: 'pull',
  turned: 'turn',
  turning: 'turn',
  examined: 'examine',
  examining: 'examine',
  attacked: 'attack',
  attacking: 'attack',
  asked: 'ask',
  asking: 'ask',
  gave: 'give',
  giving: 'give',
  unlocked: 'unlock',
  unlocking: 'unlock',
  read: 'read',
  reading: 'read',
}

/** `going north`, `"open the window"` as a command. */
export function commandIn(words: string): string {
  const text = words.trim().toLowerCase().replaceAll(/["'`]/g, '').replace(LEAD, '').trim()
  const [first = '', ...rest] = text.split(/\s+/)
  return [Object.hasOwn(SPOKEN, first) ? SPOKEN[first]! : first, ...rest].join(' ')
}

function isSameDeed(one: string, other: string): boolean {
  const [a, b] = [parseCommand(one), parseCommand(other)]
  if (a.way !== undefined || b.way !== undefined) return a.way === b.way
  return (
    a.verb === b.verb &&
    a.nouns.length === b.nouns.length &&
    a.nouns.every((noun, place) => isSameName(noun, b.nouns[place]!))
  )
}

export const deedsLike = ({ actionHistory }: Asked, command: string): readonly ActionRecord[] =>
  actionHistory.filter(({ action }) => isSameDeed(action, command))

/** What is about to be done; when that was played already, it is what was done last. */
export const presentDeed = ({ action, actionHistory }: Asked): string | undefined =>
  action?.action ?? actionHistory.at(-1)?.action

export const failed = ({ outcome }: ActionRecord): boolean => outcome === 'failure' || outcome === 'harm'

/** The same action failed at the same place before, and was done again. */
export function repeatedFailures({ actionHistory }: Asked): Map<string, number> {
  const times = new Map<string, number>()
  for (const deed of actionHistory) {
    if (!failed(deed)) continue
    const key = `${deed.action} at ${deed.location}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return new Map([...times].filter(([, count]) => count > 1).toSorted((one, other) => other[1] - one[1]))
}
