/** Processes, as Linux tells of them: whether one runs, is held, or is gone, and when it began. */
import { readFileSync } from 'node:fs'

export interface ProcessState {
  readonly kind: 'runs' | 'held' | 'gone'
  readonly began?: string
  /** it wants the processor, and waits for nothing else */
  readonly isBusy?: boolean
}

export function processState(pid: number): ProcessState {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return { kind: 'gone' }
  }
  // the name of the program is in brackets, and may hold anything
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state, began] = [fields[0]!, fields[19]!]
  if (state === 'Z' || state === 'X') return { kind: 'gone', began }
  return { kind: state === 'T' || state === 't' ? 'held' : 'runs', began, isBusy: state === 'R' }
}
