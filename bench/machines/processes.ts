/** The CPU time of processes by their id, as Linux tells it; elsewhere nothing is known. */
import { readdirSync, readFileSync } from 'node:fs'

// what the kernel counts in, on every Linux there is
const TICK_MICROS = 10_000

/** User and system time of each with its children, microseconds; what children that are gone took is their parent's. */
export function cpuMicros(pids: readonly number[]): number {
  if (process.platform !== 'linux') return NaN
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * TICK_MICROS
}

/** A process and those it started. */
export function familyOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid]
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && fieldsOf(Number(name))[1] === String(pid),
  )
  return [pid, ...children.map(Number)]
}

function ticksOf(pid: number): number {
  const [user = 0, system = 0, gone = 0, goneSystem = 0] = fieldsOf(pid).slice(11, 15).map(Number)
  return user + system + gone + goneSystem
}

/** Those after the name, which may hold anything: state, parent and so on. Nothing when it is gone. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
