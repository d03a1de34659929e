/** The engine: think side by side, commit in order, journal, repeat. Steps that think at once share a commit. */
import { isPromise } from '../base/awaitable.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import { askRecord, isAsked, type OpenQuestion } from '../store/pending.ts'
import { FORMAT_VERSION, type EndRecord, type JournalRecord } from '../store/record.ts'
import { commitStep } from './commit.ts'
import { createGroup } from './group.ts'
import { plan, timeOf, type Session } from './session.ts'
import { thinkStep, type StopButton } from './think.ts'

/** How a run stopped: it ended, waits for answers, or is paused. */
export interface DriveResult {
  readonly status: 'ended' | 'waiting' | 'paused'
  readonly reason?: string
  readonly limit?: 'steps' | 'spending'
  readonly questions?: readonly OpenQuestion[]
}

export interface Control extends StopButton {
  /** stop after the current step */
  readonly paused: boolean
}

export async function drive(session: Session, control: Control): Promise<DriveResult> {
  const { options, flow } = session
  const limit = options.stepLimit ?? flow.stepLimit
  let left = options.steps ?? Infinity
  const group = createGroup(session.journal)
  for (;;) {
    if (control.paused || control.stopped || left-- <= 0) {
      await session.journal.flush()
      return { status: 'paused' }
    }
    const step = session.moment.step + 1
    if (step > limit) return endByLimit(session, `step limit of ${limit}`, 'steps')
    session.now = timeOf(options, step)
    const slots = plan(session)
    const before = group.open(slots)
    if (isPromise(before)) await before
    const thinking = thinkStep(session, slots, control)
    const isAtOnce = !isPromise(thinking)
    const thoughts = isPromise(thinking) ? await thinking : thinking
    if (thoughts.status === 'failed' && isLimit(thoughts.error)) {
      return endByLimit(session, thoughts.error.message, 'spending', thoughts.unsaved)
    }
    if (thoughts.status === 'failed') throw await failed(session, thoughts.error, [thoughts.slot], thoughts.unsaved)
    if (thoughts.status !== 'done') {
      const questions = thoughts.status === 'waiting' ? thoughts.questions : []
      const asked = questions.filter((question) => !isAsked(session.pending, question))
      const records = [...thoughts.unsaved, ...asked.map((question) => askRecord(step, question))]
      await (records.length > 0 ? session.journal.append(records) : session.journal.flush())
      return thoughts.status === 'waiting' ? { status: 'waiting', questions } : { status: 'paused' }
    }
    let ending: EndRecord | undefined
    try {
      const committed = commitStep(session, slots, thoughts.thinkings, isAtOnce && group.isOpen)
      ending = isPromise(committed) ? await committed : committed
    } catch (error) {
      throw await failed(session, error, [...slots.keys()])
    }
    if (ending) return { status: 'ended', reason: ending.reason }
    const over = group.close(slots, isAtOnce)
    if (isPromise(over)) await over
  }
}

async function endByLimit(
  { journal, moment }: Session,
  reason: string,
  limit: DriveResult['limit'] & string,
  unsaved: readonly JournalRecord[] = [],
): Promise<DriveResult> {
  const record = { v: FORMAT_VERSION, kind: 'end', step: moment.step, reason, limit: true } as const
  await journal.append([...unsaved, record])
  return { status: 'ended', reason, limit }
}

function isLimit(error: unknown): error is TroupeError {
  return error instanceof TroupeError && error.code === 'RUN_LIMIT_REACHED'
}

/** Journals why the run cannot continue, and gives the error back to be thrown. */
async function failed(
  { journal, moment }: Session,
  error: unknown,
  slots: readonly number[],
  unsaved: readonly JournalRecord[] = [],
) {
  const code = error instanceof TroupeError ? error.code : 'RUN_AGENT_FAILED'
  const record = {
    v: FORMAT_VERSION,
    kind: 'fail',
    step: moment.step + 1,
    slots,
    code,
    message: messageOf(error),
  } as const
  // after a conflict the journal is somebody else's: what happened here is no longer part of it
  if (code === 'STORE_CONFLICT') return error
  // a store that cannot take the failure either must not hide what went wrong first
  await (async () => journal.append([...unsaved, record]))().catch(() => {})
  return error
}
