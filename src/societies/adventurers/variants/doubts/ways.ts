/** Doubts about ways: which to go before others, and which not. */
import { parseCommand } from '../../knowledge/command.ts'
import { canSee } from '../../knowledge/model/light.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { LONG_STUCK } from '../../memory/recollect.ts'
import { ordersAt } from '../orders-here.ts'
import { HARDLY, LAST_OF_ALL, LESS, MUCH, NONE, partsOf, type Rule } from './doubt.ts'

export const byWays = {
  'listed-ways-first':
    ({ places }) =>
    ({ command, at }) => {
      const { way } = parseCommand(command)
      const exits = places.get(at)?.exits ?? []
      return way === undefined || exits.length === 0 || exits.includes(way) ? 1 : LAST_OF_ALL
    },
  'ways-as-told': ({ tried, places }) => {
    let [vain, led] = [0, 0]
    const isUnsaid = (way: string, at: string) => {
      const exits = places.get(at)?.exits ?? []
      return exits.length > 0 && !exits.includes(way)
    }
    for (const [key, { kind }] of tried.entries()) {
      const { place, command } = partsOf(key)
      const { way } = parseCommand(command)
      if (way === undefined || !isUnsaid(way, place)) continue
      if (kind === 'moved' || kind === 'score') led++
      else vain++
    }
    const left = Math.max(LAST_OF_ALL, (1 + 3 * led) / (1 + 3 * led + vain / 2))
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      return way === undefined || !isUnsaid(way, at) ? 1 : left
    }
  },
  'explore-first':
    ({ places }) =>
    ({ command, at }) => {
      const { way } = parseCommand(command)
      return way !== undefined && places.get(at)?.exits.includes(way) === true ? MUCH : 1
    },
  'explore-when-stuck': ({ tried, ways, gameState }) => {
    if (gameState.stepsSinceProgress < LONG_STUCK) return NONE
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      if (way === undefined || ways.get(at)?.[way] !== undefined) return 1
      return tried.get(trialKey(at, way)) === undefined ? MUCH : 1
    }
  },
  'back-from-the-dark': (knowledge) => {
    const { reply, ways, places, here } = knowledge
    if (!reply.dark || canSee(knowledge)) return NONE
    const known = ways.get(here) ?? {}
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      if (way === undefined || at !== here) return 1
      const to = known[way]
      return to !== undefined && places.get(to)?.bright === true ? BACK : HARDLY
    }
  },
  // where what was ordered was not done, what lies behind it may be the last we see
  'obey-notices': (knowledge) => {
    const isOpen = new Map<string, boolean>()
    const isLeftUndone = (at: string): boolean => {
      let open = isOpen.get(at)
      if (open === undefined) isOpen.set(at, (open = ordersAt(knowledge, at).some(({ isDone }) => !isDone)))
      return open
    }
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      return way === undefined || knowledge.ways.get(at)?.[way] !== undefined || !isLeftUndone(at) ? 1 : LAST_OF_ALL
    }
  },
  'heed-warnings': ({ places, reply }) => {
    const isWarned = (at: string) => WARNS.test(places.get(at)?.description ?? '') || WARNS.test(reply.before)
    return ({ command, at }) => {
      const { way, verb } = parseCommand(command)
      if (!isWarned(at)) return 1
      if (way !== undefined) return places.get(at)?.exits.includes(way) === false ? HARDLY : 1
      return RISKY.test(verb) ? LESS : 1
    }
  },
} as const satisfies Readonly<Record<string, Rule>>

const BACK = 4
const RISKY = /^(?:attack|kill|hit|touch|eat|drink|taste|jump|climb|enter|push|pull|take|swim|cross|land on)$/
const WARNS =
  /\b(?:danger(?:ous)?|deadly|poison(?:ous)?|beware|careful(?:ly)?|keep (?:off|out|away|to)|do not|don't|never|fatal|treacherous|venom\w*)\b/i
