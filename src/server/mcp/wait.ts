/** Waiting for a run: until it is over, asks or stands still, but never longer than whoever asks has patience. */
import type { JsonSchema } from '../../base/json-schema.ts'
import type { RunDetail } from '../api.ts'
import { badRequest } from '../faults.ts'
import { runPath, type Given, type ToolCalling } from './tool.ts'

const USUAL_SECONDS = 20
// clients give up on a call after a minute unless they are told how far it is
const SILENT_SECONDS = 45
const MOST_SECONDS = 240
const LOOK_MS = 200
const TELL_MS = 500

export const waitSeconds: JsonSchema = {
  type: 'number',
  minimum: 0,
  maximum: MOST_SECONDS,
  default: USUAL_SECONDS,
  description: 'how long to wait for it at most; the run goes on in any case',
}

export function patienceOf(given: Given, { progress }: ToolCalling): number {
  const { waitSeconds: seconds = USUAL_SECONDS } = given
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= MOST_SECONDS))
    throw badRequest(`waitSeconds takes a number from 0 to ${MOST_SECONDS}.`)
  return Math.min(seconds, progress === undefined ? SILENT_SECONDS : MOST_SECONDS) * 1000
}

/** The run as it is when there is something to say about it, or when the time is up. */
export async function waitFor(
  id: string,
  call: ToolCalling,
  { patienceMs, isEnough, total }: { patienceMs: number; isEnough: (detail: RunDetail) => boolean; total?: number },
): Promise<RunDetail> {
  const { api, signal, progress } = call
  const until = performance.now() + patienceMs
  let told = { step: -1, at: -Infinity }
  for (;;) {
    const detail = await api.get<RunDetail>(runPath(id))
    const now = performance.now()
    if (progress && detail.step > told.step && now - told.at >= TELL_MS) {
      told = { step: detail.step, at: now }
      const message = `${detail.title}: step ${detail.step}`
      progress({ step: detail.step, message, ...(total !== undefined && { total }) })
    }
    if (isEnough(detail) || now >= until || signal.aborted) return detail
    await pauseFor(Math.min(LOOK_MS, until - now), signal)
  }
}

/** Nothing more comes of it by itself. */
export function isStill({ isLive, isElsewhere, isPaused, questions }: RunDetail): boolean {
  return questions.length > 0 || isPaused || !(isLive || isElsewhere)
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
}
