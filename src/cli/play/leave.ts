/** Leaving a game without losing it: what the story itself would save is kept beside the store. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { signalCodes } from '../interrupts.ts'
import { commandLine } from '../../terminal/invocation.ts'
import { writeWhole } from './files.ts'
import type { Game } from './game.ts'

export interface Leaving {
  readonly game: Game
  /** as the player named the story */
  readonly name: string
  readonly title: string
}

/** Says how to continue; nothing when nothing was played. */
export function keepGame({ game, name, title }: Leaving): string | undefined {
  if (game.turns === 0) return undefined
  const saved = game.saved()
  if (saved === undefined) return 'The story does not save here; the game is not kept.'
  const file = join('.troupe', `${title}.qzl`)
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch {
    // writing into it says what is wrong
  }
  return writeWhole(file, saved) ?? `The game is kept. Continue: ${commandLine(['play', name, '--load', file])}`
}

const HUNG_UP = 129

/** A terminal that is closed, or a process that is told to end, loses no game either. */
export function onHangUp(keep: () => void): () => void {
  const leave = (signal: NodeJS.Signals) => {
    keep()
    process.exit(signal === 'SIGTERM' ? signalCodes.SIGTERM : HUNG_UP)
  }
  process.on('SIGTERM', leave).on('SIGHUP', leave)
  return () => void process.off('SIGTERM', leave).off('SIGHUP', leave)
}
