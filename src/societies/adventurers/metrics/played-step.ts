/** A played step, in truth: where the command was given, and what really came of it. */
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import type { TrueMoment } from './truth-trace.ts'

export interface PlayedStep {
  /** how many commands came before */
  readonly played: number
  readonly command: string
  readonly room: number
  /** what was there and in hand before */
  readonly here: string
  readonly to: number
  readonly reply: string
  /** what kind of reply that is, by its words */
  readonly kind: ReplyKind
  /** it answered a story that wanted a key */
  readonly isKey: boolean
  readonly gained: number
  readonly changed: boolean
  readonly died: boolean
  /** into a room where the player had never been */
  readonly discovered: boolean
}

export function playedSteps(commands: readonly string[], moments: readonly TrueMoment[]): PlayedStep[] {
  const visited = new Set<number>()
  return commands.map((command, index) => {
    const [before, after] = [moments[index]!, moments[index + 1]!]
    visited.add(before.room)
    return {
      played: index,
      command: command.trim().toLowerCase(),
      room: before.room,
      here: before.here,
      to: after.room,
      reply: after.text,
      kind: after.kind,
      isKey: before.wantsKey,
      gained: after.score - before.score,
      changed: after.changed,
      died: after.died,
      discovered: !visited.has(after.room),
    }
  })
}

/** Moved, changed or won something, and lived. */
export function hasEffect({ room, to, changed, gained, died }: PlayedStep): boolean {
  return !died && gained >= 0 && (room !== to || changed || gained > 0)
}

/** Something beside walking came of it. */
export function hasChanged({ room, to, changed, gained }: PlayedStep): boolean {
  return gained > 0 || (changed && room === to)
}
