/** What a run of the director came to, in numbers: as the Critic measured it, which the board keeps. */
import { isPlaced } from '../../worlds/scene/scene.ts'
import type { DirectorView } from './board.ts'
import type { PromptChecks, SceneChecks } from './verdict.ts'

export interface SceneMeasures {
  readonly objects: number
  readonly passed: boolean
  /** of the last look */
  readonly issues: { readonly error: number; readonly warning: number; readonly info: number }
  readonly iterations: number
  readonly checks: SceneChecks | null
  readonly prompt: PromptChecks | null
  /** words of the prompt that nothing became of */
  readonly notUnderstood: readonly string[]
}

type Measured = Pick<
  DirectorView,
  'masterPlan' | 'sceneObjects' | 'validationIssues' | 'validationPassed' | 'iterationCount' | 'verdict'
>

export function measureScene(view: Measured): SceneMeasures {
  const { masterPlan, sceneObjects, validationIssues, validationPassed, iterationCount, verdict } = view
  const last = validationIssues.filter(({ round }) => round === verdict?.round)
  const count = (wanted: string) => last.filter(({ severity }) => severity === wanted).length
  return {
    objects: sceneObjects.filter(isPlaced).length,
    passed: validationPassed,
    issues: { error: count('error'), warning: count('warning'), info: count('info') },
    iterations: iterationCount,
    checks: verdict?.checks ?? null,
    prompt: verdict?.prompt ?? null,
    notUnderstood: masterPlan?.notUnderstood ?? [],
  }
}
