/** Placeholders: which `{names}` a prompt template of each member may hold; each of them is filled at every step. */
import type { Member } from '../protocol.ts'

export const placeholders = {
  navigator: ['observation', 'map_state', 'ways_to_try', 'action_history'],
  puzzle: [
    'papers',
    'observation',
    'inventory',
    'known_objects',
    'untried_interactions',
    'puzzle_patterns',
    'interaction_history',
  ],
  memory: [
    'observation',
    'current_location',
    'proposed_action',
    'current_step',
    'score',
    'progress',
    'steps_since_progress',
    'loop',
    'harmful_actions',
    'successful_patterns',
    'failed_patterns',
    'action_history',
  ],
  strategy: [
    'papers',
    'observation',
    'current_step',
    'max_steps',
    'score',
    'progress',
    'steps_since_progress',
    'current_goal',
    'goal_stack',
    'strategy',
    'navigator_response',
    'puzzle_response',
    'memory_response',
    'standing',
    'vetoed',
  ],
} as const satisfies Record<Member, readonly string[]>

/** All of a member's, each with what it stands for: the compiler misses the one that is not supplied. */
export type Variables<M extends Member> = Readonly<Record<(typeof placeholders)[M][number], string | number>>
