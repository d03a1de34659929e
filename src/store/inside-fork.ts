/**
 * Forks at a step of a society inside a run: which run around it is forked where, and what of the thought around it is
 * taken from the parent's journals instead of being done, asked and paid again.
 */
import { TroupeError } from '../base/errors.ts'
import { idInside, isNamedInside, labelOf, nameBelow, namesOf, partsOf } from '../base/inside-ids.ts'
import { boardOf } from '../board/view.ts'
import { openRun, readForebears, readStart, readStep } from './fold.ts'
import type { Activation, Entry, InsideFork, StartRecord } from './record.ts'
import type { Store } from './store.ts'

/** The run itself, then the one whose agent started it, and so on outwards. */
export async function* runsAround(store: Store, id: string): AsyncGenerator<{ run: string; start: StartRecord }> {
  for (let run: string | undefined = id; run !== undefined;) {
    const start: StartRecord = await readStart(store, run)
    yield { run, start }
    const { within } = start
    // ids get shorter on the way up: there is no circle
    if (within !== undefined && !isNamedInside(run, within)) {
      throw new TroupeError('RUN_UNREADABLE', `Run "${run}" says it is inside run "${within}" and is not named so.`)
    }
    run = within
  }
}

/** The run whose code a fork needs: of a society inside, the one around it that says where its code is. */
export async function runToFork(
  store: Store,
  id: string,
): Promise<{ readonly run: string; readonly start: StartRecord }> {
  for await (const around of runsAround(store, id)) if (around.start.society !== undefined) return around
  return { run: id, start: await readStart(store, id) }
}

/** The step of the run around whose thought a society with this name belongs to. */
export function stepAround(name: string): number {
  return partsOf(namesOf(name)[0]!)?.step ?? 0
}

/** How many entries of a run's journal come before the end of a step. */
export async function headBefore(store: Store, run: string, step: number): Promise<number> {
  let head = 0
  for await (const { seq } of readStep(store, run, step)) head = seq
  return head
}

type Edit = Readonly<Record<string, unknown>>

/** What a society inside begins with, where the run around it is a fork at a step inside. */
export type Twin =
  /** as a fork of the one in the parent */
  | { readonly parent: string; readonly at: number; readonly edit?: Edit; readonly inside?: Omit<InsideFork, 'head'> }
  /** it was over before that step: what came of it is known */
  | { readonly board: object; readonly reason: string }

export async function twinOf(store: Store, around: StartRecord, name: string): Promise<Twin | undefined> {
  const { parent, inside } = around
  const own = partsOf(name)
  if (!parent || !inside || own?.step !== around.step + 1) return undefined
  const [first = '', ...rest] = namesOf(inside.name)
  const { step, edit } = inside
  const known = edit && { edit }
  if (name !== first) return isBefore(name, first) ? wholeTwin(store, around, name) : undefined
  const twin = idInside(parent.run, first)
  await checkTwin(store, twin, parent.run)
  if (rest.length === 0) return { parent: twin, at: step, ...known }
  const below = nameBelow(rest)
  return { parent: twin, at: stepAround(below) - 1, inside: { name: below, step, ...known } }
}

/** Of the same step: one of another thought, or one that the same thought ran before. */
function isBefore(name: string, first: string): boolean {
  const [one, other] = [partsOf(name)!, partsOf(first)!]
  return one.label !== other.label || one.count < other.count
}

async function wholeTwin(store: Store, around: StartRecord, name: string): Promise<Twin | undefined> {
  // where the parent took it over itself, it is in the run that one was forked from
  for (let { parent, inside, step } = around; parent && inside && step === around.step;) {
    const twin = idInside(parent.run, name)
    if ((await store.head(twin)) > 0) {
      await checkTwin(store, twin, parent.run)
      const { moment, pending } = await openRun(store, twin)
      const end = pending.at(-1)?.record
      if (end?.kind === 'end' && end.limit === undefined) return { board: boardOf(moment.values), reason: end.reason }
      return moment.next.length > 0 ? { parent: twin, at: moment.step } : undefined
    }
    ;({ parent, inside, step } = await readStart(store, parent.run))
  }
  return undefined
}

async function checkTwin(store: Store, twin: string, within: string): Promise<void> {
  if ((await readStart(store, twin)).within === within) return
  throw new TroupeError('RUN_UNREADABLE', `Run "${twin}" was not begun by run "${within}", which it is named after.`)
}

/**
 * What the parent's journals hold of the step that such a fork begins with: all of other thoughts, and of the one
 * around the society what came before that began.
 */
export async function readTaken(store: Store, run: string): Promise<Entry[]> {
  const taken: Entry[][] = []
  const cuts: { readonly slot: number; readonly name: string }[] = []
  let left: { readonly step: number; readonly head: number } | undefined
  for await (const { id, start } of readForebears(store, run)) {
    if (left) taken.unshift(await takenFrom(store, id, left, cuts))
    const { inside, step, next } = start
    if (!inside || (left && left.step !== step)) break
    left = { step, head: inside.head }
    const [name = ''] = namesOf(inside.name)
    const slot = labelsOf(next).indexOf(partsOf(name)!.label)
    if (slot < 0) {
      throw new TroupeError('RUN_UNREADABLE', `Run "${id}" was forked in "${name}", and nobody of that name is next.`)
    }
    cuts.push({ name, slot })
  }
  return taken.flat()
}

const TAKEN: ReadonlySet<string> = new Set(['call', 'answer', 'think', 'fail'])

async function takenFrom(
  store: Store,
  run: string,
  { step, head }: { readonly step: number; readonly head: number },
  cuts: readonly { readonly slot: number; readonly name: string }[],
): Promise<Entry[]> {
  const until = new Map<number, number>()
  for (const { slot, name } of cuts) {
    const twin = idInside(run, name)
    // one that never began there has nothing after it
    if ((await store.head(twin)) === 0) continue
    const { after = 0 } = await readStart(store, twin)
    until.set(slot, Math.min(after, until.get(slot) ?? Infinity))
  }
  const taken: Entry[] = []
  for await (const entry of readStep(store, run, step + 1)) {
    const { seq, record } = entry
    if (seq > head) break
    if (!TAKEN.has(record.kind) || record.step !== step + 1) continue
    const last = 'slot' in record ? until.get(record.slot) : undefined
    if (last === undefined || (seq <= last && record.kind !== 'think')) taken.push(entry)
  }
  return taken
}

/** What each of those who think next is called in its step: the same names that the engine's plan gives them. */
function labelsOf(next: readonly Activation[]): readonly string[] {
  const counts = new Map<string, number>()
  return next.map((activation) => {
    const agent = typeof activation === 'string' ? activation : activation.agent
    const branch = counts.get(agent) ?? 0
    counts.set(agent, branch + 1)
    return labelOf(agent, branch)
  })
}
