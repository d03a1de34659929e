/** Combines two things: those a hint joins, those that refused us in a special way, and those left to try. */
import type { ObjectSeen } from '../board.ts'
import { isAround, isAlive, isKind, isPlace, type Kind } from '../knowledge/kinds.ts'
import { holdsOn, receives } from '../knowledge/holders.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { timesIndifferent } from '../knowledge/model/people.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { Reach } from './reach.ts'
import type { PuzzleKnowledge } from '../views.ts'

const GAIN = 4
const HINTED = 0.4
const HINT_GAIN = 6
const HINTED_PLACE = 0.05
const NOT_SO = 0.1
// a try at random, of which there are many; more where something stood in our way
const BLIND = 0.01
const AT_OBSTACLE = 3
const MOST_BLIND = 0.12
// each time that it gave the same answer to another thing
const INDIFFERENT = 0.5

/** With `isBlindToo` also what is elsewhere and joined by nothing but our not having tried it. */
export function* combine(knowledge: PuzzleKnowledge, reach: Reach, isBlindToo: boolean): Generator<Proposal> {
  const { lit } = knowledge.light
  const tools = carriedIn(knowledge)
    .filter(({ name }) => name !== lit)
    .map((tool) => ({ tool, noun: nounOf(tool.name) }))
  if (tools.length === 0) return
  const { hints } = knowledge
  const taken = holdersTaken(knowledge)
  for (const target of knowledge.objects.values()) {
    const { name, location, properties } = target
    if (location === 'gone' || location === 'inventory' || properties.includes('dropped') || isAlive(target)) continue
    const partners = properties.includes('mentioned') ? undefined : hints.get(nounOf(name))
    const interest = interestIn(target)
    const isSpecial = isNamedForMore(name)
    // one of several holders, told apart by another word, waits for something wherever it is
    const isNear =
      location === knowledge.here || isBlindToo || (isSpecial && holdsOn(name)) || properties.includes('obstacle')
    if (partners === undefined && (!(isNear || isSpecial) || interest === 0)) continue
    if (!reach(location, partners === undefined && !isSpecial ? MOST_BLIND * GAIN : HINTED * HINT_GAIN)) continue
    const isFree = holdsOn(name) && !taken.has(`${name}@${location}`)
    for (const { tool, noun } of tools) {
      const isPlaced = (isFree && knowledge.placed.has(noun)) || isMadeFor(name, tool.name)
      if (isPlaced || partners?.includes(noun))
        yield* together(knowledge, tool, target, isPlace(name) && !isPlaced ? HINTED_PLACE : HINTED, true)
      // without a light we may see nothing any more
      else if (isNear && interest > 0 && !isKind(tool.name, 'light'))
        yield* together(knowledge, tool, target, BLIND * interest, false)
    }
  }
}

/** What has something on it that we have put there, by name and place. */
function holdersTaken({ objects }: PuzzleKnowledge): ReadonlySet<string> {
  const taken = new Set<string>()
  for (const { inside = '', location, properties } of objects.values())
    if (inside !== '' && properties.includes('dropped')) taken.add(`${inside}@${location}`)
  return taken
}

export const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

function interestIn({ name, properties }: ObjectSeen): number {
  if (properties.includes('mentioned') || properties.includes('plain')) return 0
  if (properties.includes('telling')) return AT_OBSTACLE
  if (!holdsOn(name) && (isPlace(name) || isKind(name, 'plant') || isAround(name))) return 0
  return properties.includes('obstacle') ? AT_OBSTACLE : 1
}

