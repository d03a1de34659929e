/** The state of a session as seed 3 defines it, read from the board: for a harness or a person, at any time. */
import type { View } from '../../../board/field.ts'
import type { DecisionRecord, Fields } from '../board.ts'
import { WINDOW } from '../windows.ts'

export interface SessionState {
  readonly map_state: {
    readonly locations: Readonly<Record<string, SessionLocation>>
    readonly current_location: string
    readonly connections: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  readonly inventory: readonly string[]
  readonly action_history: readonly SessionDeed[]
  readonly step: number
  readonly progress: number
  readonly score: number
  readonly current_goal: string
  readonly decision_log: readonly SessionDecision[]
}

interface SessionLocation {
  readonly description: string
  readonly exits: readonly string[]
  readonly objects: readonly string[]
  readonly visit_count: number
}

interface SessionDeed {
  readonly step: number
  readonly action: string
  readonly observation: string
  readonly score_change: number
  readonly progress_change: number
}

interface SessionDecision {
  readonly step: number
  readonly action: string
  readonly reasoning: string
  readonly confidence: number
  readonly agent_votes: DecisionRecord['agentVotes']
}

type Seen = View<
  Fields,
  | 'locations'
  | 'currentLocation'
  | 'connectionGraph'
  | 'objectsSeen'
  | 'inventory'
  | 'actionHistory'
  | 'step'
  | 'progress'
  | 'score'
  | 'currentGoal'
  | 'decisionLog'
>

export function sessionState(board: Seen): SessionState {
  const things = Map.groupBy(board.objectsSeen, ({ location }) => location)
  const locations = board.locations.map(({ id, description, exits, visitCount }) => [
    id,
    { description, exits, objects: (things.get(id) ?? []).map(({ name }) => name), visit_count: visitCount },
  ])
  return {
    map_state: {
      locations: Object.fromEntries(locations) as Readonly<Record<string, SessionLocation>>,
      current_location: board.currentLocation,
      connections: board.connectionGraph,
    },
    inventory: board.inventory,
    action_history: board.actionHistory
      .slice(-WINDOW.session)
      .map(({ step, action, result, scoreChange, progressChange }) => ({
        step,
        action,
        observation: result,
        score_change: scoreChange,
        progress_change: progressChange,
      })),
    step: board.step,
    progress: board.progress,
    score: board.score,
    current_goal: board.currentGoal,
    decision_log: board.decisionLog
      .slice(-WINDOW.session)
      .map(({ step, finalDecision, reasoning, confidence, agentVotes }) => ({
        step,
        action: finalDecision,
        reasoning,
        confidence,
        agent_votes: agentVotes,
      })),
  }
}
