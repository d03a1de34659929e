/** Other processes, for what one process cannot show: two writers, a reader beside a writer, a sudden death. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const library = new URL('../src/index.ts', import.meta.url).href
const sqlite = new URL('../src/store/sqlite-store.ts', import.meta.url).href

export interface OtherProcess {
  readonly child: ChildProcess
  /** resolves once it has printed this */
  says(text: string): Promise<void>
  /** lets it go on where it awaits `told()` */
  tell(): void
  /** what it printed in all, once it is over; fails when it failed */
  readonly finished: Promise<string>
}

export interface ProcessOptions {
  /** shell commands before it starts, such as a limit */
  readonly before?: string
}

/** Runs a module in which `troupe` is the library, `arg` is given, and `told()` waits for a word from here. */
export function startProcess(code: string, arg: unknown, { before }: ProcessOptions = {}): OtherProcess {
  const module = [
    `import * as root from ${JSON.stringify(library)}`,
    `import { sqliteStore } from ${JSON.stringify(sqlite)}`,
    `const troupe = { ...root, sqliteStore }`,
    `import { once } from 'node:events'`,
    `const arg = ${JSON.stringify(arg)}`,
    `const say = (text) => process.stdout.write(text + '\\n')`,
    `const told = async () => { say('ready'); await once(process.stdin, 'data') }`,
    code,
    `process.stdin.destroy()`,
  ].join('\n')
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', module]
  const child =
    before === undefined
      ? spawn(process.execPath, args)
      : spawn('sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const finished = once(child, 'close').then(([status, signal]) => {
    if (status === 0 || signal === 'SIGKILL') return output
    throw new Error(`the other process failed: ${errors}`)
  })
  finished.catch(() => {})
  return {
    child,
    finished,
    says: async (text) => {
      while (!output.includes(text)) await Promise.race([once(child.stdout, 'data'), finished])
    },
    tell: () => void child.stdin.end('go\n'),
  }
}
