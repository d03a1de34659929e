/** What is said about a run in each of its states, and the one thing to do about it. */
import type { RunDetail } from '../../../src/server/api.ts'
import type { ApiFailure } from '../api/failure.ts'
import type { FollowState } from '../journal/follow.ts'
import { shortText } from '../ui/clip-text.ts'

type Standing = Pick<RunDetail, 'status' | 'isPaused' | 'isLive' | 'step' | 'reason' | 'canGoOn'>

/** One word or two beside the last step. */
export function statusWords({ status, isPaused, isLive, reason }: Standing, state: FollowState): string | undefined {
  if (state === 'lost') return 'not connected'
  if (status === 'ended') return 'ended'
  if (status === 'failed') return 'failed'
  if (status === 'waiting') return 'waits for an answer'
  if (isPaused) return 'paused'
  if (isInLine({ status, isLive, reason })) return 'in line'
  return state === 'stopped' ? 'stopped' : undefined
}

/** It is meant to go on, and there is a reason why it does not: it waits for a worker. */
const isInLine = ({ status, isLive, reason }: Pick<Standing, 'status' | 'isLive'> & { reason?: string | undefined }) =>
  status === 'open' && isLive && reason !== undefined

export interface Notice {
  readonly tone: 'calm' | 'bad'
  readonly text: string
  /** what to do, where a page has room for it */
  readonly hint?: string
  readonly code?: string
  readonly action?: { readonly label: string; readonly does: 'retry' | 'resume' | 'reload' }
}

/** What the page says about the connection or the run; `undefined` when all is as expected. */
export function noticeOf(state: FollowState, detail: Standing, failure?: ApiFailure): Notice | undefined {
  if (state === 'lost')
    return {
      tone: 'calm',
      text: 'The server does not answer. What is missed is caught up with when it is back.',
      action: { label: 'Try now', does: 'retry' },
    }
  if (state === 'failed' && failure !== undefined) return failureNotice(failure)
  if (detail.status === 'failed')
    return {
      tone: 'bad',
      text: failedIn(detail.step + 1, detail.reason),
      ...(detail.canGoOn && { action: { label: 'Try the step again', does: 'resume' as const } }),
    }
  if (isInLine(detail)) return { tone: 'calm', text: shortText(detail.reason!, 240) }
  return undefined
}

/** The step is said once: what failed mostly says it, too. */
function failedIn(step: number, reason: string | undefined): string {
  if (!reason) return `This run failed in step ${step}.`
  // pattern: a number
  const why = reason.replace(new RegExp(` at step ${step}\\b`), '').replace(/ failed: /, ': ')
  return `This run failed in step ${step}: ${shortText(why, 240)}`
}

export function failureNotice({ code, status, message }: ApiFailure): Notice {
  const tone = 'bad'
  if (status === 404)
    return {
      tone,
      code,
      text: 'There is no run of this name here.',
      hint: 'It may be in another store, or was thrown away.',
    }
  if (status === 401 || status === 403)
    return {
      tone,
      code,
      text: 'This server wants to know who you are.',
      hint: 'Open the link it printed when it was started.',
    }
  if (code === 'STUDIO_OTHER_JOURNAL')
    return {
      tone,
      code,
      text: 'The server has another journal of this run now.',
      hint: 'It was started with another store.',
      action: { label: 'Load it anew', does: 'reload' },
    }
  // asked again in the same words, it is refused again
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return { tone, code, text: shortText(message, 300), hint: 'The address may have been cut short or changed.' }
  return { tone, code, text: shortText(message, 300), action: { label: 'Try again', does: 'retry' } }
}
