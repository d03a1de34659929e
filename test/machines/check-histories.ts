/**
 * The checker of histories: compares what workers believe they committed and did with what the journals say. It knows
 * nothing of the code under test; it reads logs and journals, and finds what is lost, doubled or out of order.
 */
import type { Entry } from 'troupe'

/** A line of a worker's log, in the order in which it was written. */
export type Belief = { readonly worker: string } & (
  | { readonly run: string; readonly wrote: string }
  | { readonly did: string }
)

export interface Answered {
  readonly run: string
  readonly question: string
  readonly answer: string
}

export interface Histories {
  readonly beliefs: readonly Belief[]
  readonly journals: ReadonlyMap<string, readonly Entry[]>
  /** answers that were accepted from a person */
  readonly answers: readonly Answered[]
}

export interface Fault {
  readonly kind: 'lost' | 'doubled' | 'disordered'
  readonly what: string
}

export function checkHistories({ beliefs, journals, answers }: Histories): Fault[] {
  return [
    ...checkCommits(beliefs, journals),
    ...checkEffects(beliefs, journals),
    ...[...journals].flatMap(([run, entries]) => checkJournal(run, entries)),
    ...checkAnswers(answers, journals),
  ]
}

/** Every record that somebody believes to be committed is in the journal, is theirs alone, and in their order. */
function checkCommits(beliefs: readonly Belief[], journals: Histories['journals']): Fault[] {
  const faults: Fault[] = []
  const places = new Map<string, Map<string, number[]>>()
  for (const [run, entries] of journals) {
    const byText = new Map<string, number[]>()
    for (const { seq, record } of entries) {
      const text = JSON.stringify(record)
      byText.set(text, [...(byText.get(text) ?? []), seq])
    }
    places.set(run, byText)
  }
  const latest = new Map<string, number>()
  for (const belief of beliefs) {
    if (!('wrote' in belief)) continue
    const { worker, run, wrote } = belief
    const known = places.get(run)?.get(wrote)
    const what = `${worker} in ${run}: ${wrote.slice(0, 160)}`
    if (known === undefined) faults.push({ kind: 'lost', what: `committed, and not in the journal: ${what}` })
    else if (known.length === 0) faults.push({ kind: 'doubled', what: `committed twice: ${what}` })
    else {
      const seq = known.shift()!
      const before = latest.get(`${worker} ${run}`) ?? 0
      if (seq <= before) faults.push({ kind: 'disordered', what: `entry ${seq} after ${before}: ${what}` })
      latest.set(`${worker} ${run}`, seq)
    }
  }
  return faults
}

/** Every effect was announced in a journal, done once at most, and whatever is told as done was done. */
function checkEffects(beliefs: readonly Belief[], journals: Histories['journals']): Fault[] {
  const faults: Fault[] = []
  const announced = new Set<string>()
  for (const entries of journals.values())
    for (const { record } of entries)
      if (record.kind === 'effect') {
        if (announced.has(record.id)) faults.push({ kind: 'doubled', what: `announced twice: ${record.id}` })
        announced.add(record.id)
      }
  const done = new Map<string, string>()
  for (const belief of beliefs) {
    if (!('did' in belief)) continue
    const { worker, did } = belief
    const other = done.get(did)
    if (other !== undefined) faults.push({ kind: 'doubled', what: `effect ${did} by ${other} and by ${worker}` })
    if (!announced.has(did)) faults.push({ kind: 'lost', what: `effect ${did} by ${worker} is in no journal` })
    done.set(did, worker)
  }
  for (const entries of journals.values()) {
    const ids = new Map<string, string>()
    for (const { record } of entries) {
      if (record.kind !== 'effect' && record.kind !== 'done') continue
      const place = `${record.step} ${record.slot} ${record.place}`
      if (record.kind === 'effect') ids.set(place, record.id)
      else if (!done.has(ids.get(place) ?? ''))
        faults.push({ kind: 'lost', what: `effect ${ids.get(place)} is told as done, and nobody did it` })
    }
  }
  return faults
}

/** Steps are numbered one after the other, and nothing comes after the end. */
function checkJournal(run: string, entries: readonly Entry[]): Fault[] {
  const faults: Fault[] = []
  let step = 0
  for (const [index, { seq, record }] of entries.entries()) {
    if (seq !== index + 1) faults.push({ kind: 'lost', what: `entry ${index + 1} of ${run}` })
    if (record.kind === 'start') step = record.step
    if (record.kind !== 'step') continue
    if (record.step !== step + 1)
      faults.push({
        kind: record.step <= step ? 'doubled' : 'lost',
        what: `step ${record.step} after ${step} in ${run}`,
      })
    step = record.step
  }
  if (entries.at(-1)?.record.kind !== 'end') faults.push({ kind: 'lost', what: `the end of ${run}` })
  return faults
}

/** Every answer that was accepted is in a journal once. */
function checkAnswers(answers: readonly Answered[], journals: Histories['journals']): Fault[] {
  const counts = new Map<string, number>()
  for (const [run, entries] of journals)
    for (const { record } of entries)
      if (record.kind === 'answer') {
        const key = `${run} ${JSON.stringify(record.answer)}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
  return answers.flatMap(({ run, answer }): Fault[] => {
    const count = counts.get(`${run} ${JSON.stringify(answer)}`) ?? 0
    if (count === 1) return []
    return [{ kind: count === 0 ? 'lost' : 'doubled', what: `answer "${answer}" of ${run} is there ${count} times` }]
  })
}
