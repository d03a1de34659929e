/** Commits a step: updates fold in declared order, routes are taken, effects done, and one record says so. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { TroupeError } from '../base/errors.ts'
import { applyChange, type Change, type Changes } from '../board/change.ts'
import { momentOf, NOBODY } from '../store/fold.ts'
import { isNothing, nothingPending } from '../store/pending.ts'
import { FORMAT_VERSION, type Deed, type EndRecord, type StepRecord, type Thinking } from '../store/record.ts'
import { depart, direct, type Departure, type Direction } from './direct.ts'
import { performEffects } from './perform-effects.ts'
import type { Session, Slot } from './session.ts'

type Thinkings = readonly Thinking[]

/**
 * Commits the step and gives back how the run ends, if it does. One that `mayWait` is written with those after it,
 * unless it ends the run or does something outside the board.
 */
export function commitStep(
  session: Session,
  slots: readonly Slot[],
  thinkings: Thinkings,
  mayWait: boolean,
): Awaitable<EndRecord | undefined> {
  checkConflicts(session, slots, thinkings)
  const did = slots.map((slot) =>
    deedOf(slot.compiled.name, thinkings[slot.index]!, fold(session, slot, thinkings[slot.index]!)),
  )
  const direction = takeRoutes(session, slots, thinkings)
  if (!thinkings.some(({ effects }) => effects?.length)) return append(session, did, direction, mayWait)
  return performEffects(session, slots, thinkings).then((performed) => {
    const done = did.map((deed, slot) => (performed[slot]!.length > 0 ? { ...deed, effects: performed[slot]! } : deed))
    return append(session, done, direction, false)
  })
}

/** Two agents writing a plain field in one step is an error that names both (E3). */
function checkConflicts({ flow, moment }: Session, slots: readonly Slot[], thinkings: Thinkings): void {
  if (slots.length === 1) return
  const writers = new Map<string, string>()
  for (const { index, label } of slots) {
    for (const field in thinkings[index]!.update) {
      if (flow.board.fields[field]!.takesSeveralWriters) continue
      const both = writers.has(field) && `"${writers.get(field)}" and "${label}" both write the plain field "${field}"`
      const help = 'Give the field a merge rule, or let them think one after the other.'
      if (both) throw new TroupeError('RUN_WRITE_CONFLICT', `${both} in step ${moment.step + 1}. ${help}`)
      writers.set(field, label)
    }
  }
}

function fold({ moment, flow }: Session, { compiled }: Slot, { update }: Thinking): Changes | undefined {
  const { values } = moment
  let changes: Record<string, Change> | undefined
  for (const field in update) {
    const place = compiled.places.get(field) ?? field
    const change = flow.board.fields[field]!.resolve(values[field], update[field], place)
    if (change === undefined) continue
    values[field] = applyChange(values[field], change)
    ;(changes ??= {})[field] = change
  }
  return changes
}

function deedOf(agent: string, { tries, by, mind, skipped }: Thinking, changes: Changes | undefined): Deed {
  const deed: { -readonly [K in keyof Deed]: Deed[K] } = { agent }
  if (changes !== undefined) deed.changes = changes
  if (tries !== undefined && tries > 1) deed.tries = tries
  if (by !== undefined) deed.by = by
  if (mind !== undefined) deed.mind = mind
  if (skipped !== undefined) deed.skipped = skipped
  return deed
}

function takeRoutes({ flow, moment }: Session, slots: readonly Slot[], thinkings: Thinkings): Direction {
  const departures: Departure[] = []
  for (const { index, compiled } of slots) {
    const thinking = thinkings[index]!
    // a skipped branch that was to choose its way chose nothing: where others continue, it ends
    if (thinking.skipped !== undefined && compiled.route.kind === 'chosen') continue
    departures.push(depart(compiled, thinking, moment.values))
  }
  return direct(flow, departures, moment.waiting)
}

function append(
  session: Session,
  did: readonly Deed[],
  { next, waiting, end }: Direction,
  mayWait: boolean,
): Awaitable<EndRecord | undefined> {
  const { moment, options, now, journal } = session
  const record: { -readonly [K in keyof StepRecord]: StepRecord[K] } = {
    v: FORMAT_VERSION,
    kind: 'step',
    step: moment.step + 1,
    did,
    next,
  }
  if (options.clock) record.now = now
  if (waiting !== NOBODY && Object.keys(waiting).length > 0) record.waiting = waiting
  const ending: EndRecord | undefined =
    end === undefined ? end : { v: FORMAT_VERSION, kind: 'end', step: record.step, reason: end }
  const isGrouped = mayWait && ending === undefined
  const written = isGrouped ? journal.group(record) : journal.append(ending ? [record, ending] : [record])
  const advance = () => {
    session.moment = momentOf(record, moment.values)
    if (!isNothing(session.pending)) session.pending = nothingPending()
    return ending
  }
  return isPromise(written) ? written.then(advance) : advance()
}
