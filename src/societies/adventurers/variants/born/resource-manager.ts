/**
 * Resource Manager: what runs out. It notes when the story says that a light fades, that we are hungry, thirsty, tired
 * or cold, proposes what helps against it, and warns of going into the dark while the light is nearly gone.
 */
import { isKind } from '../../knowledge/kinds.ts'
import { carriedIn } from '../../knowledge/model/load.ts'
import { isBright } from '../../knowledge/model/light.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { sayable } from '../../knowledge/wording.ts'
import type { Proposal } from '../../protocol.ts'
import type { Warning } from '../heard.ts'
import { listIn, listing, type NewbornKnowledge, type RuleAgent } from './rule-agent.ts'

interface Shortage {
  readonly what: Want
  readonly step: number
  readonly times: number
}
type Want = 'food' | 'drink' | 'light' | 'rest' | 'air'

const SIGNS: Readonly<Record<Want, RegExp>> = {
  food: /\b(?:hungry|starving|famished|hunger)\b/i,
  drink: /\b(?:thirsty|parched|thirst)\b/i,
  light: /\b(?:dims?|dimmer|flickers?|gutters?|burning low|burns low|running (?:low|out)|nearly out|getting dark)\b/i,
  rest: /\b(?:tired|exhausted|weary|sleepy|drowsy)\b/i,
  air: /\b(?:suffocat\w+|choking|out of breath|air is (?:bad|foul|thin))\b/i,
}
const LIKELY = 0.7
// much, because whoever is new is trusted with a quarter of it
const GAIN = 16
const RECENT = 12
const LEFT = 0.3

export const resourceManager: RuleAgent = {
  name: 'resource-manager',
  title: 'Resource Manager',
  responsibility: 'Keeps what runs out (food, drink, light, strength, air) and says what helps before it is too late.',
  think(knowledge, notes) {
    const before = listIn<Shortage>(notes, 'shortages')
    const text = knowledge.view.observation?.text ?? ''
    const told = (Object.keys(SIGNS) as Want[]).filter((want) => SIGNS[want].test(text))
    const shortages = told.reduce((all, what) => {
      const known = all.find((each) => each.what === what)
      return [...all.filter((each) => each !== known), { what, step: knowledge.step, times: (known?.times ?? 0) + 1 }]
    }, before)
    const now = shortages.filter(({ step }) => knowledge.step - step <= RECENT)
    return {
      proposals: now.flatMap(({ what }) => [...reliefs(what, knowledge)]),
      warnings: now.some(({ what }) => what === 'light') ? darkWays(knowledge) : [],
      ...(told.length > 0 && { notes: { shortages } }),
    }
  },
  questions: [
    {
      asks: 'What is running out?',
      wording: /\b(?:running (?:out|low)|short|resources?|supplies)\b/i,
      answer: (notes) =>
        listing(
          'Running out',
          listIn<Shortage>(notes, 'shortages').map(({ what, step, times }) => `${what} (${times} times, step ${step})`),
        ),
    },
  ],
}

function* reliefs(want: Want, knowledge: NewbornKnowledge): Generator<Proposal> {
  const { here, tried } = knowledge
  const deed = function* (verbs: readonly string[], names: readonly string[]): Generator<Proposal> {
    const verb = sayable(knowledge, ...verbs)
    if (verb === undefined) return
    for (const name of names) {
      const command = name === '' ? verb : `${verb} ${name}`
      if (tried.get(trialKey(here, command)) === undefined)
        yield { command, at: here, gain: GAIN, probability: LIKELY, reason: `against want of ${want}`, lesson: want }
    }
  }
  const held = carriedIn(knowledge).map(({ name }) => name)
  if (want === 'food')
    yield* deed(
      ['eat'],
      held.filter((name) => isKind(name, 'food')),
    )
  if (want === 'drink') yield* deed(['drink'], [...held.filter((name) => isKind(name, 'drink')), 'water'])
  if (want === 'rest') yield* deed(['sleep', 'rest', 'sit'], [''])
}

/** Ways that we know to lead into the dark. */
function darkWays({ ways, here, places }: NewbornKnowledge): Warning[] {
  return Object.entries(ways.get(here) ?? {}).flatMap(([way, to]) =>
    isBright({ places }, to) ? [] : [{ command: way, at: here, left: LEFT }],
  )
}
