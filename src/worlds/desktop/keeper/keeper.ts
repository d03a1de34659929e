/** A keeper ends what was started for windows when whoever started it dies: a small process of its own. */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { packageFile } from '../../../base/package-file.ts'
import { processState } from '../x11/process.ts'

/** A process by its number, and by when it began: numbers are used again. */
export interface ProcessMark {
  readonly pid: number
  readonly began: string
}

/** What it is told, a line each. */
export type KeeperOrder = { readonly end: ProcessMark; readonly afterMs: number } | { readonly go: true }

export interface Keeper {
  /** of itself, so that whoever takes over the windows can let it go */
  readonly mark: ProcessMark | undefined
  /** ends this process so long after we die */
  keep(pid: number, afterMs: number): void
  /** it goes, and ends nothing any more */
  close(): void
}

export function startKeeper(): Keeper {
  const file = import.meta.url.endsWith('.ts') ? 'src/worlds/desktop/keeper/main.ts' : 'dist/worlds/keeper.js'
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(packageFile(file))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // its own session: what ends us at a terminal must not end it
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  ;(child.stdin as typeof child.stdin & { unref?(): void }).unref?.()
  const tell = (order: KeeperOrder) => void child.stdin.write(`${JSON.stringify(order)}\n`)
  return {
    mark: child.pid === undefined ? undefined : markOf(child.pid),
    keep(pid, afterMs) {
      const end = markOf(pid)
      if (end) tell({ end, afterMs })
    },
    close: () => tell({ go: true }),
  }
}

/** Undefined when there is no such process. */
export function markOf(pid: number): ProcessMark | undefined {
  const { began } = processState(pid)
  return began === undefined ? undefined : { pid, began }
}

/** The same process, and not one that has its number now. */
export const isThere = ({ pid, began }: ProcessMark): boolean => {
  const state = processState(pid)
  return state.kind !== 'gone' && state.began === began
}

// asked kindly first
const PATIENCE_MS = 3_000
const LOOK_EVERY_MS = 50

/** Over when it is gone. */
export async function endProcess(mark: ProcessMark): Promise<void> {
  signalTo(mark, 'SIGTERM')
  await whileThere(mark, PATIENCE_MS)
  signalTo(mark, 'SIGKILL')
  await whileThere(mark, PATIENCE_MS)
}

/** As long as it is there, and no longer than that. */
export async function whileThere(mark: ProcessMark, ms: number): Promise<void> {
  const until = performance.now() + ms
  while (isThere(mark) && performance.now() < until) await sleep(Math.min(LOOK_EVERY_MS, until - performance.now()))
}

/** With all that it started, where it leads a group of its own. */
function signalTo(mark: ProcessMark, signal: NodeJS.Signals): void {
  if (!isThere(mark)) return
  for (const pid of [-mark.pid, mark.pid]) {
    try {
      process.kill(pid, signal)
      return
    } catch {
      // it leads no group, or has just gone
    }
  }
}
