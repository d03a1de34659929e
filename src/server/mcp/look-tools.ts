/** MCP tools that look at runs: the list, one of them, its board, its journal as it comes, its files. */
import { writeBriefly } from '../../base/write-briefly.ts'
import type { Artefact, BoardAt, JournalPage, MemberAnswer, MemberList, RunCard, RunDetail, RunList } from '../api.ts'
import { badRequest } from '../faults.ts'
import { ANSWER_LENGTH, briefRun, lengthOf, shortened } from './answer.ts'
import { compareRuns } from './compare.ts'
import { linksOf, runUri } from './links.ts'
import { queryOf, runPath, theRun, theStep, type McpTool, type ToolCalling } from './tool.ts'
import { isStill, patienceOf, waitFor, waitSeconds } from './wait.ts'

const MOST_ENTRIES = 200
const USUAL_ENTRIES = 20
const ENTRY_LENGTH = 2_000
const FILE_BYTES = 2 * 1024 * 1024

export const lookTools: readonly McpTool[] = [
  {
    name: 'list_runs',
    title: 'List runs',
    description: 'Lists runs, the latest first.',
    properties: {
      society: { type: 'string', description: 'only of this society' },
      status: { type: 'string', description: 'open, waiting, failed, ended, unreadable, live or paused' },
      text: { type: 'string', description: 'only those with this text in id, title, society or reason' },
      limit: { type: 'integer', minimum: 1, maximum: 100, description: 'how many (24)' },
      before: { type: 'string', description: 'only runs that began before this one: `next` of the page before' },
    },
    changes: 'nothing',
    async does(given, { api }) {
      const query = queryOf(given, ['society', 'status', 'text', 'limit', 'before'])
      const { runs, ...rest } = await api.get<RunList>(`/runs${query}`)
      return { value: { runs: runs.map(briefCard), ...rest } }
    },
  },
  {
    name: 'show_run',
    title: 'Show a run',
    description: 'Says how a run is: status, step, score, open questions, and what can be done with it.',
    properties: { run: theRun },
    required: ['run'],
    changes: 'nothing',
    async does({ run: id }, { api }) {
      const detail = await api.get<RunDetail>(runPath(id))
      return { value: briefRun(detail), links: linksOf(detail.id) }
    },
  },
  {
    name: 'read_board',
    title: 'Read the board',
    description:
      'Reads the board of a run at a step: everything its agents share, such as the map of a game. ' +
      'Long fields are told briefly; name them in `fields` to read more of them.',
    properties: {
      run: theRun,
      step: theStep,
      fields: { type: 'array', items: { type: 'string' }, description: 'only these fields of the board' },
    },
    required: ['run'],
    changes: 'nothing',
    async does(given, { api }) {
      const { values, step: at } = await api.get<BoardAt>(runPath(given['run'], `/board${queryOf(given, ['step'])}`))
      const { value, cut } = shortened(chosenOf(values, given['fields']))
      const fields = Object.keys(values)
      const uri = runUri(String(given['run']), 'board', at)
      const whole = { uri, name: `board at step ${at}`, description: 'the whole board at this step' }
      return { value: { step: at, values: value, ...(cut.length > 0 && { cut }), fields }, links: [whole] }
    },
  },
  {
    name: 'watch_run',
    title: 'Watch a run',
    description:
      'Waits for the next entries of a run and answers with them and with how the run is. ' +
      'Ask again with `from` as `next` says to miss nothing.',
    properties: {
      run: theRun,
      from: { type: 'integer', minimum: 1, description: 'the number of the first entry wanted (what comes now)' },
      limit: { type: 'integer', minimum: 1, maximum: MOST_ENTRIES, description: `how many (${USUAL_ENTRIES})` },
      waitSeconds,
    },
    required: ['run'],
    changes: 'nothing',
    does: (given, call) => watch(given, call),
  },
  {
    name: 'compare_runs',
    title: 'Compare two runs',
    description: 'Says how two runs differ: where they parted, their scores and costs, and the fields of their boards.',
    properties: { run: theRun, with: { ...theRun, description: 'the id of the other run' } },
    required: ['run', 'with'],
    changes: 'nothing',
    does: async ({ run: one, with: other }, { api }) => ({ value: await compareRuns(api, one, other) }),
  },
  {
    name: 'ask_member',
    title: 'Ask a member',
    description:
      'Asks a member of a society about a run, at a step: the navigator of an adventure how to get somewhere, its ' +
      'memory what was tried. Without a question it tells what it has learned and where it failed; without a member, ' +
      'who can be asked what.',
    properties: {
      run: theRun,
      member: { type: 'string', description: 'who is asked, such as navigator, puzzle, memory or strategy' },
      question: { type: 'string', description: 'in your own words' },
      step: theStep,
    },
    required: ['run'],
    changes: 'nothing',
    async does(given, { api }) {
      if (given['member'] === undefined) {
        const list = await api.get<MemberList>(runPath(given['run'], `/members${queryOf(given, ['step'])}`))
        return { value: { step: list.step, members: list.members } }
      }
      const asked = given['question'] === undefined ? { ...given, reflect: 'true' } : given
      const query = queryOf(asked, ['member', 'question', 'reflect', 'step'])
      return { value: { ...(await api.get<MemberAnswer>(runPath(given['run'], `/ask${query}`))) } }
    },
  },
  {
    name: 'list_files',
    title: 'List files of a run',
    description: 'Lists the files that can be made of a run, such as a transcript or a picture.',
    properties: { run: theRun },
    required: ['run'],
    changes: 'nothing',
    async does({ run: id }, { api }) {
      const files = await api.get<readonly Artefact[]>(runPath(id, '/artefacts'))
      const links = files.map(({ name, says }) => ({ uri: runUri(String(id), 'files', name), name, description: says }))
      return { value: { files }, links }
    },
  },
  {
    name: 'read_file',
    title: 'Read a file of a run',
    description: 'Makes one of the files that list_files lists: text as text, pictures as pictures.',
    properties: { run: theRun, name: { type: 'string', description: 'as list_files says it' } },
    required: ['run', 'name'],
    changes: 'nothing',
    async does({ run: id, name }, { api }) {
      if (typeof name !== 'string') throw badRequest('name takes the name of a file, as list_files says it.')
      const path = runPath(id, `/artefacts/${encodeURIComponent(name.toWellFormed())}`)
      const { type, bytes } = await api.file(path, FILE_BYTES)
      return { value: { name, type, bytes: bytes.length }, file: { name, type, bytes } }
    },
  },
]

