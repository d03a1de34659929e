/** Traces the truth by playing a game again: where the player really was, and what each command really changed. */
import { pause } from '../../../base/pause.ts'
import { createAdventure, type Adventure } from '../../../worlds/adventure/adventure.ts'
import { candidateActions } from '../../../worlds/adventure/candidates.ts'
import type { Imagination } from '../../../worlds/adventure/imagination.ts'
import { locationOf } from '../../../worlds/adventure/location.ts'
import type { GameMoment } from '../../../worlds/adventure/moment.ts'
import { orderIn } from '../../../worlds/adventure/orders.ts'
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import type { Story } from '../../../worlds/zmachine/index.ts'
import { findPlayer, roomOf, type Where } from './find-player.ts'
import { objectsIn, parentIn, readObjects } from './object-table.ts'
import type { StoryObjects } from './story-rooms.ts'
import { isChanged, wanderersIn } from './wanderers.ts'

/** After so many commands. */
export interface TrueMoment {
  /** the object of the room; 0 when it cannot be told */
  readonly room: number
  readonly text: string
  readonly kind: ReplyKind
  /** the story waits for a key and takes no line */
  readonly wantsKey: boolean
  readonly score: number
  /** what is here and in hand: the same text means that nothing here was moved */
  readonly here: string
  readonly held: readonly number[]
  /** the command before killed the player */
  readonly died: boolean
  /** the command before changed things beyond what waiting would have */
  readonly changed: boolean
}

/** What a command would have done. */
export interface Trial {
  readonly room: number
  readonly changed: boolean
  readonly gained: number
  readonly died: boolean
}

export interface TruthTrace {
  readonly moments: readonly TrueMoment[]
  /** Tries a command in a fork of the game as it was after so many commands. */
  readonly tryAt: (played: number, command: string) => Trial
  /** Whether any verb of the story would have changed something with this thing alone. */
  readonly canChange: (played: number, thing: string) => boolean
  /** the story's own objects */
  readonly objects: StoryObjects
  /** directions the story knows, each once */
  readonly ways: readonly string[]
}

export interface Replay {
  readonly story: Story
  readonly seed: number
  readonly commands: readonly string[]
}

// lets time pass and does nothing else
const WAIT = 'wait'
// a game can be long: whoever else runs in this process has a turn in between
const MOMENTS_AT_ONCE = 16

export async function traceTruth({ story, seed, commands }: Replay): Promise<TruthTrace> {
  const world = createAdventure({ story, seed, handicaps: ['imagine'] })
  const fork = world.imagine()
  const kept = [fork.now]
  for (const [place, command] of commands.entries()) {
    kept.push(follow(fork, kept, command))
    if (place % MOMENTS_AT_ONCE === 0) await pause()
  }
  const wheres = kept.map((moment) => whereIs(fork, moment))
  const waits = await inParts(wheres, ({ objects: before }, played) => {
    fork.goTo(kept[played]!)
    return { before, waited: whereIs(fork, fork.try(WAIT)).objects }
  })
  const player = await findPlayer(wheres)
  const wanderers = wanderersIn(waits, player)
  let score = 0
  const moments = await inParts(kept, (moment, played): TrueMoment => {
    const where = wheres[played]!
    const room = roomOf(where, player)
    const around = room === 0 ? [] : objectsIn(where.objects, room)
    score = moment.status.score ?? score + (moment.reply.gained ?? 0)
    return {
      room,
      text: moment.turn.text,
      kind: moment.reply.kind,
      wantsKey: moment.turn.stop.kind === 'key' && moment.over === undefined,
      score,
      here: around.map((object) => `${object}:${parentIn(where.objects, object)}`).join(),
      held: player === 0 ? [] : objectsIn(where.objects, player),
      died: played > 0 && isDeath(moment, commands[played - 1]!),
      changed: played > 0 && isChanged(waits[played - 1]!, where.objects, wanderers),
    }
  })
  const tryAt = (played: number, command: string): Trial => {
    const start = kept[played]!
    fork.goTo(start)
    const after = fork.try(command)
    const where = whereIs(fork, after)
    return {
      room: roomOf(where, player),
      changed: isChanged(waits[played]!, where.objects, wanderers),
      gained: (after.status.score ?? after.reply.gained ?? 0) - (start.status.score ?? 0),
      died: after.reply.kind === 'death',
    }
  }
  return {
    moments,
    tryAt,
    canChange: (played, thing) => deedsWith(world, thing).some((deed) => bringsChange(tryAt(played, deed))),
    objects: { tree: fork.machine.objects, byteAt: (address) => fork.machine.memory.bytes[address] ?? 0 },
    ways: waysOf(world),
  }
}

async function inParts<T, R>(all: readonly T[], make: (each: T, place: number) => R): Promise<R[]> {
  const made: R[] = []
  for (const [place, each] of all.entries()) {
    made.push(make(each, place))
    if (place % MOMENTS_AT_ONCE === 0) await pause()
  }
  return made
}

const bringsChange = ({ died, gained, changed }: Trial) => !died && (changed || gained > 0)

/** As the adventure world does it: what is no command for the story goes back to an earlier moment. */
function follow(fork: Imagination, kept: readonly GameMoment[], command: string): GameMoment {
  const last = kept.at(-1)!
  const isKey = last.turn.stop.kind === 'key' && last.over === undefined
  const order = isKey ? undefined : orderIn(command)
  const back = order?.order === 'restart' ? kept[0] : order?.order === 'restore' ? kept[order.step - 1] : undefined
  if (back !== undefined) return back
  fork.goTo(last)
  return fork.try(command)
}

function isDeath({ reply }: GameMoment, command: string): boolean {
  return reply.kind === 'death' && orderIn(command).order === 'play'
}

function whereIs({ machine }: Imagination, { snapshot }: GameMoment): Where {
  machine.restore(snapshot)
  return { objects: readObjects(machine), location: locationOf(machine) }
}

function deedsWith({ grammar, vocabulary }: Adventure, thing: string): string[] {
  const deeds: string[] = []
  for (const { command, kind } of candidateActions(grammar, vocabulary, [{ name: thing, held: false }])) {
    if (kind === 'one') deeds.push(command)
  }
  return deeds
}

function waysOf({ grammar, vocabulary }: Adventure): string[] {
  const ways: string[] = []
  for (const { command, kind } of candidateActions(grammar, vocabulary, [])) {
    if (kind !== 'way') break
    ways.push(command)
  }
  return ways
}
