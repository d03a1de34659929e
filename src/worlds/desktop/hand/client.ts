/** A hand as its world sees it: a process of its own, asked over pipes. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { TroupeError, errorCodes } from '../../../base/errors.ts'
import { packageFile } from '../../../base/package-file.ts'
import type { Answer, HandSetup, Order, Stroke, Stroked } from './protocol.ts'

export interface HandProcess {
  readonly pid: number
  stroke(stroke: Stroke): Promise<Stroked>
  stop(why: string): void
  /** why nothing is pressed any more, once that is so */
  readonly stopped: string | undefined
  onStop(heard: (why: string) => void): void
  close(): Promise<void>
}

// far above what a hand needs; a server that hangs answers never
const PATIENCE_MS = 5_000
const START_MS = 20_000

// without its type an order lacks only the number
type Wanted<O> = O extends unknown ? Omit<O, 'id'> : never

export async function startHand(setup: HandSetup): Promise<HandProcess> {
  const file = import.meta.url.endsWith('.ts') ? 'src/worlds/desktop/hand/main.ts' : 'dist/worlds/hand.js'
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(packageFile(file))],
    // its own group: what is typed at our terminal, such as Ctrl+C, is for us
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const waiting = new Map<number, { resolve(done: Stroked): void; reject(error: Error): void }>()
  const listeners: ((why: string) => void)[] = []
  let stopped: string | undefined
  let orders = 0
  const stopNow = (why: string) => {
    if (stopped !== undefined) return
    stopped = why
    for (const heard of listeners) heard(why)
  }
  const ask = (order: Wanted<Order>, patienceMs: number): Promise<Stroked> =>
    new Promise((resolve, reject) => {
      const id = ++orders
      const late = setTimeout(() => {
        waiting.delete(id)
        resolve({ heldMs: 0, trouble: { name: 'frozen', says: `The display did not answer for ${patienceMs} ms.` } })
      }, patienceMs)
      const settle =
        <T>(how: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late)
          how(value)
        }
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
      child.stdin.write(`${JSON.stringify({ id, ...order })}\n`)
    })
  child.stdin.on('error', () => {})
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = JSON.parse(line) as Answer
    if ('stopped' in answer) return stopNow(answer.stopped)
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('done' in answer) return asked?.resolve(answer.done)
    const code = errorCodes.find((each) => each === answer.code) ?? 'DESKTOP_NO_DISPLAY'
    return asked?.reject(new TroupeError(code, answer.failed))
  })
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  void ended.then(() => {
    stopNow('The hand ended.')
    for (const asked of waiting.values())
      asked.resolve({ heldMs: 0, trouble: { name: 'stopped', says: 'The hand ended.' } })
    waiting.clear()
  })
  const opened = await ask({ do: 'open', setup }, START_MS)
  if (opened.trouble) {
    child.stdin.end()
    throw new TroupeError('DESKTOP_NO_DISPLAY', `The hand for ${setup.display} did not open: ${opened.trouble.says}`)
  }
  return {
    pid: child.pid!,
    stroke: (stroke) => ask({ do: 'stroke', stroke }, stroke.holdMs + setup.limits.holdMs + PATIENCE_MS),
    stop(why) {
      stopNow(why)
      child.stdin.write(`${JSON.stringify({ id: ++orders, do: 'stop', why })}\n`)
    },
    get stopped() {
      return stopped
    },
    onStop: (heard) => void listeners.push(heard),
    async close() {
      child.stdin.end()
      await ended
    },
  }
}
