/** Orders of notices that were read at a place: what they say to do there, and whether it was done. */
import { sayAdvice } from '../../../worlds/adventure/say-advice.ts'
import { ordersIn } from '../../../worlds/adventure/read-orders.ts'
import { isNotice } from '../knowledge/kinds.ts'
import { parseCommand } from '../knowledge/command.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { isPluralOf } from '../knowledge/names.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { partsOf, WORKED } from './doubts/doubt.ts'

export interface OrderHere {
  /** nothing where it cannot be said in this story */
  readonly command: string | undefined
  readonly isTried: boolean
  readonly isDone: boolean
}

type Reading = Pick<Knowledge, 'tried' | 'objects' | 'vocabulary' | 'grammar'>

const READS = /^(?:read|examine|x|look at)$/

export function ordersAt({ tried, objects, vocabulary, grammar }: Reading, place: string): readonly OrderHere[] {
  const found = new Map<string, OrderHere>()
  // brakes in general are ours, if we know of one
  const called = (noun: string) =>
    [...objects.values()].find(({ name }) => name !== noun && isPluralOf(noun, name.slice(name.lastIndexOf(' ') + 1)))
      ?.name ?? noun
  for (const [key, { told }] of tried.entries()) {
    const { place: at, command: read } = partsOf(key)
    if (at !== place) continue
    const { verb, nouns } = parseCommand(read)
    if (!READS.test(verb) || !isNotice(nouns[0] ?? '')) continue
    for (const { verb: deed, particle, noun } of ordersIn(told, vocabulary)) {
      const name = called(noun)
      const command =
        noun === 'it' ? undefined : sayAdvice({ verb: deed, preposition: particle, names: [name] }, grammar)
      const last = command === undefined ? undefined : tried.get(trialKey(place, command))
      const trial = last !== undefined && last.step > lastDeedWith(tried, name, command!) ? last : undefined
      found.set(`${deed} ${noun}`, {
        command,
        isTried: trial !== undefined,
        isDone: trial !== undefined && WORKED.has(trial.kind),
      })
    }
  }
  return [...found.values()]
}

/** When something else was last done to it that worked: what was pinned down may have been let go. */
function lastDeedWith(tried: Reading['tried'], name: string, except: string): number {
  let last = -1
  for (const [key, { kind, step }] of tried.entries()) {
    const { command } = partsOf(key)
    if (WORKED.has(kind) && command !== except && command.endsWith(` ${name}`)) last = Math.max(last, step)
  }
  return last
}
