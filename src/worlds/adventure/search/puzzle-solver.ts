/**
 * Puzzle Solver: proposes what to do in a place, in levels: what worked before and what is new first, the unlikely
 * later.
 */
import type { Acts, Act } from './acts.ts'
import type { Hinges } from './hinges.ts'
import { addressOf, valueOf, type Effect, type Memory } from './memory.ts'
import type { Place } from './navigator.ts'
import type { Facts } from './facts.ts'
import { isMisunderstood, type Senses } from './senses.ts'
import type { Things } from './things.ts'

export interface Scope {
  readonly here: readonly number[]
  readonly held: readonly number[]
}

export interface Proposal {
  readonly act: Act
  /** how likely it does anything; what is known to is tried in any case */
  readonly hope: number
  /** that of an act which is tried once more */
  readonly grade?: number
}

export interface PuzzleSolver {
  scope(place: Place): Scope
  /** Acts for a place: what is known to do something, what hangs on what is another now, and what is new. */
  propose(place: Place, scope: Scope, isFirst: boolean): Proposal[]
}

const MOST_BACKOFF = 10
// how much likelier a thing in its place is to be for something than a mere word, or than a thing that was brought
const MERE_WORD = 0.5
const HELD = 0.7

export function createPuzzleSolver(
  senses: Senses,
  facts: Facts,
  memory: Memory,
  things: Things,
  acts: Acts,
  player: number,
  noteTurn: () => void,
  hinges: Hinges,
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
  const isDone = ({ atoms }: Effect) =>
    atoms.length > 0 && atoms.every((atom) => facts.heldByte(addressOf(atom)) === valueOf(atom))

  const propose: PuzzleSolver['propose'] = (place, { here, held }, isFirst) => {
    const { room } = place
    hinges.see(place)
    const proposed: Proposal[] = []
    const inScope = new Set([0, ...here, ...held])
    const isHere = (act: Act) => acts.isAbout(act, inScope)
    const certain = (act: Act) => proposed.push({ act, hope: 1 })
    for (const deposit of memory.deposits) {
      if (deposit.room !== room || !inScope.has(deposit.other)) continue
      for (const thing of held) {
        if (!memory.precious.has(thing)) continue
        const [first, second] = deposit.preciousFirst ? [thing, deposit.other] : [deposit.other, thing]
        certain({ pattern: deposit.pattern, first, second })
      }
    }
    for (const effect of memory.effectsIn(room)) {
      if (effect.isMerePlacing || !isHere(effect.act) || isDone(effect)) continue
      if (!memory.isVain(room, effect.act)) certain(effect.act)
    }
    for (const at of isFirst ? [room, 0] : [room])
      for (const { act, grade } of memory.reopened(at))
        if (isHere(act)) proposed.push({ act, grade, hope: memory.hope(grade) })
    for (const { act, tries, lastTried } of memory.refusalsIn(room))
      if (isHere(act) && memory.now >= lastTried + 2 ** Math.min(tries + 5, MOST_BACKOFF))
        proposed.push({ act, hope: memory.promise(act.pattern) })
    const fresh = (act: Act, share: number) => {
      if (memory.timesTried(room, act) === 0) proposed.push({ act, hope: share * memory.promise(act.pattern) })
    }
    for (const pattern of acts.byThings[0]!) fresh({ pattern, first: 0, second: 0 }, 1)
    for (const pattern of acts.byThings[1]!) {
      for (const first of here) fresh({ pattern, first, second: 0 }, things.isObject(first) ? 1 : MERE_WORD)
      for (const first of held) fresh({ pattern, first, second: 0 }, HELD)
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
