/** Trials of the director: a scene for each prompt, then edits and faults, which are forks of those scenes. */
import { stateAt } from '../../../store/history.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createRandom, type Seed } from '../../../base/random.ts'
import { runTrials, type Progress, type TrialsAsked } from '../../../evaluate/trials/run-trials.ts'
import { wholeTrials } from '../../../evaluate/trials/whole-trials.ts'
import type { TrialPlan, TrialRun, TrialSide } from '../../../evaluate/trials/trial.ts'
import type { Store } from '../../../store/store.ts'
import { writeGlb } from '../../../worlds/scene/files/glb.ts'
import type { Scene } from '../../../worlds/scene/scene.ts'
import type { Evaluating } from '../../evaluation.ts'
import type { DirectorView } from '../board.ts'
import { sceneOf } from '../scene-of.ts'
import type { Annotated } from './annotation.ts'
import { byRules, timeOnce, type Directed, type Tried } from './direct-one.ts'
import { planEdit, type EditResult } from './edits.ts'
import { faultKinds, planFault, type FaultResult } from './faults.ts'
import { scoreScene, type SceneScore } from './score-scene.ts'

/** The scenes of the first seed are those that were measured from the beginning. */
const seedName = (first: number) => (first === 1 ? 'eval' : `eval/${first}`)
const SIDE: TrialSide = { name: 'director', flow: byRules }
// those that a scene has no place for are not tried; so many are looked at before it is given up
const TRIES_EACH = 4

export interface SceneResult {
  readonly id: string
  readonly run: string
  readonly things: number
  readonly checks: NonNullable<DirectorView['verdict']>['checks'] | null
  readonly isPassed: boolean
  readonly errors: string
  readonly score: SceneScore
  readonly chance: SceneScore
  readonly milliseconds: number
  /** null without a validator */
  readonly glb: { readonly errors: number; readonly warnings: number } | null
}

export interface Wanted {
  readonly edits: number
  readonly faults: number
  readonly firstSeed?: number
}

export interface AllDirected {
  readonly results: readonly SceneResult[]
  readonly edited: readonly EditResult[]
  readonly broken: readonly FaultResult[]
  /** where the scenes are */
  readonly store: Store
}

export async function directAll(
  prompts: readonly Annotated[],
  { edits, faults, firstSeed = 1 }: Wanted,
  going: Pick<Evaluating, 'signal'> & Partial<Evaluating>,
): Promise<AllDirected> {
  const { signal, openStore, resume, found, progress } = going
  const seed = seedName(firstSeed)
  const store = openStore?.() ?? memoryStore()
  const onProgress = ({ done, total, read, trial }: Progress) => {
    if (trial === undefined) return void (read > 0 && found?.(read))
    progress?.(`${done} of ${total} runs: ${trial.case}`)
  }
  const tryAll = async (asked: Pick<TrialsAsked, 'plans' | 'measure' | 'resume'>) =>
    // one after the other: what a scene takes of the processor is measured
    wholeTrials(
      await runTrials({ name: 'director', sides: [SIDE], concurrency: 1, store, signal, onProgress, ...asked }),
    )
  const scenes = new Map(prompts.map((annotated, place) => [sceneName(place), { annotated, place }]))
  const plans = [...scenes].map(([name, { annotated }]): TrialPlan => ({
    side: SIDE.name,
    case: name,
    seed,
    input: { userPrompt: annotated.prompt, seed },
  }))
  const validate = await validator()
  const measure = (run: TrialRun) => measureScene(run, scenes.get(run.case)!, validate)
  const first = await tryAll({ plans, measure, resume })
  const results = [...scenes.keys()].map((name) => first.measured<SceneResult>(SIDE.name, seed, name))
  const directed = (place: number) => openScene(store, results[place % results.length]!.run)
  const planned = new Map<string, Planned>([
    ...(await planSome('edit', edits, async (place) => {
      const scene = await directed(place)
      return trialOf(scene, planEdit(scene.board, `${seed}/edit/${place}`))
    })),
    ...(await planSome('fault', faults, async (place) => {
      const scene = await directed(place)
      const kind = faultKinds[place % faultKinds.length]!
      return trialOf(scene, await planFault(scene, kind, `${seed}/fault/${place}`))
    })),
  ])
  const second = await tryAll({
    plans: [...planned].map(([name, { fork }]) => ({ side: SIDE.name, case: name, seed, input: {}, fork })),
    measure: ({ case: name, board }) => planned.get(name)!.measure(board as unknown as DirectorView),
    // the same evaluation goes on, whatever was to be taken up of earlier
    resume: 'all',
  })
  const outcomes = <T>(kind: string) =>
    [...planned.keys()].filter((name) => name.startsWith(kind)).map((name) => second.measured<T>(SIDE.name, seed, name))
  return { results, edited: outcomes<EditResult>('edit'), broken: outcomes<FaultResult>('fault'), store }
}

