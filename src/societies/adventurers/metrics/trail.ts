/**
 * The trail a game leaves in its journal: who was asked, what each said and how long that took, what was decided and
 * done.
 */
import { pause } from '../../../base/pause.ts'
import { TroupeError } from '../../../base/errors.ts'
import { applyChanges, type Values } from '../../../board/change.ts'
import type { View } from '../../../board/field.ts'
import { openRun, readEntries, readStart } from '../../../store/fold.ts'
import type { Entry } from '../../../store/record.ts'
import type { Store } from '../../../store/store.ts'
import type { DecisionRecord, Fields } from '../board.ts'
import { readBoard, readTurnBoard, readPlayed, type TurnBoard, type Played } from '../read-board.ts'
import { specialists, type Member, type Response } from '../protocol.ts'

export const members: readonly Member[] = [...specialists, 'strategy']

/** One time that a member was asked. */
export interface Asked {
  readonly member: Member
  readonly confidence: number
  /** its own; nothing where the journal only tells when all who thought, side by side or in a group, were done */
  readonly ms: number | null
}

/** One decision and what was done with it. */
export interface Turn {
  readonly step: number
  readonly command: string
  /** how many commands the game had before it, and after it: the same when the world refused it */
  readonly before: number
  readonly after: number
  /** where the society believed to be before */
  readonly location: string
  readonly goal: string
  readonly isLooping: boolean
  readonly responses: Readonly<Partial<Record<Member, Response>>>
  readonly decision: DecisionRecord | undefined
}

export interface Place {
  /** how many commands had been played */
  readonly played: number
  /** where the society believed to be then */
  readonly location: string
}

export interface Trail {
  readonly board: View<Fields>
  /** what was played; the board has it as well */
  readonly played: Played
  readonly asked: readonly Asked[]
  readonly turns: readonly Turn[]
  readonly places: readonly Place[]
}

// of a long journal whoever else runs in this process has a turn in between
const ENTRIES_AT_ONCE = 32

/** Reads the journal of a run; of a fork, what was done since. Whoever wrote it, what it gives has its shape. */
export async function readTrail(store: Store, run: string, mostTurns = Infinity): Promise<Trail> {
  const { step } = await readStart(store, run)
  const { values } = (await openRun(store, run, step)).moment
  const reader = createReader(values)
  for await (const entry of readEntries(store, run)) {
    reader.see(entry)
    if (reader.turns.length > mostTurns) throw tooLong('decisions', mostTurns)
    if (entry.seq % ENTRIES_AT_ONCE === 0) await pause()
  }
  const { asked, turns, places } = reader
  return { board: readBoard(values), played: readPlayed(values), asked, turns, places }
}

export function tooLong(what: string, most: number): TroupeError {
  return new TroupeError(
    'BOARD_INVALID_VALUE',
    `This game is too long to be measured here: it has more than ${most} ${what}. ` +
      'Measure it in a program of its own, with measureRun.',
  )
}

/** `values`: the board the entries begin with; it becomes the one they end with. */
function createReader(values: Values) {
  const asked: Asked[] = []
  const turns: Turn[] = []
  const places: Place[] = []
  let since: number | undefined
  /** when each agent of the current step was last heard of, by slot */
  const heard = new Map<number, number>()
  let open: Omit<Turn, 'after'> | undefined
  /** where the last step's thinker stands in `asked`, if its time is that of the commit */
  let timed: number | undefined
  const see = ({ at, record }: Entry) => {
    since ??= at
    if (record.kind === 'call' || record.kind === 'think') heard.set(record.slot, at)
    if (record.kind !== 'step') return
    for (const { changes } of record.did) if (changes) applyChanges(values, changes)
    // nobody was asked in it, and nothing decided
    if (record.told === true) return
    const board = readTurnBoard(values)
    const { commands } = values
    const played = Array.isArray(commands) ? commands.length : 0
    // written at one time: nobody knows who of them took how long
    const isGrouped = at === since
    if (isGrouped && timed !== undefined) asked[timed] = { ...asked[timed]!, ms: null }
    timed = undefined
    for (const [slot, { agent }] of record.did.entries()) {
      if (isMember(agent)) {
        const said = heard.get(slot)
        const isAlone = record.did.length === 1 && said === undefined
        if (isAlone) timed = asked.length
        const end = said ?? (isAlone && !isGrouped ? at : undefined)
        const ms = end === undefined ? null : Math.max(0, end - since)
        asked.push({ member: agent, confidence: confidenceOf(board, agent), ms })
      }
      if (agent === 'strategy') open = beginTurn(board, played)
      if (agent === 'game' && open) turns.push({ ...open, after: played })
      if (agent === 'game') open = undefined
      if (agent === 'state') places.push({ played, location: board.situation?.location ?? '' })
    }
    since = at
    heard.clear()
  }
  return { see, asked, turns, places }
}

function beginTurn(board: TurnBoard, played: number): Omit<Turn, 'after'> {
  return {
    step: board.step + 1,
    command: board.action?.action ?? '',
    before: played,
    location: board.situation?.location ?? '',
    goal: board.currentGoal,
    isLooping: board.loopDetection.isLooping,
    responses: board.responses,
    decision: board.decisionLog.at(-1),
  }
}

function confidenceOf({ responses, decisionLog }: TurnBoard, member: Member): number {
  if (member === 'strategy') return decisionLog.at(-1)?.confidence ?? responses['strategy']?.confidence ?? 0
  return responses[member]?.confidence ?? 0
}

const isMember = (agent: string): agent is Member => (members as readonly string[]).includes(agent)
