/**
 * The state of a society in a session, and how a turn of it changes that: places, inventory, the last actions, score
 * and progress, the goal, and why each action was chosen.
 */
import { isRecord } from '../../../base/json-kinds.ts'
import { trimEnd } from '../../../models/trim-end.ts'
import type { Json } from '../../graph.ts'
import { sayJson, type Row } from '../values.ts'

export interface SocietyState {
  readonly map_state: Row
  readonly inventory: readonly Json[]
  readonly action_history: readonly Row[]
  readonly step: number
  readonly progress: number
  readonly score: number
  readonly current_goal: string
  readonly decision_log: readonly Row[]
}

const KEPT = 50

export function readState(given: Row): SocietyState {
  const list = (name: string) => (Array.isArray(given[name]) ? (given[name] as readonly Json[]) : [])
  const number = (name: string) => (typeof given[name] === 'number' ? given[name] : 0)
  const { map_state: map, current_goal: goal } = given
  return {
    map_state: isRecord(map) ? map : {},
    inventory: list('inventory'),
    action_history: list('action_history').filter(isRecord) as Row[],
    step: number('step'),
    progress: number('progress'),
    score: number('score'),
    current_goal: typeof goal === 'string' && goal !== '' ? goal : 'explore',
    decision_log: list('decision_log').filter(isRecord) as Row[],
  }
}

/** What the specialists are asked about. */
export function situationOf(state: SocietyState, observation: string): Row {
  const { map_state: map, action_history: history, step, ...rest } = state
  return {
    ...rest,
    observation,
    map_state: map,
    last_actions: history.slice(-10),
    action_history: history.slice(-20),
    current_step: step,
    step,
    known_objects: objectsIn(map),
    interaction_history: history.filter(({ action }) => !isMove(sayJson(action ?? ''))).slice(-20),
    steps_since_progress: sinceProgress(history),
    proposed_action: 'TBD',
  }
}

function isMove(action: string): boolean {
  return /^(?:go |walk |run )?(?:north|south|east|west|up|down|in|out|[nsewud]|ne|nw|se|sw)(?:east|west)?$/i.test(
    action.trim(),
  )
}

function objectsIn(map: Row): Json[] {
  const places = isRecord(map['locations']) ? Object.values(map['locations']) : []
  const found = places.flatMap((place) => (isRecord(place) && Array.isArray(place['objects']) ? place['objects'] : []))
  return [...new Set([...(Array.isArray(map['objects']) ? map['objects'] : []), ...found])] as Json[]
}

function sinceProgress(history: readonly Row[]): number {
  const last = history.findLastIndex(
    ({ score_change: score, progress_change: progress }) => Number(score ?? 0) > 0 || Number(progress ?? 0) > 0,
  )
  return history.length - 1 - last
}

export interface Decision {
  readonly action: string
  readonly reasoning: string
  readonly full: Row
  /** what the Navigator said: where we are, and perhaps what is new of the map */
  readonly navigator: Row
}

/** The state after a turn: this observation is what came of the last action, and the new one waits for its own. */
export function afterTurn(
  state: SocietyState,
  observation: string,
  { action, reasoning, full, navigator }: Decision,
): Row {
  const score = numberIn(observation, SCORE) ?? state.score
  const progress = numberIn(observation, PROGRESS) ?? state.progress
  const changes = { score_change: score - state.score, progress_change: progress - state.progress }
  const history = [...state.action_history]
  const last = history.at(-1)
  if (last) history[history.length - 1] = { ...last, ...changes, result: observation.slice(0, LONGEST_RESULT) }
  const goal = full['current_goal']
  const log = {
    step: state.step,
    action,
    reasoning,
    confidence: typeof full['confidence'] === 'number' ? full['confidence'] : 0.5,
    agent_votes: isRecord(full['specialist_votes']) ? (full['specialist_votes'] as Row) : {},
  }
  return {
    map_state: mapAfter(state, observation, navigator),
    inventory: inventoryAfter(state.inventory, sayJson(last?.['action'] ?? ''), observation),
    action_history: [...history, { step: state.step, action, observation, result: 'pending' }].slice(-KEPT),
    step: state.step + 1,
    progress,
    score,
    current_goal: typeof goal === 'string' && goal !== '' ? goal : 'explore',
    decision_log: [...state.decision_log, log].slice(-KEPT),
  }
}