const sceneName = (place: number) => `scene ${place + 1}`

interface Planned {
  readonly fork: NonNullable<TrialPlan['fork']>
  readonly measure: (after: DirectorView) => unknown
}

function trialOf({ run }: Directed, tried: Tried<unknown> | undefined): Planned | undefined {
  return tried && { fork: { run, ...tried.fork }, measure: tried.measure }
}

async function openScene(store: Store, run: string): Promise<Directed> {
  return { store, run, board: (await stateAt(store, run)) as unknown as DirectorView }
}

/** So many of a kind, one scene after the other. */
async function planSome(kind: string, wanted: number, make: (place: number) => Promise<Planned | undefined>) {
  const made: [string, Planned][] = []
  for (let place = 0; made.length < wanted && place < wanted * TRIES_EACH; place++) {
    const one = await make(place)
    if (one !== undefined) made.push([`${kind} ${place + 1}`, one])
  }
  return made
}

async function measureScene(
  { run, board, seed }: TrialRun,
  { annotated, place }: { readonly annotated: Annotated; readonly place: number },
  validate: (scene: Scene) => Promise<SceneResult['glb']>,
): Promise<SceneResult> {
  const view = board as unknown as DirectorView
  const scene = sceneOf(view)
  return {
    id: annotated.id,
    run,
    things: scene.objects.length,
    checks: view.verdict?.checks ?? null,
    isPassed: view.validationPassed,
    errors: errorsOf(view),
    score: scoreScene(scene, annotated),
    chance: scoreScene(putAnywhere(scene, `${seed}/${place}`), annotated),
    milliseconds: await timeOnce(annotated.prompt, seed),
    glb: await validate(scene),
  }
}

/** The baseline: the same things at places by chance, inside of their rooms. */
function putAnywhere(scene: Scene, seed: Seed): Scene {
  const random = createRandom(seed)
  return {
    ...scene,
    objects: scene.objects.map((object) => {
      const outline = scene.rooms.find(({ id }) => id === object.room)?.outline ?? []
      const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)]
      const between = (ends: readonly number[]) =>
        Math.min(...ends) + random.next() * (Math.max(...ends) - Math.min(...ends))
      const place = { x: between(xs), y: 0, z: between(zs) }
      return { ...object, position: place, rotation: { x: 0, y: random.integer(4) * 90, z: 0 }, heldBy: null }
    }),
  }
}

/** Khronos' validator, where it is installed: it is a development tool, and optional for everybody else. */
async function validator(): Promise<(scene: Scene) => Promise<SceneResult['glb']>> {
  const loaded = await import('gltf-validator').catch(() => undefined)
  if (loaded === undefined) return async () => null
  return async (scene) => {
    const { issues } = await loaded.validateBytes(await writeGlb(scene), { maxIssues: 100 })
    return { errors: issues.numErrors, warnings: issues.numWarnings }
  }
}

function errorsOf({ validationIssues, verdict }: DirectorView): string {
  const last = validationIssues.filter(({ round, severity }) => round === verdict?.round && severity === 'error')
  return last
    .slice(0, 3)
    .map(({ description }) => description)
    .join(' ')
}
