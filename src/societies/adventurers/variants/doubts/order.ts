/** Doubts about what to do first: which acts go before others, and what is hardly an act for a thing. */
import { afforded } from '../../knowledge/affordances.ts'
import { parseCommand } from '../../knowledge/command.ts'
import { isAlive, isKind, type Kind } from '../../knowledge/kinds.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { FIRST, HALF, LESS, LOOKS, MUCH, partsOf, type Rule } from './doubt.ts'

export const order = {
  'advice-first':
    () =>
    ({ lesson }) =>
      lesson === 'advice' || lesson === 'hint' ? FIRST : 1,
  'take-first':
    () =>
    ({ command }) =>
      TAKES.test(command) ? MUCH : 1,
  'look-first':
    ({ tried }) =>
    ({ command, at }) => {
      const { verb, nouns, way } = parseCommand(command)
      const [noun] = nouns
      if (way !== undefined || noun === undefined || TALKS.test(verb)) return 1
      if (LOOKS.test(verb)) return FIRST
      const isSeen = [at, 'inventory'].some((place) => tried.get(trialKey(place, `examine ${noun}`)) !== undefined)
      return isSeen || verb === 'take' ? 1 : HALF
    },
  'people-first':
    () =>
    ({ command }) =>
      TALKS.test(parseCommand(command).verb) ? FIRST : 1,
  'no-blind-tries':
    () =>
    ({ command, probability }) =>
      probability < BLIND && parseCommand(command).way === undefined ? LESS : 1,
  'what-scored': ({ tried }) => {
    const scored = new Set<string>()
    for (const [key, { kind }] of tried.entries()) {
      const { verb, way } = parseCommand(partsOf(key).command)
      if (kind === 'score' && way === undefined) scored.add(verb)
    }
    return ({ command }) => (scored.has(parseCommand(command).verb) ? FIRST : 1)
  },
  'sensible-acts': ({ objects }) => {
    const byName = new Map([...objects.values()].map((thing) => [thing.name, thing]))
    return ({ command, lesson }) => {
      const { verb, nouns } = parseCommand(command)
      const [noun] = nouns
      if (noun === undefined || lesson === 'advice' || lesson === 'hint') return 1
      const thing = byName.get(noun)
      if (TALKS.test(verb)) return thing === undefined || isAlive(thing) || nouns.length > 1 ? 1 : LESS
      const fitting = Object.hasOwn(FITTING, verb) ? FITTING[verb]! : undefined
      return fitting === undefined || fitting.some((kind) => isKind(noun, kind)) ? 1 : LESS
    }
  },
  'counted-affordances':
    () =>
    ({ command, probability, reason }) => {
      const { verb, nouns } = parseCommand(command)
      const [noun] = nouns
      if (noun === undefined || nouns.length > 1 || probability <= 0 || KNOWN_STATE.test(reason)) return 1
      return afforded(COUNTED_AS[verb] ?? verb, noun, probability) / probability
    },
} as const satisfies Readonly<Record<string, Rule>>

// what we know of a thing itself goes before what is true of its kind
const KNOWN_STATE =
  /: (?:it is (?:un)?locked|it is closed|now that|there is more|it may be of use|a treasure|it may help|it was said)/
const COUNTED_AS: Readonly<Record<string, string>> = { 'turn on': 'switch on', light: 'switch on', press: 'push' }

/** By verb, kinds of things that it is usual with. */
const FITTING: Readonly<Record<string, readonly Kind[]>> = {
  open: ['container', 'door', 'cover', 'writing'],
  'turn on': ['light', 'machine', 'control'],
  climb: ['climbable', 'plant'],
  enter: ['passage', 'building', 'room', 'door', 'vehicle'],
  break: ['container', 'door', 'cover'],
}

const BLIND = 0.12
const TAKES = /^(?:take|get) all$/
const TALKS = /^(?:talk to|ask|tell|greet|hello|show|give)$/
