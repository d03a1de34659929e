/** The line protocol as a program would speak it: a line is told, a line is answered. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Desk, Outcome } from './cli.ts'

export interface LineAnswer {
  readonly step?: number
  readonly reasoning?: string
  readonly action?: string
  readonly ending?: string
  readonly error?: { readonly code: string; readonly line: number; readonly message: string }
}

export interface LinePlayer {
  tell(observation: unknown): Promise<LineAnswer>
  /** a line as it is */
  say(line: string): Promise<LineAnswer>
  kill(): Promise<void>
  /** nothing more is told */
  end(): Promise<Outcome>
}

export function startLines(desk: Desk, words: readonly string[]): LinePlayer {
  const { child, done } = desk.start(['adventure', '-', ...words], {}, 'pipe')
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  const say = async (line: string): Promise<LineAnswer> => {
    child.stdin!.write(`${line}\n`)
    const { value, done: isOver } = await lines.next()
    if (isOver === true) throw new Error(`no answer to ${line}: ${(await done).stderr}`)
    return JSON.parse(value) as LineAnswer
  }
  return {
    say,
    tell: (observation) => say(JSON.stringify(observation)),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
    end: () => {
      child.stdin!.end()
      return done
    },
  }
}
