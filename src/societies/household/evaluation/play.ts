/** One household of an evaluation: its trial, read step by step from its journal. */
import { createMinds } from '../../../minds/mind.ts'
import type { TrialRun } from '../../../evaluate/trials/trial.ts'
import { replayRun } from '../../../store/history.ts'
import { MINUTES_PER_DAY } from '../../../worlds/house/house-clock.ts'
import { planOf } from '../../../worlds/house/plan.ts'
import type { household } from '../board.ts'
import type { HouseholdView } from '../draft.ts'
import { createHousehold } from '../household.ts'
import { minutesAtZero } from '../needs.ts'
import { decideByChance } from '../random-rules.ts'
import { createGrounding } from './grounding.ts'

// whatever model the environment names: rules are measured here
const minds = createMinds({ choose: { turn: 'rules' } })
export const byRules = createHousehold({ minds })
export const byChance = createHousehold({ minds, rules: decideByChance })

export interface ReadHousehold {
  readonly board: HouseholdView
  /** the longest that one need of one person was at zero on average over the days, as a share of a day */
  readonly worstAtZero: number
  readonly statements: number
  readonly ungrounded: number
}

/** `each`: told of the board after every step, if somebody wants to know. */
export async function readHousehold(
  { store, run, board: last }: Pick<TrialRun, 'store' | 'run' | 'board'>,
  each?: (board: HouseholdView) => void,
): Promise<ReadHousehold> {
  const board = last as unknown as HouseholdView
  const { house, people, days } = board
  const zero = new Map<string, number>()
  const grounding = createGrounding()
  const plan = planOf(house)
  const names = people.map(({ name }) => name)
  const before = new Map<string, { needs: HouseholdView['needs'][string]; state: HouseholdView['persons'][string] }>()
  for await (const { board: now } of replayRun<typeof household.fields>(store, run)) {
    const view = now as HouseholdView
    grounding.see(view)
    each?.(view)
    for (const name of names) {
      const [needs, state, old] = [view.needs[name], view.persons[name], before.get(name)]
      // only whoever had a turn has other needs than before
      if (needs === undefined || state === undefined || needs === old?.needs) continue
      before.set(name, { needs, state })
      if (old === undefined) continue
      for (const [need, minutes] of Object.entries(minutesAtZero(old.needs, old.state, plan, needs.minute))) {
        const key = `${name} ${need}`
        zero.set(key, (zero.get(key) ?? 0) + minutes)
      }
    }
  }
  return {
    board,
    worstAtZero: Math.max(0, ...zero.values()) / (days * MINUTES_PER_DAY),
    ...grounding.counts(),
  }
}
