/** Two things together: what a hint joins, what refused us for a reason of its own, and what is left to try. */
import type { ObjectSeen } from '../board.ts'
import { isAlive, isKind, isPlace, type Kind } from '../knowledge/kinds.ts'
import { carriedIn, type Knowledge } from '../knowledge/knowledge.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'

// a try at random, of which there are many
const BLIND = 0.01
const MOST_BLIND = 0.12
const HINTED = 0.35
const HINTED_PLACE = 0.05
const OBSTACLE = 0.03

export function* combine(knowledge: Knowledge): Generator<Proposal> {
  const held = carriedIn(knowledge)
  if (held.length === 0) return
  const verbs = new Map<string, string | undefined>()
  const spoken = (verb: string) => {
    if (!verbs.has(verb)) verbs.set(verb, sayable(knowledge, verb))
    return verbs.get(verb)
  }
  for (const target of knowledge.objects.values()) {
    const { name, location, properties } = target
    if (location === 'gone' || location === 'inventory' || isAlive(target)) continue
    if (properties.includes('dropped')) continue
    const isDull =
      properties.includes('mentioned') || isPlace(name) || properties.includes('plain') || isKind(name, 'plant')
    const interest = isDull ? 0 : properties.includes('obstacle') ? OBSTACLE / BLIND : 1 // prettier-ignore
    for (const tool of held) {
      const hint = knowledge.beliefs.get(pairKey(tool.name, name))
      for (const [verb, joint, fit] of waysToUse(tool, target)) {
        if (spoken(verb) === undefined) continue
        if (hint === undefined && interest === 0) continue
        const probability =
          hint !== undefined ? (isPlace(name) ? HINTED_PLACE : HINTED) : Math.min(MOST_BLIND, BLIND * interest * fit)
        const rest = `${tool.name} ${joint} ${name}`
        const deed = verb === 'put' || verb === 'tie' ? rest : `${name} ${joint} ${tool.name}`
        const reason = hint === undefined ? `${tool.name} and ${name} were never tried together` : `a hint joins ${tool.name} and ${name}` // prettier-ignore
        const proposal = offer(knowledge, { verb, rest: deed, at: location, probability, gain: 4, reason, lesson: hint === undefined ? `${verb} ${joint}` : 'hint' }) // prettier-ignore
        if (proposal) yield proposal
      }
    }
  }
}

export const pairKey = (one: string, other: string): string => `pair ${nounOf(one)}|${nounOf(other)}`

const nounOf = (name: string) => name.split(' ').at(-1)!

/** Verb, the word between, and how well the tool suits it. */
function* waysToUse(tool: ObjectSeen, target: ObjectSeen): Generator<readonly [string, string, number]> {
  yield ['put', 'on', 1]
  yield ['put', 'in', isKind(target.name, 'container') ? 1.5 : 0.8]
  for (const [kind, verb, joint, targets, fit] of SPECIAL)
    if (isKind(tool.name, kind) && (targets === undefined || targets.some((each) => isKind(target.name, each)))) yield [verb, joint, fit] // prettier-ignore
}

const SPECIAL: readonly (readonly [Kind, string, string, readonly Kind[] | undefined, number])[] = [
  ['rope', 'tie', 'to', undefined, 10],
  ['cutter', 'cut', 'with', ['rope', 'plant', 'cover'], 8],
  ['digger', 'dig', 'with', ['substance', 'scenery'], 8],
  ['tool', 'turn', 'with', ['control', 'tool', 'machine'], 12],
  ['weapon', 'break', 'with', ['door', 'container', 'machine'], 2],
  ['fire', 'burn', 'with', ['plant', 'writing', 'light'], 5],
]