async function watch(given: Readonly<Record<string, unknown>>, call: ToolCalling) {
  const { api } = call
  const patienceMs = patienceOf(given, call)
  const { run: id, from, limit = USUAL_ENTRIES } = given
  const first = from ?? (await api.get<RunDetail>(runPath(id))).head + 1
  const query = queryOf({ from: first, limit }, ['from', 'limit'])
  // refuses what is wrong with it before anybody waits
  let page = await api.get<JournalPage>(runPath(id, `/journal${query}`))
  const isEnough = (now: RunDetail) => now.head >= Number(first) || isStill(now)
  const detail = await waitFor(String(id), call, { patienceMs: page.entries.length > 0 ? 0 : patienceMs, isEnough })
  if (page.entries.length === 0) page = await api.get<JournalPage>(runPath(id, `/journal${query}`))
  const entries = withinLength(page.entries.map(briefEntry))
  const next = (entries.at(-1)?.seq ?? Number(first) - 1) + 1
  return { value: { entries, next, more: page.head >= next, run: briefRun(detail) }, links: linksOf(detail.id) }
}

function briefEntry({ seq, at, record }: JournalPage['entries'][number]) {
  const isShort = lengthOf(record) <= ENTRY_LENGTH
  return { seq, at, kind: record.kind, step: record.step, said: isShort ? record : writeBriefly(record, ENTRY_LENGTH) }
}

/** At least one of them, and not more than an answer should hold. */
function withinLength<T>(entries: readonly T[]): T[] {
  let length = 0
  return entries.filter((entry, place) => {
    length += lengthOf(entry)
    return place === 0 || length <= ANSWER_LENGTH
  })
}

function chosenOf(values: BoardAt['values'], fields: unknown): BoardAt['values'] {
  if (fields === undefined) return values
  const known = Object.keys(values)
  if (!Array.isArray(fields)) throw badRequest('fields takes a list of names.')
  const strange = fields.find((name) => typeof name !== 'string' || !Object.hasOwn(values, name)) as unknown
  if (strange !== undefined)
    throw badRequest(
      `The board has no field ${JSON.stringify(strange)?.slice(0, 60)}. Its fields: ${known.join(', ')}.`,
    )
  return Object.fromEntries((fields as string[]).map((name) => [name, values[name]]))
}

function briefCard(card: RunCard) {
  const { id, title, society, status, step, reason, isLive, isPaused, score, maxScore, parent, updatedAt } = card
  const more = { society, reason, score, maxScore, parent }
  const known = Object.entries(more).filter(([, value]) => value !== undefined)
  return { run: id, title, status, step, isLive, isPaused, updatedAt, ...Object.fromEntries(known) }
}
