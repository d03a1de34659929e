/** A lock between processes: test files run side by side, and what all of them need is made by one. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// between making the folder and saying whose it is; whoever needs longer was killed there
const UNNAMED_MS = 10_000

/** Whether it is ours now: then it is given back by removing the folder. One whose owner was killed is removed. */
export function takeLock(lock: string): boolean {
  try {
    // making a folder is done by one alone
    mkdirSync(lock)
  } catch {
    if (isLeft(lock)) rmSync(lock, { recursive: true, force: true })
    return false
  }
  writeFileSync(join(lock, 'owner'), String(process.pid))
  return true
}

function isLeft(lock: string): boolean {
  const owner = ownerOf(lock)
  if (owner !== undefined) return !isAlive(owner)
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > UNNAMED_MS
}

function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(join(lock, 'owner'), 'utf8')) || undefined
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
