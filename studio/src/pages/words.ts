/** What lists and pages say about a run, in few words. */
import type { RunCard, RunList } from '../../../src/server/api.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `just now`, `5 min ago`, `3 h ago`, `yesterday`, `12 days ago`, then the date. */
export function ageOf(at: number, now: number): string {
  const age = now - at
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`
  const days = Math.floor(age / DAY_MS)
  if (days === 1) return 'yesterday'
  if (days < 30) return `${days} days ago`
  return new Date(at).toISOString().slice(0, 10)
}

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

type Standing = Pick<RunCard, 'status' | 'isLive' | 'isElsewhere' | 'isPaused' | 'reason'>

export interface StatusWords {
  readonly word: string
  readonly tone: 'plain' | 'accent' | 'good' | 'warn' | 'bad'
  /** somebody may want to do something about it */
  readonly dot: boolean
}

export function statusOf({ status, isLive, isElsewhere, isPaused, reason }: Standing): StatusWords {
  if (status === 'ended') return { word: 'ended', tone: 'plain', dot: false }
  if (status === 'failed') return { word: 'failed', tone: 'bad', dot: true }
  if (status === 'unreadable') return { word: 'unreadable', tone: 'bad', dot: false }
  if (status === 'waiting') return { word: 'asks something', tone: 'warn', dot: true }
  if (isPaused) return { word: 'paused', tone: 'warn', dot: false }
  // it is meant to go on, and there is a reason why it does not
  if (isLive && reason !== undefined) return { word: 'in line', tone: 'plain', dot: true }
  return isLive || isElsewhere
    ? { word: 'running', tone: 'accent', dot: true }
    : { word: 'stopped', tone: 'plain', dot: false }
}

export function scoreOf({ score, maxScore }: Pick<RunCard, 'score' | 'maxScore'>): string | undefined {
  if (score === undefined) return undefined
  const [got, most] = [score, maxScore].map((value) => value?.toLocaleString('en', { maximumFractionDigits: 2 }))
  return most === undefined ? got! : `${got} of ${most}`
}

/** What can be chosen in the filter of all runs: words of the server, words of people. */
const statusChoices = [
  { value: '', label: 'any state' },
  { value: 'live', label: 'running' },
  { value: 'paused', label: 'paused' },
  { value: 'waiting', label: 'asks something' },
  { value: 'open', label: 'not ended' },
  { value: 'ended', label: 'ended' },
  { value: 'failed', label: 'failed' },
  { value: 'unreadable', label: 'unreadable' },
] as const

/** The same with how many runs the journals say have them, where that is known. */
export const countedChoices = (counts: RunList['counts']) =>
  statusChoices.map(({ value, label }) => {
    const count = counts?.[value as keyof typeof counts]
    return { value, label: count === undefined ? label : `${label} (${count.toLocaleString('en')})` }
  })

export const runAddress = (id: string, step?: number) =>
  `/runs/${encodeURIComponent(id)}${step === undefined ? '' : `?step=${step}`}`

/** The run of a path as a browser has it: a router decodes only part of it. */
export const runInPath = (path: string): string => decoded(/^\/runs\/([^/]*)/.exec(path)?.[1] ?? '')

const evaluationAddress = (id: string) => `/compare?evaluation=${encodeURIComponent(id)}`

/** Where a run of a list is looked at: an evaluation in a table, any other on its own page. */
export const pageOf = ({ id, isEvaluation }: Pick<RunCard, 'id' | 'isEvaluation'>) =>
  isEvaluation ? evaluationAddress(id) : runAddress(id)

export const compareAddress = (ids: readonly string[]) => `/compare?runs=${ids.map(encodeURIComponent).join(',')}`

/**
 * The ids of `runs=a,b%2F1,c` in a query as a browser has it, each once. An id of nonsense is left to the server to
 * refuse.
 */
export function idsIn(search: string, name: string): string[] {
  const text =
    search
      .replace(/^\?/, '')
      .split('&')
      .find((part) => part.startsWith(`${name}=`)) ?? ''
  const ids = text
    .slice(name.length + 1)
    .split(',')
    .filter((id) => id !== '')
    .map(decoded)
  return [...new Set(ids)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
