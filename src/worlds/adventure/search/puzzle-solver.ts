/**
 * Puzzle Solver: proposes what to do in a place, in levels: what worked before and what is new first, the unlikely
 * later.
 */
import type { Acts, Act } from './acts.ts'
import { addressOf, valueOf, type Effect, type Memory } from './memory.ts'
import type { Place } from './navigator.ts'
import type { Facts } from './facts.ts'
import { isMisunderstood, type Senses } from './senses.ts'
import type { Things } from './things.ts'

export interface Scope {
  readonly here: readonly number[]
  readonly held: readonly number[]
}

export interface PuzzleSolver {
  scope(place: Place): Scope
  /** Acts for a place; at level 0 the promising and the new, later the rest. */
  propose(place: Place, scope: Scope, level: number): Act[]
}

const MOST_BACKOFF = 7

export function createPuzzleSolver(
  senses: Senses,
  facts: Facts,
  memory: Memory,
  things: Things,
  acts: Acts,
  player: number,
  noteTurn: () => void,
  read: (text: string) => void,
): PuzzleSolver {
  const { machine } = senses
  const visible = new Map<string, boolean>()
  const mentionedIn = new Map<number, readonly number[]>()
  const examine = acts.patterns.some(({ verb }) => verb === 'examine') ? 'examine' : 'look at'

  const answersTo = (place: Place, name: string) => {
    machine.restore(place.snapshot)
    noteTurn()
    const { text } = senses.do(`${examine} ${name}`)
    read(text)
    return senses.ticked() && !isMisunderstood(text)
  }
  const canBeSeen = (place: Place, thing: number, scope: readonly number[], isHeld = false) => {
    machine.restore(place.snapshot)
    const object = things.isObject(thing) ? thing : 0
    const parent = object === 0 ? 0 : machine.objects.parent(object)
    const attributes = `${attributesOf(machine, object)} ${attributesOf(machine, parent)}`
    const key = `${isHeld ? 0 : place.room} ${thing} ${parent} ${attributes} ${place.lit}`
    let found = visible.get(key)
    if (found === undefined) {
      found = answersTo(place, things.name(thing))
      const other =
        found || object === 0 ? undefined : things.otherNames(thing, scope).find((name) => answersTo(place, name))
      if (other !== undefined) things.rename(thing, other)
      visible.set(key, (found ||= other !== undefined))
    }
    return found
  }
  const mentioned = (place: Place, here: readonly number[]) => {
    const known = mentionedIn.get(place.room)
    if (known || !place.lit) return known ?? []
    machine.restore(place.snapshot)
    noteTurn()
    const { text } = senses.do('look')
    read(text)
    const found = things.mentioned(text, here).filter((thing) => canBeSeen(place, thing, here))
    mentionedIn.set(place.room, found)
    return found
  }
  const scopeOf: PuzzleSolver['scope'] = (place) => {
    machine.restore(place.snapshot)
    const carried = player === 0 ? [] : things.inside(player)
    const around = place.room === 0 ? [] : things.inside(place.room)
    const both = [...around, ...carried]
    const held = carried.filter((thing) => canBeSeen(place, thing, both, true))
    const here = around.filter((thing) => canBeSeen(place, thing, both))
    return { held, here: [...here, ...mentioned(place, here)] }
  }

  /** It would do nothing where all it did is so already. */
  const isDone = ({ atoms }: Effect) => atoms.every((atom) => facts.heldByte(addressOf(atom)) === valueOf(atom))

  const stateOf = (thing: number) => (things.isObject(thing) ? facts.stateOf(thing) : 0)

  const propose: PuzzleSolver['propose'] = (place, { here, held }, level) => {
    const { room } = place
    const proposed: Act[] = []
    const inScope = new Set([0, ...here, ...held])
    const isHere = (act: Act) => acts.isAbout(act, inScope)
    const fresh = (act: Act, at = room) => memory.timesTried(at, act) === 0
    if (level === 0) {
      for (const deposit of memory.deposits) {
        if (deposit.room !== room || !inScope.has(deposit.other)) continue
        for (const thing of held) {
          if (!memory.precious.has(thing)) continue
          const [first, second] = deposit.preciousFirst ? [thing, deposit.other] : [deposit.other, thing]
          proposed.push({ pattern: deposit.pattern, first, second })
        }
      }
      for (const effect of memory.effectsIn(room)) {
        if (effect.isMerePlacing || !isHere(effect.act) || isDone(effect)) continue
        if (effect.failed > 0 && memory.now < effect.lastTried + 2 ** Math.min(effect.failed, MOST_BACKOFF)) continue
        proposed.push(effect.act)
      }
      for (const { act, tries, lastTried } of memory.refusalsIn(room))
        if (isHere(act) && memory.now >= lastTried + 2 ** Math.min(tries, MOST_BACKOFF)) proposed.push(act)
      for (const pattern of acts.byThings[0]!) {
        const act = { pattern, first: 0, second: 0 }
        if (fresh(act)) proposed.push(act)
      }
      for (const pattern of acts.byThings[1]!)
        for (const first of here) {
          const act = { pattern, first, second: 0, state: stateOf(first) }
          if (fresh(act)) proposed.push(act)
        }
    } else if (level === 1) {
      for (const pattern of acts.byThings[1]!)
        for (const first of held) {
          const act = { pattern, first, second: 0, state: stateOf(first) }
          if (fresh(act)) proposed.push(act)
        }
    }
    return proposed
  }

  return { scope: scopeOf, propose }
}

function attributesOf({ memory, objects, story }: Senses['machine'], object: number): number {
  if (object === 0) return 0
  const entry = objects.firstEntry + (object - 1) * objects.entryLength
  let hash = 0
  for (let at = entry; at < entry + (story.version === 3 ? 4 : 6); at++)
    hash = Math.imul(hash ^ memory.bytes[at]!, 0x01000193)
  return hash
}