function* together(
  knowledge: PuzzleKnowledge,
  tool: ObjectSeen,
  target: ObjectSeen,
  chance: number,
  isHint: boolean,
): Generator<Proposal> {
  for (const { verb, joint, toolFirst, fit } of waysToUse(tool, target)) {
    if (sayable(knowledge, verb) === undefined || knowledge.unknownPhrases.has(`${verb} ${joint}`)) continue
    const rest = toolFirst ? `${tool.name} ${joint} ${target.name}` : `${target.name} ${joint} ${tool.name}`
    // what is made to have something on it is tried so first
    const hinted = joint === 'in' && holdsOn(target.name) ? chance * NOT_SO : chance
    const times = timesIndifferent(knowledge, nounOf(target.name), verb)
    const proposal = offer(knowledge, {
      verb,
      rest,
      at: target.location,
      probability: isHint ? hinted : Math.min(MOST_BLIND, chance * fit) * INDIFFERENT ** times,
      gain: isHint ? HINT_GAIN : GAIN,
      reason: isHint ? `a hint joins ${tool.name} and ${target.name}` : `${tool.name} with ${target.name}?`,
      lesson: isHint ? 'hint' : `${verb} ${joint}`,
    })
    if (proposal) yield proposal
  }
}

/** Perhaps called after what goes in or on it: a coin slot, not a slot. */
const isNamedForMore = (name: string): boolean => name.includes(' ') && receives(name)

const NARROW: readonly Kind[] = ['key', 'fuel', 'money', 'jewel', 'weapon', 'rope', 'drink', 'food', 'light', 'writing']

/** A coin slot and a penny, a fuse holder and a fuse. */
function isMadeFor(target: string, tool: string): boolean {
  if (!isNamedForMore(target)) return false
  const noun = nounOf(tool)
  return target
    .split(' ')
    .slice(0, -1)
    .some(
      (word) => word === noun || `${word}s` === noun || NARROW.some((kind) => isKind(word, kind) && isKind(noun, kind)),
    )
}

interface Use {
  readonly verb: string
  readonly joint: string
  /** `put TOOL on TARGET`, not `cut TARGET with TOOL` */
  readonly toolFirst: boolean
  /** how well the tool suits it */
  readonly fit: number
}

/** How one thing could be used on another, whatever the story. */
export function* waysToUse(tool: ObjectSeen, target: ObjectSeen): Generator<Use> {
  yield holdsOn(target.name) ? HANG_ON : PUT_ON
  yield isKind(target.name, 'container') ? PUT_INTO : PUT_IN
  if (target.properties.includes('barrier') && FORCES.some((kind) => isKind(tool.name, kind))) yield BREAK_WITH
  for (const { kind, targets, use } of SPECIAL)
    if (isKind(tool.name, kind) && (targets === undefined || targets.some((each) => isKind(target.name, each))))
      yield use
}

const PUT_ON: Use = { verb: 'put', joint: 'on', toolFirst: true, fit: 0.4 }
// made to have something on it
const HANG_ON: Use = { verb: 'put', joint: 'on', toolFirst: true, fit: 8 }
const PUT_IN: Use = { verb: 'put', joint: 'in', toolFirst: true, fit: 0.3 }
const PUT_INTO: Use = { verb: 'put', joint: 'in', toolFirst: true, fit: 1.5 }

interface Special {
  readonly kind: Kind
  /** with any of these; with anything when missing */
  readonly targets?: readonly Kind[]
  readonly use: Use
}

const withTool = (verb: string, fit: number): Use => ({ verb, joint: 'with', toolFirst: false, fit })

const FORCES: readonly Kind[] = ['weapon', 'digger', 'cutter', 'tool']
const BREAK_WITH = withTool('break', 3)

const SPECIAL: readonly Special[] = [
  { kind: 'rope', use: { verb: 'tie', joint: 'to', toolFirst: true, fit: 10 } },
  { kind: 'cutter', targets: ['rope', 'plant', 'cover'], use: withTool('cut', 8) },
  { kind: 'digger', targets: ['substance', 'scenery'], use: withTool('dig', 8) },
  { kind: 'tool', targets: ['control', 'tool', 'machine'], use: withTool('turn', 8) },
  { kind: 'weapon', targets: ['door', 'container', 'machine'], use: withTool('break', 2) },
  { kind: 'fire', targets: ['plant', 'writing', 'light'], use: withTool('burn', 5) },
]
