/** One command of Troupe as a process of its own, which can be killed, frozen, let go and stopped, by its id alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../bin/troupe.mjs', import.meta.url))
// a worker gives its runs back within three seconds; who takes longer is ended
const STOP_MS = 6_000

export interface ClusterProcess {
  /** what it said of itself when it was ready */
  readonly said: Readonly<Record<string, unknown>>
  /** how it ended, when nobody here wanted that */
  unexpectedEnd(): string | undefined
  kill(): Promise<void>
  freeze(): void
  letGo(): void
  stop(): Promise<void>
}

export interface ClusterPlace {
  readonly store: string
  /** for what it keeps on disk */
  readonly folder: string
  readonly signal: AbortSignal
}

/** Resolves when it has said that it is ready. */
export async function startCommand(words: readonly string[], place: ClusterPlace): Promise<ClusterProcess> {
  const { store, folder, signal } = place
  // models and stores of whoever calls this are none of its business
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|TROUPE_|NODE_OPTIONS)/i.test(name))
  const child = spawn(process.execPath, [program, ...words, '--json'], {
    cwd: folder,
    env: { ...Object.fromEntries(kept), TROUPE_STORE: store, TROUPE_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C at the terminal is for us, who stop it in order
    detached: true,
  })
  let isWanted = true
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2_000)))
  const ended = once(child, 'close').then(([code, name]) => `${words[0]} ended with ${String(code ?? name)}: ${errors}`)
  let end: string | undefined
  void ended.then((how) => (end = how))
  const over = () => child.exitCode !== null || child.signalCode !== null
  const finish = async (name: NodeJS.Signals) => {
    isWanted = false
    if (over()) return
    child.kill(name)
    await ended
  }
  const stop = async () => {
    const late = setTimeout(() => void child.kill('SIGKILL'), STOP_MS)
    // a frozen one hears nothing
    child.kill('SIGCONT')
    await finish('SIGTERM')
    clearTimeout(late)
  }
  try {
    const line = once(child.stdout.setEncoding('utf8'), 'data', { signal }).then(([text]) => String(text))
    const first = await Promise.race([line, ended.then((how) => Promise.reject(new Error(how)))])
    const said = JSON.parse(first) as Record<string, unknown>
    return {
      said,
      unexpectedEnd: () => (isWanted ? end : undefined),
      kill: () => finish('SIGKILL'),
      freeze: () => void child.kill('SIGSTOP'),
      letGo: () => void child.kill('SIGCONT'),
      stop,
    }
  } catch (error) {
    await finish('SIGKILL')
    throw error
  }
}
