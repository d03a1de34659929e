/**
 * Lists of runs, however many there are: pages by the store's index. What only a look at a run tells (words in its
 * title, whether it can be read) is looked for in so many runs at a time, and the list says where to go on.
 */
import { countRuns, pageOfRuns } from '../store/run-list.ts'
import { LISTED_STATUSES, type ListedStatus } from '../store/run-status.ts'
import type { Store } from '../store/store.ts'
import type { RunCard, RunList } from './api.ts'
import type { Describer } from './describe.ts'
import { badRequest } from './faults.ts'
import type { Turns } from './turns.ts'

const RUNS_PER_TURN = 100
// about a fifth of a second of titles and reasons
const MOST_LOOKED_AT = 2_000

export interface RunListQuery {
  readonly society?: string | undefined
  readonly status?: string | undefined
  readonly text?: string | undefined
  readonly limit: number
  readonly offset: number
  readonly before?: string | undefined
  readonly isCounted: boolean
}

export interface RunListSources {
  readonly store: Store
  readonly describer: Describer
  readonly turns: Turns
  /** runs that this server drives, or could not: their status may be another than the journal's */
  readonly touched: () => readonly string[]
}

const statuses = [...LISTED_STATUSES, 'unreadable', 'live', 'paused']

export async function listOfRuns(sources: RunListSources, query: RunListQuery): Promise<RunList> {
  const { store, describer } = sources
  const { society, status, text, limit, offset, before } = query
  if (status !== undefined && !statuses.includes(status))
    throw badRequest(`There is no status ${JSON.stringify(status)}. There are: ${statuses.join(', ')}.`)
  const matches = async (id: string) =>
    (status === undefined || hasStatus(await describer.standing(id), status)) &&
    (text === undefined || (await wordsOf(describer, id)).includes(text.toLowerCase()))
  const listed = listedStatus(status)
  const others = status === undefined ? [] : await touchedRuns(sources, society)
  // first those that the index has under another status, or that are all there can be
  const added: string[] = []
  for (const { id, known } of others)
    if (before === undefined && (known !== listed || status === 'live') && (await matches(id))) added.push(id)
  const wanted = offset + limit
  const isSearch = text !== undefined || status === 'unreadable'
  const walked =
    status === 'live'
      ? { found: [], isOver: true, last: undefined }
      : await walk(sources, { society, before, status: listed }, matches, isSearch ? Infinity : wanted + 1)
  const found = [...added, ...walked.found]
  const shown = found.slice(offset, wanted)
  const more = found.length > wanted && shown.length > 0 ? shown.at(-1) : walked.isOver ? undefined : walked.last
  const total = isSearch || status === 'live' ? undefined : await totalOf(sources, query, others, added.length)
  const isAll = walked.isOver && before === undefined
  const cards: RunCard[] = []
  for (const id of shown) cards.push(await describer.card(id))
  return {
    runs: cards,
    ...((isAll || total !== undefined) && { total: isAll ? found.length : total! }),
    ...(more !== undefined && { next: more }),
    ...(query.isCounted && { counts: await countRuns(store, society) }),
  }
}

/** The status that the index has a run under which has this one. */
function listedStatus(status: string | undefined): ListedStatus | undefined {
  return status === 'paused' ? 'open' : LISTED_STATUSES.find((each) => each === status)
}

interface Standing {
  readonly status: string
  readonly isLive: boolean
  readonly isPaused: boolean
}

function hasStatus(state: Standing, wanted: string): boolean {
  if (wanted === 'live') return state.isLive
  if (wanted === 'paused') return state.isPaused
  return state.status === wanted
}

async function wordsOf(describer: Describer, id: string): Promise<string> {
  const { flow, society = '', reason = '' } = await describer.summary(id)
  return `${id} ${flow} ${society} ${reason} ${await describer.title(id)}`.toLowerCase()
}

interface Touched {
  readonly id: string
  /** what its journal says */
  readonly known: string
}

async function touchedRuns({ touched, describer }: RunListSources, society: string | undefined): Promise<Touched[]> {
  const runs: Touched[] = []
  for (const id of touched()) {
    const { status, within, ...named } = await describer.summary(id)
    // societies inside a run are shown with it
    if (within !== undefined) continue
    if (society === undefined || named.society === society || named.flow === society) runs.push({ id, known: status })
  }
  return runs.toReversed()
}

interface Walked {
  readonly found: string[]
  /** were all runs looked at */
  readonly isOver: boolean
  /** the last one that was */
  readonly last: string | undefined
}

async function walk(
  { store, turns }: RunListSources,
  from: { society: string | undefined; before: string | undefined; status: ListedStatus | undefined },
  matches: (id: string) => Promise<boolean>,
  wanted: number,
): Promise<Walked> {
  const found: string[] = []
  let { before } = from
  // a store without an index reads all runs for a page: then one page is enough
  const limit = store.page ? RUNS_PER_TURN : MOST_LOOKED_AT
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += limit) {
    const page = await pageOfRuns(store, { ...from, before, limit })
    for (const id of page) {
      if (await matches(id)) found.push(id)
      if (found.length >= wanted) return { found, isOver: false, last: id }
      before = id
    }
    if (page.length < limit) return { found, isOver: true, last: before }
    await turns.next()
  }
  return { found, isOver: false, last: before }
}

/** How many there are by the index; what this server knows better is counted as what it is. */
async function totalOf(
  { store, describer }: RunListSources,
  { society, status }: RunListQuery,
  touched: readonly Touched[],
  added: number,
): Promise<number> {
  const counts = await countRuns(store, society)
  const listed = listedStatus(status)
  if (status === undefined || listed === undefined) return Object.values(counts).reduce((sum, each) => sum + each)
  let total = counts[listed] + added
  for (const { id, known } of touched) if (known === listed && !hasStatus(await describer.standing(id), status)) total--
  return total
}
