/** One studio for each store: a second one would drive the same runs, and one of the two would fail. */
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { readNote, writeNote } from '../../server/note-file.ts'
import { HIGHEST_PORT, isOwnAddress } from './address.ts'

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
  writeNote(file, `${JSON.stringify(own)}\n`)
  return () => {
    if (read(file)?.pid === own.pid) rmSync(file, { force: true })
  }
}

/** The file may have come with the store: an address that is not this machine's is no studio of ours. */
function read(file: string): Registered | undefined {
  try {
    const { pid, host, port } = JSON.parse(readNote(file) ?? '{}') as Partial<Registered>
    const isOurs = isNumber(pid, HIGHEST_PID) && isNumber(port, HIGHEST_PORT) && isOwnAddress(host)
    return isOurs ? { pid, host, port } : undefined
  } catch {
    return undefined
  }
}

const HIGHEST_PID = 2 ** 31 - 1

function isNumber(value: unknown, highest: number): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= highest
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
