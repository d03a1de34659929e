/** Warms up before a search: walks through a few rooms with commands that do nothing, to learn what changes anyway. */
import type { Adventure } from '../adventure.ts'
import { candidateActions } from '../candidates.ts'
import type { Snapshot } from '../../zmachine/index.ts'
import type { Acts } from './acts.ts'
import type { Facts } from './facts.ts'
import type { Noise } from './noise.ts'
import type { Senses } from './senses.ts'
import type { Things } from './things.ts'

export function directionsOf({ grammar, vocabulary }: Adventure): string[] {
  const ways: string[] = []
  for (const { kind, command } of candidateActions(grammar, vocabulary, [])) {
    if (kind !== 'way') break
    ways.push(command)
  }
  return ways
}

interface WarmUp {
  readonly acts: Acts
  readonly senses: Senses
  readonly facts: Facts
  readonly noise: Noise
  readonly things: Things
  readonly directions: readonly string[]
  readonly start: Snapshot
  readonly player: number
}

const NEUTRAL = ['look', 'inventory', 'xyzzyq', '', 'wait', 'look', 'inventory', 'wait', 'wait']
// as long as what a parser has room for
const LONG = ['x '.repeat(24), 'x'.repeat(110), 'xyzzyq, then '.repeat(9)]
const ROOMS = 12
// a story that breaks this often is not worth more patience
export const MOST_BREAKS = 30
const EXAMINED = 6
// the parser's registers show when a few rooms are tried with every verb there is
const ROOMS_ACTED_IN = 3
const THINGS_ACTED_ON = 3

export function warmUp({ senses, facts, noise, things, acts, directions, start, player }: WarmUp): void {
  const { machine } = senses
  const isBroken = () => senses.breaks > MOST_BREAKS
  // which room the player is in is no fact; on what or in what is
  if (player !== 0) facts.letWander(player)
  const snapshots = [start]
  const rooms = new Set<number>()
  for (let index = 0; index < snapshots.length && index < ROOMS && !isBroken(); index++) {
    const snapshot = snapshots[index]!
    machine.restore(snapshot)
    rooms.add(senses.place())
    const seen = senses.place() === 0 ? [] : things.inside(senses.place()).slice(0, EXAMINED)
    const held = player === 0 ? [] : things.inside(player)
    for (const command of [
      ...NEUTRAL,
      ...(index === 0 ? LONG : []),
      ...seen.map((thing) => `examine ${things.name(thing)}`),
    ]) {
      facts.hold()
      const step = senses.do(command)
      noise.neutral(facts.changes(), command)
      if (!step.goesOn) break
    }
    if (index < ROOMS_ACTED_IN)
      for (const command of commandsFor(acts, [...held.slice(0, 1), ...seen.slice(0, THINGS_ACTED_ON)])) {
        if (isBroken()) break
        machine.restore(snapshot)
        facts.hold()
        senses.do(command)
        noise.rehearsed(facts.changes(), command)
      }
    for (const way of directions) {
      machine.restore(snapshot)
      facts.hold()
      const room = senses.place()
      if (!senses.do(way).goesOn) continue
      const there = senses.place()
      if (there === room) noise.neutral(facts.changes(), way)
      else {
        noise.walked(facts.changes(), room, there)
        if (!rooms.has(there)) {
          rooms.add(there)
          snapshots.push(machine.snapshot())
        }
      }
    }
  }
  noise.close()
}

function commandsFor(acts: Acts, things: readonly number[]): string[] {
  const { byThings } = acts
  const alone = byThings[0]!.map((pattern) => acts.command({ pattern, first: 0, second: 0 }))
  const one = byThings[1]!.flatMap((pattern) => things.map((first) => acts.command({ pattern, first, second: 0 })))
  const two = byThings[2]!.flatMap((pattern) =>
    things.flatMap((first) =>
      things.filter((other) => other !== first).map((second) => acts.command({ pattern, first, second })),
    ),
  )
  const topics = acts.topical.flatMap(({ pattern, topicAt, isAlone }) =>
    things.map((thing, index) => {
      const topic = things[(index + 1) % things.length]!
      const [first, second] = isAlone ? [topic, 0] : topicAt === 0 ? [topic, thing] : [thing, topic]
      return acts.command({ pattern, first, second })
    }),
  )
  return [...alone, ...one, ...two, ...topics]
}