const LONGEST_RESULT = 500

const SCORE = /\bscore\b[^\d\n-]{0,20}(-?\d{1,6})/i
const PROGRESS = /\bprogress\b[^\d\n-]{0,20}(-?\d{1,6})/i

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)
  return found ? Number(found[1]) : undefined
}

/** The map with what the Navigator says of it: this place, and the way that led here. */
function mapAfter(
  { map_state: before, action_history: history }: SocietyState,
  observation: string,
  navigator: Row,
): Row {
  const news = recordIn(navigator, 'map_update')
  const told = { ...recordIn(navigator, 'metadata'), ...news }
  const map = mergeMap(before, news)
  const here = told['current_location'] ?? navigator['current_location']
  if (typeof here !== 'string' || here === '') return map
  const known = recordIn(recordIn(map, 'locations'), here)
  const visits = typeof known['visit_count'] === 'number' ? known['visit_count'] : 0
  const place: Row = {
    description: observation.slice(0, LONGEST_RESULT),
    ...known,
    ...(Array.isArray(told['exits']) && { exits: told['exits'] }),
    ...(Array.isArray(told['objects']) && { objects: told['objects'] }),
    visit_count: visits + 1,
  }
  const from = before['current_location']
  const way = sayJson(history.at(-1)?.['action'] ?? '')
  const isNewWay = typeof from === 'string' && from !== here && isMove(way)
  return mergeMap(map, {
    current_location: here,
    locations: { [here]: place },
    ...(isNewWay && { connections: { [from]: { [way.replace(/^(?:go|walk|run) /i, '').toLowerCase()]: here } } }),
  })
}

function recordIn(row: Row, name: string): Row {
  const part = Object.hasOwn(row, name) ? row[name] : undefined
  return isRecord(part) ? part : {}
}

/** Places and connections are merged one by one, so that what is known of others stays. */
function mergeMap(before: Row, news: Row): Row {
  const made: Record<string, Json> = { ...before }
  for (const [name, part] of Object.entries(news)) {
    const known = made[name]
    made[name] = isRecord(known) && isRecord(part) ? mergeMap(known, part) : part
  }
  return made
}

/** A game says `Taken` and `Dropped` of what was wanted, or lists what is carried. */
function inventoryAfter(before: readonly Json[], action: string, observation: string): readonly Json[] {
  const carried = carriedIn(observation)
  if (carried !== undefined) return carried
  const taken = thingOf(action, ['take', 'get', 'grab', 'pick up'])
  if (taken !== undefined && /\btaken\b|you (?:take|pick up|now have)/i.test(observation)) {
    return [...new Set([...before, taken])]
  }
  const dropped = thingOf(action, ['drop', 'put down'])
  if (dropped === undefined || !/\bdropped\b|you (?:drop|put)/i.test(observation)) return before
  return before.filter((thing) => thing !== dropped)
}

/** What stands after `You are carrying:`, on that line or those below it. */
function carriedIn(observation: string): string[] | undefined {
  const lines = observation.split('\n')
  const place = lines.findIndex((line) => /you (?:are carrying|are holding|have)\b/i.test(line) && line.includes(':'))
  if (place < 0) return undefined
  const end = lines.findIndex((line, at) => at > place && line.trim() === '')
  const told = [
    lines[place]!.slice(lines[place]!.indexOf(':') + 1),
    ...lines.slice(place + 1, end < 0 ? undefined : end),
  ]
  return told
    .flatMap((line) => line.split(','))
    .map(plainThing)
    .filter(Boolean)
}

function thingOf(action: string, verbs: readonly string[]): string | undefined {
  const said = action.trim().toLowerCase()
  const verb = verbs.find((each) => said.startsWith(`${each} `))
  return verb === undefined ? undefined : plainThing(said.slice(verb.length))
}

function plainThing(words: string): string {
  const plain = trimEnd(words.trim(), '.').toLowerCase()
  return plain.replace(/^(?:a|an|the|some) /, '').trim()
}
