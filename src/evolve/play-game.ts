/** Plays one game of a variant, a run inside the evolution: begun once, then continued, and read when it is over. */
import { createHash } from 'node:crypto'
import { idInside } from '../base/inside-ids.ts'
import type { Flow } from '../engine/flow.ts'
import type { Budget } from '../evaluate/trials/budget.ts'
import { runTrial } from '../evaluate/trials/run-trial.ts'
import type { ChosenMinds } from '../define/chosen-mind.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { Evolution, EvolutionScore, EvolutionTask } from '../societies/evolution.ts'
import { inputOfVariant } from '../societies/with-variant.ts'
import type { Store } from '../store/store.ts'
import type { GamePlan } from './evolution-flow.ts'
import { isControl } from './line/propose.ts'
import type { Game, Member } from './model.ts'

export interface Playing {
  readonly id: string
  readonly society: string
  readonly evolution: Evolution
  readonly tasks: ReadonlyMap<string, EvolutionTask>
  readonly minds: MakeMind
  readonly choose?: ChosenMinds | undefined
  readonly store: Store
  readonly budget: Budget
  readonly isAlone: boolean
}

/** Flows are made once for each variant that adds or tells its agents something. */
export function createPlayer(playing: Playing) {
  const { id, society, evolution, tasks, minds, choose, store, budget, isAlone } = playing
  const flows = new Map<string, Flow>()
  const flowOf = ({ name, variant }: Member): Flow => {
    let made = flows.get(name)
    if (made === undefined) flows.set(name, (made = evolution.create(minds, variant)))
    return made
  }
  return async (
    { member, task, seed, stage }: GamePlan,
    step: number,
    signal: AbortSignal,
  ): Promise<Game | undefined> => {
    const described = tasks.get(task)!
    const given = stage === 'smoke' ? (described.smoke ?? described.input)(seed) : described.input(seed)
    const input = { ...given, ...inputOfVariant(evolution, member.variant) }
    // the same world and other dice, where that is all that differs
    const dice = isControl(member.variant) ? `${seed} ${member.name}` : seed
    const run = idInside(id, `${step}.${member.name}-${shortOf(task)}-${seed}`)
    let scored: EvolutionScore = { score: 0 }
    const trial = await runTrial({
      run,
      evaluation: id,
      side: { name: member.name, flow: flowOf(member), options: { society, ...(choose && { choose }) } },
      plan: { side: member.name, case: task, seed: dice, input },
      store,
      budget,
      signal,
      isAlone,
      measure: ({ board }) => void (scored = evolution.score(board, task)),
    })
    if (trial === undefined) return undefined
    const { score, counts = {} } = scored
    const error = trial.status === 'finished' ? undefined : (trial.error?.message ?? trial.reason ?? 'it did not end')
    return {
      run,
      variant: member.name,
      task,
      seed,
      stage,
      score,
      counts,
      steps: trial.steps,
      cpuMs: Math.round(trial.cpuMs ?? 0),
      cost: trial.spending.cost,
      ...(error !== undefined && { error }),
    }
  }
}

const LONGEST = 24

/** What is left of a task's name in an id. */
function shortOf(task: string): string {
  const plain = task.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  if (plain.length <= LONGEST && plain === task) return plain
  return `${plain.slice(0, LONGEST)}-${createHash('sha256').update(task).digest('hex').slice(0, 6)}`
}
