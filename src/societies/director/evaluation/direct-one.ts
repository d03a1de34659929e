/** One scene of an evaluation: directed with rules, and timed without its pictures. */
import { atOnce } from '../../../base/pieces.ts'
import type { Seed } from '../../../base/random.ts'
import type { TrialFork } from '../../../evaluate/trials/trial.ts'
import { createMinds } from '../../../minds/mind.ts'
import type { Store } from '../../../store/store.ts'
import { loadKernel } from '../../../worlds/scene/checks/kernel.ts'
import { isPlaced } from '../../../worlds/scene/scene.ts'
import { layOut } from '../architect/lay-out.ts'
import type { DirectorView } from '../board.ts'
import { checkScene } from '../critic/judge.ts'
import { createDirector } from '../director.ts'
import { fetchObjects } from '../librarian/fetch-objects.ts'
import { chooseMaterials } from '../material-scientist/choose-materials.ts'
import { libraryNouns } from '../orchestrator/library-nouns.ts'
import { readPrompt } from '../orchestrator/read-prompt.ts'

// whatever model the environment names: rules are measured here
export const byRules = createDirector({ minds: createMinds({ choose: {} }) })

export interface Directed {
  readonly store: Store
  readonly run: string
  readonly board: DirectorView
}

/** Something that is done to a finished scene: a fork of its run, and what is looked at in the end. */
export interface Tried<R> {
  readonly fork: Omit<TrialFork, 'run'>
  readonly measure: (after: DirectorView) => R
}

/** Milliseconds of the processor for plan, layout, materials and checks, once; no picture is taken. */
export async function timeOnce(userPrompt: string, seed: Seed): Promise<number> {
  const start = process.cpuUsage()
  const plan = atOnce(readPrompt(userPrompt, libraryNouns()))
  const { objects } = atOnce(fetchObjects(plan, []))
  const layout = atOnce(layOut({ plan, objects, seed }))
  const chosen = atOnce(chooseMaterials({ plan, rooms: layout.rooms, objects: layout.objects, seed }))
  const scene = {
    title: userPrompt,
    rooms: chosen.rooms,
    objects: chosen.objects.filter(isPlaced),
    lighting: null,
    camera: null,
  }
  const kernel = await loadKernel()
  atOnce(checkScene({ plan, scene, objects: chosen.objects, round: 0 }, kernel))
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
