/**
 * Calls of served flows. A call is a run, and a session is a chain of them: what one leaves is what the next begins
 * with, so a session survives whatever happens to the server. The adventurers are one run that waits to be told.
 */
import { createHash } from 'node:crypto'
import { TroupeError } from '../../base/errors.ts'
import type { Fields, View } from '../../board/field.ts'
import type { Carried, GraphFlow, GraphOutputValue } from '../../flows/components/graph-run.ts'
import type { Tweaks } from '../../flows/components/tweaks.ts'
import { createAdventurerSession, type AdventurerSession } from '../../societies/adventurers/outside/session.ts'
import { createQuestPlayer } from '../../societies/adventurers/textquests/quest-player.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { readStart } from '../../store/fold.ts'
import { stateAt } from '../../store/history.ts'
import type { Store } from '../../store/store.ts'
import { summarize } from '../../store/summary.ts'
import { ServerFault } from '../faults.ts'
import { societyName, type FlowSocieties } from './flow-societies.ts'
import type { ServedFlow } from './served-flow.ts'

export interface FlowCall {
  readonly input: string
  readonly session: string
  /** by which it is known again: a call that is repeated is answered as it was, and counts once */
  readonly call?: string
  readonly tweaks?: Tweaks
  readonly variables?: Readonly<Record<string, string>>
  /** hears what models say while they say it */
  readonly onToken?: (text: string) => void
  readonly signal?: AbortSignal
}

export interface CallResult {
  readonly run: string
  readonly outputs: readonly GraphOutputValue[]
  /** what a node asks a person: the next call of the session answers it */
  readonly question?: string
}

/** Whoever drives a run that a session goes on with. */
export interface SessionDriver {
  start(id: string, board: Readonly<Record<string, unknown>>): Promise<string>
  /** the run before asks something, and this is the answer */
  answer(id: string, answer: string): Promise<void>
}

export interface FlowCalls {
  /** the next run of a session, begun by somebody else; gives its id */
  begin(flow: ServedFlow, given: Pick<FlowCall, 'input' | 'session'>, driver: SessionDriver): Promise<string>
  call(flow: ServedFlow, given: FlowCall): Promise<CallResult>
  /** what a session knows: of the adventurers, the state of seed 3 */
  stateOf(flow: ServedFlow, session: string): Promise<unknown>
  close(): Promise<void>
}

// sessions of adventurers that are held in memory; the others are in the store, and are opened when they are told more
const MOST_HELD = 200

/** For the adventurers: the story they are asked to play, where its file is here, for its vocabulary. */
export interface Adventure {
  readonly story?: string
  readonly seed?: number
}

export interface FlowCallsOptions {
  readonly store: Store
  readonly societies: FlowSocieties
  /** whoever else drives runs of sessions has let go of this one */
  readonly atRest?: (run: string) => Promise<void>
  readonly minds?: MakeMind
  readonly adventure?: Adventure
}

