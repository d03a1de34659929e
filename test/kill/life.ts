/** One life of a worker process: from its start to its end, or to the instant at which it is killed with SIGKILL. */
import { spawn } from 'node:child_process'

export interface Life {
  /** the file that is run */
  readonly worker: string
  readonly args: readonly string[]
  /** where compiled code is kept for the next life */
  readonly cache: string
  readonly killAfterMs?: number | undefined
  /** from when that is counted: from the start of the process, or from the first thing it says. The start by default */
  readonly countedFrom?: 'start' | 'begun'
}

/** Gives how many milliseconds it lived, from the first thing it said if it said anything; or that it was killed. */
export function live({ worker, args, cache, killAfterMs, countedFrom = 'start' }: Life): Promise<number | 'killed'> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning', worker, ...args],
      // a group of its own: Ctrl-C is for the parent
      {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_OPTIONS: '' },
      },
    )
    let complaint = ''
    let begun = performance.now()
    let timer: NodeJS.Timeout | undefined
    const killLater = () => {
      if (killAfterMs !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    }
    if (countedFrom === 'start') killLater()
    child.stdout.once('data', () => {
      begun = performance.now()
      if (countedFrom === 'begun') killLater()
    })
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()))
    child.on('error', reject)
    child.on('close', (code, killedBy) => {
      clearTimeout(timer)
      if (killedBy === 'SIGKILL') resolve('killed')
      else if (code === 0) resolve(performance.now() - begun)
      else reject(new Error(`${worker} ${args.join(' ')} ended with ${code ?? killedBy}: ${complaint}`))
    })
  })
}
