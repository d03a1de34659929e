/** Two runs beside each other: where they parted, how each stands, and the fields of their boards that differ. */
import type { BoardAt, Metrics, RunDetail } from '../api.ts'
import { ANSWER_LENGTH, briefRun, shortened } from './answer.ts'
import type { ApiPort } from './api-port.ts'
import { runPath } from './tool.ts'

const MOST_FOREBEARS = 1_000

export async function compareRuns(api: ApiPort, one: unknown, other: unknown) {
  const [left, right] = [await look(api, one), await look(api, other)]
  const parted = await partedAfter(api, left.detail, right.detail)
  const names = new Set([...Object.keys(left.board.values), ...Object.keys(right.board.values)])
  const isSame = (name: string) => JSON.stringify(left.board.values[name]) === JSON.stringify(right.board.values[name])
  const different = [...names].filter((name) => !isSame(name))
  const only = (values: BoardAt['values']) =>
    shortened(Object.fromEntries(different.map((name) => [name, values[name] ?? null])), ANSWER_LENGTH / 3).value
  const values = [only(left.board.values), only(right.board.values)]
  return {
    ...(parted && { parted }),
    runs: [left, right].map(({ detail, metrics }) => ({ ...briefRun(detail), ...spentIn(metrics) })),
    same: [...names].filter(isSame),
    differs: Object.fromEntries(different.map((name) => [name, values.map((each) => each[name])])),
  }
}

async function look(api: ApiPort, run: unknown) {
  const detail = await api.get<RunDetail>(runPath(run))
  const board = await api.get<BoardAt>(runPath(run, '/board'))
  const metrics = await api.get<Metrics>(runPath(run, '/metrics'))
  return { detail, board, metrics }
}

/** The step up to which they are the same run; nothing when they share none. */
async function partedAfter(api: ApiPort, left: RunDetail, right: RunDetail) {
  const reached = new Map<string, number>()
  for await (const { run, step } of lineage(api, left)) reached.set(run, step)
  for await (const { run, step } of lineage(api, right)) {
    const known = reached.get(run)
    if (known !== undefined) return { in: run, after: Math.min(known, step) }
  }
  return undefined
}

/** A run and its forebears, each with the last step that belongs to it. */
async function* lineage(api: ApiPort, detail: RunDetail) {
  yield { run: detail.id, step: detail.step }
  let { parent } = detail
  for (let count = 0; parent !== undefined && count < MOST_FOREBEARS; count++) {
    yield parent
    const before: RunDetail = await api.get(runPath(parent.run))
    parent = before.parent && { ...before.parent, step: Math.min(before.parent.step, parent.step) }
  }
}

function spentIn({ agents, society }: Metrics) {
  const sum = (read: (agent: Metrics['agents'][string]) => number) =>
    Object.values(agents).reduce((total, agent) => total + read(agent), 0)
  return {
    thoughts: sum(({ thoughts }) => thoughts),
    calls: sum(({ calls }) => calls),
    tokens: sum(({ tokensIn, tokensOut }) => tokensIn + tokensOut),
    cost: sum(({ cost }) => cost),
    ...(society && { measures: society }),
  }
}