export function createFlowCalls(parts: FlowCallsOptions): FlowCalls {
  const { store, societies, atRest = async () => {}, minds, adventure = {} } = parts
  const graphOf = (flow: ServedFlow) => societies.graphOf(flow)
  const chains = new Map<string, Promise<unknown>>()
  const latest = new Map<string, number>()
  const held = new Map<string, AdventurerSession>()
  const quests = createQuestPlayer({ name: 'flow-quest', store, ...adventure, ...(minds && { minds }) })

  /** The version that a run began with, as long as there is one: a run keeps its own. */
  const graphOfRun = async (run: string, flow: ServedFlow): Promise<GraphFlow> => {
    const { society = '' } = await readStart(store, run)
    return graphOf(societies.flowOf(society) ?? flow)
  }

  /** The number of the last run of a session; 0 where there is none. Runs of a session follow without a gap. */
  const lastOf = async (key: string): Promise<number> => {
    let last = latest.get(key) ?? 0
    let stride = 1
    while ((await store.head(runId(key, last + stride))) > 0) {
      last += stride
      stride *= 2
    }
    while (stride > 1) {
      stride /= 2
      if ((await store.head(runId(key, last + stride))) > 0) last += stride
    }
    latest.set(key, last)
    return last
  }

  const callGraph = async (flow: ServedFlow, key: string, given: FlowCall): Promise<CallResult> => {
    const made = graphOf(flow)
    const last = await lastOf(key)
    const { onToken, signal } = given
    const options: Options = {
      store,
      ...(onToken && { onToken: ({ text }) => onToken(text) }),
      ...(signal && { signal }),
    }
    const before = last === 0 ? undefined : await finishLast(flow, runId(key, last), given, options)
    if (before?.result !== undefined) return before.result
    const { input, session, call = '', tweaks = {}, variables = {} } = given
    const board = made.input({ input, session, call, tweaks, variables, ...(before && { before: before.carried }) })
    const id = runId(key, last + 1)
    latest.set(key, last + 1)
    const run = made.flow.run(board, { ...options, id, society: societyName(flow) })
    const result = await run.finished
    return resultOf(made, result.id, result)
  }

  const finishLast = async (flow: ServedFlow, run: string, given: FlowCall, options: Options) => {
    await atRest(run)
    return finish(await graphOfRun(run, flow), store, run, given, options)
  }

  const begin = async (flow: ServedFlow, key: string, given: FlowCall, driver: SessionDriver): Promise<string> => {
    const made = graphOf(flow)
    const last = await lastOf(key)
    let before: Carried | undefined
    if (last > 0) {
      const run = runId(key, last)
      await atRest(run)
      const { status } = await summarize(store, run)
      if (status === 'waiting') {
        await driver.answer(run, given.input)
        return run
      }
      if (status === 'open') throw stillOpen(run)
      before = (await graphOfRun(run, flow)).carried(await stateAt(store, run))
    }
    const { input, session } = given
    const board = made.input({ input, session, ...(before && { before }) })
    latest.set(key, last + 1)
    return driver.start(runId(key, last + 1), board)
  }

  /** Calls of one session wait for each other, those of others do not. */
  const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const letGo = () => void (chains.get(key) === settled && chains.delete(key))
    const next = (chains.get(key) ?? Promise.resolve()).then(work, work)
    const settled: Promise<void> = next.then(letGo, letGo)
    chains.set(key, settled)
    return next
  }

  const sessionOf = (key: string): AdventurerSession => {
    let session = held.get(key)
    if (session === undefined) {
      session = createAdventurerSession({ store, id: runId(key, 1), ...adventure, ...(minds && { minds }) })
    }
    held.delete(key)
    held.set(key, session)
    if (held.size > MOST_HELD) {
      const [oldest, letGo] = held.entries().next().value!
      held.delete(oldest)
      void letGo.close()
    }
    return session
  }

  /** A whole chat of TextQuests names no session; the game is known by what it says. */
  const decide = async (key: string, { input, call }: FlowCall) => {
    const quest = isChat(input) ? await quests.answer(input) : undefined
    if (quest !== undefined) return quest
    const session = sessionOf(key)
    return { run: session.id, ...(await session.next(toldIn(input), call)) }
  }

  const callAdventurers = async (flow: ServedFlow, key: string, given: FlowCall): Promise<CallResult> => {
    const { run, action, reasoning } = await decide(key, given)
    const text = JSON.stringify({ reasoning, action })
    const node = flow.graph.nodes.find(({ component }) => component === 'ChatOutput')!
    const { id, title, component } = node
    const value = { kind: 'message', text } as GraphOutputValue['value']
    return { run, outputs: [{ node: id, title, component, output: 'message', value, text }] }
  }

  return {
    call: (flow, given) => {
      const key = keyOf(flow.id, given.session)
      const isGame = flow.isAdventurers && Object.keys(given.tweaks ?? {}).length === 0
      return inTurn(key, () => (isGame ? callAdventurers(flow, key, given) : callGraph(flow, key, given)))
    },
    begin: (flow, given, driver) => {
      const key = keyOf(flow.id, given.session)
      return inTurn(key, () => begin(flow, key, given, driver))
    },
    stateOf: async (flow, session) => {
      const key = keyOf(flow.id, session)
      const last = await lastOf(key)
      if (last === 0) return undefined
      if (flow.isAdventurers) return sessionOf(key).state()
      const board = (await stateAt(store, runId(key, last))) as View<Fields>
      return graphOf(flow).carried(board).state
    },
    close: async () => {
      await Promise.all([quests.close(), ...[...held.values()].map((session) => session.close())])
      held.clear()
    },
  }
}

function stillOpen(run: string): ServerFault {
  return new ServerFault(
    'SERVER_WRONG_STATE',
    `Run ${run} of this session is paused. Resume it or cancel it, or begin another session.`,
  )
}

const keyOf = (flow: string, session: string): string =>
  createHash('sha256')
    .update(JSON.stringify([flow, session]))
    .digest('hex')
    .slice(0, 20)
const runId = (key: string, number: number): string => `flow-${key}-${number}`

/** Messages with their roles before them, as TextQuests' agent for flows sends them. */
const isChat = (input: string): boolean => /^(?:SYSTEM|USER):\n/.test(input)

/** JSON with a text is what somebody knows of the moment besides it; everything else is the text itself. */
function toldIn(input: string): string | { text: string } {
  if (!input.trimStart().startsWith('{')) return input
  try {
    const told = JSON.parse(input) as { text?: unknown }
    return typeof told.text === 'string' ? (told as { text: string }) : input
  } catch {
    return input
  }
}

type Options = NonNullable<Parameters<GraphFlow['flow']['resume']>[1]>

/** The run before: one that was cut off goes on, one that asks is answered by what is said now. */
async function finish(
  made: GraphFlow,
  store: Store,
  id: string,
  { input, call }: FlowCall,
  options: Options,
): Promise<{ carried: Carried; result?: CallResult }> {
  const boardNow = async () => (await stateAt(store, id)) as View<Fields>
  const isSame = (board: View<Fields>) => call !== undefined && board['call'] === call
  const over = (board: View<Fields>) => ({
    carried: made.carried(board),
    ...(isSame(board) && { result: resultOf(made, id, { status: 'ended', board, questions: [] }) }),
  })
  if ((await summarize(store, id)).status === 'ended') return over(await boardNow())
  try {
    const cut = await made.flow.resume(id, options).finished
    if (cut.status !== 'waiting') return over(cut.board)
    if (isSame(cut.board)) return { carried: made.carried(cut.board), result: resultOf(made, id, cut) }
    const answered = await made.flow.resume(id, { ...options, answer: input }).finished
    return { carried: made.carried(answered.board), result: resultOf(made, id, answered) }
  } catch (error) {
    // the flow has changed since, or that run fails whatever is done: the session goes on without it
    if (error instanceof TroupeError) return { carried: made.carried(await boardNow()) }
    throw error
  }
}

interface Finished {
  readonly status: string
  readonly board: View<Fields>
  readonly questions: readonly { readonly question: unknown }[]
}

function resultOf(made: GraphFlow, run: string, { status, board, questions }: Finished): CallResult {
  const outputs = made.outputs(board)
  if (status !== 'waiting') return { run, outputs }
  const asked = questions[0]?.question
  return { run, outputs, question: typeof asked === 'string' ? asked : JSON.stringify(asked ?? 'What now?') }
}
