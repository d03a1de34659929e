/** Follows advice: what the story itself said could or would have to be done, with what we have. */
import { sayAdvice } from '../../../worlds/adventure/say-advice.ts'
import type { ObjectSeen } from '../board.ts'
import { ANYTHING, openAdvice, type KeptAdvice } from '../knowledge/model/advice.ts'
import { isAlive, isPlace } from '../knowledge/kinds.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { has } from '../knowledge/model/things.ts'
import { isSameName } from '../knowledge/names.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'
import { nounOf } from './combine.ts'
import { offer } from './offer.ts'
import type { Reach } from './reach.ts'

// stories say such things for a reason
const GAIN = 6
const NAMED = 0.5
// one of the things we have, and nobody said which
const SOME_TOOL = 0.3

export function* followAdvice(knowledge: PuzzleKnowledge, reach: Reach): Generator<Proposal> {
  const kept = openAdvice(knowledge).filter(({ first }) => first !== ANYTHING)
  if (kept.length === 0) return
  const things = [...knowledge.objects.values()].filter((thing) => thing.location !== 'gone' && !has(thing, 'unreal'))
  const held = carriedIn(knowledge)
  const named = (name: string) => {
    const same = things.filter((thing) => isSameName(thing.name, name)).slice(0, MOST_OF_A_NAME)
    const isHeld = same.some(({ location }) => location === 'inventory')
    return isHeld ? same : [...heldAs(name, held).slice(0, MOST_HELD), ...same]
  }
  for (const advice of kept)
    for (const target of named(advice.first)) {
      // `it wants bribing`: with what, if it takes something
      const isAlone =
        advice.second === undefined && sayAdvice({ ...advice, names: [target.name] }, knowledge.grammar) !== undefined
      const tools = isAlone
        ? [undefined]
        : isPut(advice) && target.location === 'inventory'
          ? toolsFor(ANYTHING, target, things.filter(canHold), named)
          : toolsFor(advice.second ?? ANYTHING, target, held, named)
      for (const tool of tools) {
        // only what is in our hands can be put anywhere
        if (advice.verb === 'put' && (target.location !== 'inventory' || advice.second === undefined)) continue
        const at = placeOf(target, tool)
        const isAny = tool !== undefined && (advice.second ?? ANYTHING) === ANYTHING
        const inVain = isAny ? timesTried(knowledge, `${advice.verb} ${target.name} `) : 0
        const probability = isAny ? SOME_TOOL * IN_VAIN ** inVain : NAMED
        if (at === undefined || !reach(at, probability * GAIN)) continue
        const names = [target, ...(tool ? [tool] : [])].map(({ name }) => name)
        const command = sayAdvice({ ...advice, names }, knowledge.grammar)
        if (command === undefined) continue
        // by a word of its own it is in our hands all the same, and was wherever we tried it
        if (
          target.location === 'inventory' &&
          !held.some(({ name }) => name === target.name) &&
          wasTried(knowledge, command)
        )
          continue
        const [verb = '', ...rest] = command.split(' ')
        const reason = `it was said that one could ${advice.verb} it`
        const deed = { verb, rest: rest.join(' '), at, probability, gain: GAIN, reason, lesson: 'advice' }
        const proposal = offer(knowledge, deed)
        if (proposal) yield proposal
      }
    }
}

/** `Put it on something hot.` */
const isPut = ({ verb, second }: KeptAdvice): boolean => PUTS.test(verb) && second === ANYTHING
const PUTS = /^(?:put|place|set|hang|lay|stand)$/

/** Fixed where it is, so that something can be put on it. */
const canHold = (thing: ObjectSeen): boolean =>
  thing.location !== 'inventory' &&
  !has(thing, 'portable') &&
  !has(thing, 'mentioned') &&
  !isAlive(thing) &&
  !isPlace(thing.name)

// each thing that it did not work with
const IN_VAIN = 0.7

function timesTried({ tried }: PuzzleKnowledge, beginning: string): number {
  let times = 0
  for (const [key] of tried.entries()) if (key.slice(key.lastIndexOf('|') + 1).startsWith(beginning)) times++
  return times
}

function wasTried({ tried }: PuzzleKnowledge, command: string): boolean {
  for (const [key] of tried.entries()) if (key.endsWith(`|${command}`)) return true
  return false
}

/** `carbide`, and we have a carbide tin, or a bottle of which we were told of water: by the word that was used. */
const heldAs = (noun: string, held: readonly ObjectSeen[]): readonly ObjectSeen[] => [
  // the music roll, and we have a red roll and a green one
  ...held.filter(({ name }) => nounOf(name) === nounOf(noun)),
  ...held
    .filter(({ name, of, about = [] }) => name.split(' ').includes(noun) || of === noun || about.includes(noun))
    .map((thing) => ({ ...thing, name: noun })),
]

const MOST_OF_A_NAME = 2
const MOST_HELD = 3
const MOST_TOOLS = 12

function toolsFor(
  second: string,
  target: ObjectSeen,
  held: readonly ObjectSeen[],
  named: (name: string) => readonly ObjectSeen[],
): readonly ObjectSeen[] {
  const tools = second === ANYTHING ? held : named(second)
  return tools.filter(({ id, name }) => id !== target.id && name !== target.name).slice(0, MOST_TOOLS)
}

/** Where both are; what we carry is everywhere. Nothing when they are at two places. */
function placeOf(target: ObjectSeen, tool: ObjectSeen | undefined): string | undefined {
  if (tool === undefined || tool.location === 'inventory') return target.location
  if (target.location === 'inventory') return tool.location
  return target.location === tool.location ? target.location : undefined
}
