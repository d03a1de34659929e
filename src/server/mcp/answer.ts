/** Answers of MCP tools: JSON of a bounded length, as text for the model and as a value for the program. */
import type { RunDetail } from '../api.ts'
import { visibleJson } from '../../base/visible.ts'
import { writeBriefly } from '../../base/write-briefly.ts'

// what an assistant reads in one go without forgetting what it was about
export const ANSWER_LENGTH = 48 * 1024
const BRIEF_LENGTH = 400

type Json = Readonly<Record<string, unknown>>

/** What is said of a run: without its contract and diagram, which are resources. */
export function briefRun(detail: RunDetail): Json {
  const { id, title, society, status, step, reason, isLive, isPaused, isElsewhere, score, maxScore, parent } = detail
  const { questions, head, canSay, canGoOn, minds, inside } = detail
  return {
    run: id,
    title,
    ...(society !== undefined && { society }),
    status,
    step,
    head,
    ...(reason !== undefined && { reason }),
    isLive,
    isPaused,
    ...(isElsewhere && { isElsewhere }),
    ...(score !== undefined && { score }),
    ...(maxScore !== undefined && { maxScore }),
    ...(parent && { parent }),
    ...(questions.length > 0 && { questions }),
    canSay,
    canGoOn,
    ...(Object.keys(minds).length > 0 && { minds }),
    ...(inside > 0 && { inside }),
    next: nextOf(detail),
  }
}

/** What whoever asks can do now. */
function nextOf({ status, isLive, isPaused, questions, canGoOn, canSay }: RunDetail): string {
  if (questions.length > 0) return 'It waits for an answer: answer_run.'
  if (isLive && !isPaused) return 'It goes on by itself: watch_run waits for what comes next.'
  const fork = canGoOn ? `fork_run begins another run after any step${canSay ? ', with a command of yours' : ''}.` : ''
  if (status === 'ended') return `It is over. read_board shows any step. ${fork}`.trim()
  if (!canGoOn) return 'Its code is not known here: it can only be looked at.'
  return `It stands still: resume_run continues it. ${fork}`
}

/** The same record with its longest values told briefly, until the whole is short enough. */
export function shortened(record: Json, most = ANSWER_LENGTH): { readonly value: Json; readonly cut: string[] } {
  const lengths = new Map(Object.entries(record).map(([key, value]) => [key, lengthOf(value)]))
  let length = [...lengths.values()].reduce((sum, each) => sum + each, 0)
  const value: Record<string, unknown> = { ...record }
  const cut: string[] = []
  for (const [key, own] of [...lengths].toSorted((one, other) => other[1] - one[1])) {
    if (length <= most) break
    // alone it may have all the room
    const room = lengths.size === 1 ? most / 2 : Math.min(BRIEF_LENGTH, most / lengths.size)
    value[key] = `${writeBriefly(record[key], room).slice(0, room)}…`
    length += lengthOf(value[key]) - own
    cut.push(key)
  }
  return { value, cut }
}

export function lengthOf(value: unknown): number {
  return (JSON.stringify(value) ?? '').length
}

export function textOf(value: unknown): string {
  return visibleJson(value)
}
