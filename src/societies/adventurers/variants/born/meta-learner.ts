/**
 * Meta-Learner: which kinds of acts have paid, in this game and in those before it where their lessons were carried
 * over; and it does the like with things of the same kind that nobody has tried it on.
 */
import { KINDS, isKind } from '../../knowledge/kinds.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { sayable } from '../../knowledge/wording.ts'
import type { Proposal } from '../../protocol.ts'
import { listIn, listing, type NewbornKnowledge, type RuleAgent } from './rule-agent.ts'

/** `open` worked on a `container`. */
interface Affordance {
  readonly verb: string
  readonly kind: string
  readonly tries: number
  readonly successes: number
}

const MOST_KEPT = 120
// much, because whoever is new is trusted with a quarter of it
const GAIN = 8
// it must have worked oftener than once, and every third time at least
const PROVEN = 2
const OFTEN = 1 / 3

export const metaLearner: RuleAgent = {
  name: 'meta-learner',
  title: 'Meta-Learner',
  responsibility: 'Keeps which acts pay with which kinds of things, across games where lessons are carried over.',
  think(knowledge, notes) {
    const before = listIn<Affordance>(notes, 'affordances')
    const learned = learn(knowledge, before)
    return {
      proposals: [...transfers(knowledge, learned)],
      ...(learned !== before && { notes: { affordances: learned } }),
    }
  },
  questions: [
    {
      asks: 'What works with which kinds of things?',
      wording: /\b(?:works?|pays?|patterns?|learned|kinds?)\b/i,
      answer: (notes) =>
        listing(
          'What works',
          listIn<Affordance>(notes, 'affordances')
            .filter(({ successes }) => successes >= PROVEN)
            .map(({ verb, kind, successes, tries }) => `${verb} ${kind} (${successes} of ${tries})`),
        ),
    },
  ],
}

/** From what was done last, and whether the story took it as more than talk. */
function learn({ last, situation }: NewbornKnowledge, before: readonly Affordance[]): readonly Affordance[] {
  const [noun, second] = last?.nouns ?? []
  if (last === undefined || noun === undefined || second !== undefined || last.way !== undefined) return before
  const kinds = KINDS.filter((kind) => isKind(noun, kind))
  if (kinds.length === 0) return before
  const hasPaid = situation.kind === 'change' || situation.kind === 'score' || situation.scoreChange > 0
  const all = new Map(before.map((each) => [`${each.verb} ${each.kind}`, each]))
  for (const kind of kinds) {
    const { tries = 0, successes = 0 } = all.get(`${last.verb} ${kind}`) ?? {}
    all.set(`${last.verb} ${kind}`, {
      verb: last.verb,
      kind,
      tries: tries + 1,
      successes: successes + (hasPaid ? 1 : 0),
    })
  }
  return [...all.values()].slice(-MOST_KEPT)
}

function* transfers(knowledge: NewbornKnowledge, affordances: readonly Affordance[]): Generator<Proposal> {
  const { objects, tried, here } = knowledge
  const proven = affordances.filter(
    ({ successes, tries, verb }) => successes >= PROVEN && successes / tries >= OFTEN && verb !== 'drop',
  )
  for (const { verb, kind, successes, tries } of proven) {
    if (sayable(knowledge, verb) === undefined) continue
    for (const { name, location, properties } of objects.values()) {
      if (location === 'gone' || properties.includes('unreal') || !isKind(name, kind as Parameters<typeof isKind>[1]))
        continue
      const at = location === 'inventory' ? here : location
      const command = `${verb} ${name}`
      if (tried.get(trialKey(location, command)) === undefined && tried.get(trialKey(at, command)) === undefined)
        yield {
          command,
          at,
          gain: GAIN,
          probability: (successes / (tries + 2)) * 0.5,
          reason: `${verb} worked on ${successes} of ${tries} things like it`,
          lesson: `transfer ${verb}`,
        }
    }
  }
}
