/** Displays and programs for tests with real X11, ended when a test is over; and whether there are any. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { startDisplay, type OwnDisplay } from '../../src/worlds/desktop/display.ts'

/** What needs it and is skipped says in its name how to install it. */
export const hasXvfb = spawnSync('Xvfb', ['-help']).error === undefined

export async function openDisplay(width = 640, height = 400): Promise<string> {
  return (await openServer(width, height)).name
}

export async function openServer(width = 640, height = 400): Promise<OwnDisplay> {
  const display = await startDisplay({ kind: 'xvfb', width, height })
  onTestFinished(() => display.stop())
  return display
}

export interface SmallProgram {
  readonly pid: number
  readonly window: number
  readonly child: ChildProcess
  /** what was pressed and released, as it came */
  readonly heard: readonly { readonly press?: string; readonly release?: string; readonly at: number }[]
  kill(signal?: NodeJS.Signals): void
}

export async function startProgram(display: string, title: string, ...words: string[]): Promise<SmallProgram> {
  const child = spawn(process.execPath, [
    '--conditions=troupe-source',
    '--disable-warning=ExperimentalWarning',
    new URL('small-program.ts', import.meta.url).pathname,
    display,
    title,
    ...words,
  ])
  const heard: { press?: string; release?: string; at: number }[] = []
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  const { window, pid } = await new Promise<{ window: number; pid: number }>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The small program ended: ${errors}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { window?: number; pid?: number; at: number }
      if (said.window !== undefined) resolve({ window: said.window, pid: said.pid! })
      else heard.push(said)
    })
  })
  return { pid, window, child, heard, kill: (signal = 'SIGKILL') => void child.kill(signal) }
}
