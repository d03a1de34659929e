/** One studio for each store: a second one would drive the same runs, and one of the two would fail. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

export interface Registered {
  readonly pid: number
  readonly host: string
  readonly port: number
}

/** The studio that serves this store already, if it still lives and answers. */
export async function findOther(file: string): Promise<Registered | undefined> {
  const other = read(file)
  return other !== undefined && other.pid !== process.pid && isAlive(other.pid) && (await answers(other))
    ? other
    : undefined
}

export function register(file: string, own: Registered): () => void {
  writeFileSync(file, `${JSON.stringify(own)}\n`)
  return () => {
    if (read(file)?.pid === own.pid) rmSync(file, { force: true })
  }
}

function read(file: string): Registered | undefined {
  try {
    const { pid, host, port } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Registered>
    return typeof pid === 'number' && typeof host === 'string' && typeof port === 'number'
      ? { pid, host, port }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // somebody else's process is one, too
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// the number of a process that has ended may be another's by now
function answers({ host, port }: Registered): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host === '0.0.0.0' || host === '::' ? 'localhost' : host, port, timeout: 1_000 })
    const done = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('timeout', () => done(false))
  })
}
