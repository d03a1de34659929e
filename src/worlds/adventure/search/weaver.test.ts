import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../base/random.ts'
import type { Acts } from './acts.ts'
import { createBank } from './bank.ts'
import type { Facts } from './facts.ts'
import { createMemory } from './memory.ts'
import type { Navigator, Place } from './navigator.ts'
import type { Node } from './node.ts'
import type { Deed } from './perform.ts'
import type { Senses } from './senses.ts'
import type { Settler } from './settle.ts'
import type { Doing } from './doing.ts'
import { commandsOf, createWeaver } from './weaver.ts'

/** Rooms in a row, `go N` from any to any; in each room `take N` brings N points, once. */
function row() {
  let now = { room: 0, taken: new Set<number>() }
  const score = () => [...now.taken].reduce((sum, each) => sum + each, 0)
  let hasTicked = true
  const senses = {
    machine: {
      snapshot: () => ({ ...now, taken: new Set(now.taken) }),
      restore: (then: typeof now) => (now = { ...then, taken: new Set(then.taken) }),
    },
    do: (command: string) => {
      const [verb, number] = command.split(' ')
      hasTicked = verb === 'go' || (Number(number) === now.room && !now.taken.has(now.room))
      if (verb === 'go') now.room = Number(number)
      else if (hasTicked) now.taken.add(now.room)
      return { commands: [command], text: '', goesOn: true, ended: false }
    },
    place: () => now.room,
    score,
    ticked: () => hasTicked,
  } as unknown as Senses
  const navigator = { route: (_: number, to: number) => [{ command: `go ${to}`, to }] } as unknown as Navigator
  return { senses, navigator, start: senses.machine.snapshot() }
}

const taking = (room: number): Deed => ({ room, commands: [`take ${room}`], takesLuck: false, gain: room })
const facts = { hold: () => undefined } as unknown as Facts

describe('weaving', () => {
  it('puts what brought points on different branches into one list', () => {
    const { senses, navigator, start } = row()
    const weaver = createWeaver(senses, facts, navigator, createRandom(1), start, 0, () => undefined)
    for (const room of [3, 4, 5, 6]) weaver.learn([taking(room)], 2)
    const woven = weaver.weave(60)!
    expect(woven.end.score).toBe(18)
    expect(
      commandsOf(woven)
        .filter((command) => command.startsWith('take'))
        .toSorted(),
    ).toEqual(['take 3', 'take 4', 'take 5', 'take 6'])
  })

  it('goes on from the end with all that is known, at once', () => {
    const { senses, navigator, start } = row()
    // the first change of this seed gathers
    const seed = Array.from({ length: 99 }, (_, each) => each).find((each) => {
      const random = createRandom(each)
      random.integer(1)
      return random.next() < 0.08
    })!
    const weaver = createWeaver(senses, facts, navigator, createRandom(seed), start, 0, () => undefined)
    for (const room of [3, 4, 5, 6]) weaver.learn([taking(room)], 2)
    expect(weaver.weave(1)?.end.score).toBe(18)
  })
})

describe('banking', () => {
  it('puts all that is precious where it counts in one go, and leaves out what brings nothing', () => {
    const done: Doing[] = []
    let score = 0
    const senses = {
      machine: { snapshot: () => score, restore: (then: number) => (score = then) },
      do: (command: string) => {
        if (!command.endsWith('9')) score += 5
        return { commands: [command], text: '', goesOn: true, ended: false }
      },
      score: () => score,
    } as unknown as Senses
    const memory = createMemory()
    for (const thing of [7, 8, 9]) memory.precious.add(thing)
    memory.noteDeposit({ room: 2, pattern: 0, other: 4, preciousFirst: true })
    const acts = { command: ({ first }: { first: number }) => `put ${first}` } as unknown as Acts
    const settler = { settle: () => ({}) } as unknown as Settler
    const bank = createBank(
      senses,
      settler,
      memory,
      acts,
      () => undefined,
      (_, doing) => (done.push(doing), 'new'),
    )
    const place = { room: 2, snapshot: 0 } as unknown as Place
    bank({ score: 0 } as Node, place, { here: [4], held: [6, 7, 9, 8] })
    expect(done.map(({ commands }) => commands)).toEqual([['put 7', 'put 8']])
    expect(done[0]!.deeds?.map(({ gain }) => gain)).toEqual([5, 5])
    bank({ score: 0 } as Node, { ...place, room: 3 }, { here: [4], held: [7, 8] })
    expect(done).toHaveLength(1)
  })
})
