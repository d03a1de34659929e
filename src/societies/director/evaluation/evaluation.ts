/** The evaluation of the director: prompts with what people wrote about them, beside things that are put anywhere. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, TroupeError } from '../../../base/errors.ts'
import { createRandom, type Seed } from '../../../base/random.ts'
import { writeGlb } from '../../../worlds/scene/files/glb.ts'
import type { Scene } from '../../../worlds/scene/scene.ts'
import { rounded, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { count, text } from '../../option.ts'
import { writeScene } from '../files/write-scene.ts'
import type { SceneFile } from '../scene-file.ts'
import { sceneOf } from '../scene-of.ts'
import type { Share } from '../verdict.ts'
import { readAnnotated, type Annotated } from './annotation.ts'
import { readCsv } from './csv.ts'
import { direct, timeOnce, type Directed } from './direct-one.ts'
import { editOnce, type EditResult } from './edits.ts'
import { faultKinds, faultOnce, type FaultResult } from './faults.ts'
import { ownPrompts } from './own-prompts.ts'
import { scoreScene, type SceneScore } from './score-scene.ts'

const SEED = 'eval'
const DEFAULT_EDITS = 20
const kept: readonly (readonly [SceneFile, string])[] = [
  ['glb', 'scene.glb'],
  ['preview', 'preview.png'],
  ['plan', 'plan.svg'],
  ['json', 'scene.json'],
  ['scene-state', 'scene-state.json'],
  ['report', 'report.md'],
]

export const evaluation: Evaluation = {
  says: "Rooms from annotated prompts in SceneEval's format, beside the same things put anywhere.",
  options: [
    text({
      path: 'file',
      label: 'A file of prompts',
      about: "a CSV file in SceneEval's format; 30 of our own without it",
      flag: '--file',
    }),
    count({ path: 'limit', label: 'Scenes at most', min: 1, max: 100_000, flag: '--limit' }),
    text({ path: 'keep', label: 'Keep the scenes', about: "a folder for each scene's files", flag: '--keep' }),
    count({
      path: 'edits',
      label: 'Edits',
      about: 'edits of finished scenes',
      default: DEFAULT_EDITS,
      min: 0,
      max: 10_000,
      flag: '--edits',
    }),
    count({
      path: 'faults',
      label: 'Faults',
      about: 'faults put into finished scenes',
      default: 0,
      min: 0,
      max: 10_000,
      flag: '--faults',
    }),
  ],
  async run({ file, limit, keep, edits, faults }, going) {
    const all = readCsv(file === undefined ? ownPrompts : readFile(file as string)).map(readAnnotated)
    const prompts = all.filter(({ prompt }) => prompt !== '').slice(0, (limit as number | undefined) ?? Infinity)
    if (prompts.length === 0)
      throw new TroupeError('CLI_USAGE', 'The file has no prompts: it needs a column named Description.')
    return evaluate(
      prompts,
      { keep: keep as string | undefined, edits: edits as number, faults: faults as number },
      going,
    )
  },
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new TroupeError('CLI_USAGE', `--file names a file that cannot be read: ${messageOf(error)}.`)
  }
}

interface Wanted {
  readonly keep: string | undefined
  readonly edits: number
  readonly faults: number
}

interface SceneResult {
  readonly id: string
  readonly directed: Directed
  readonly scene: Scene
  readonly score: SceneScore
  readonly chance: SceneScore
  readonly milliseconds: number
  readonly glb: { readonly errors: number; readonly warnings: number }
}

async function evaluate(
  prompts: readonly Annotated[],
  { keep, edits, faults }: Wanted,
  { signal, progress }: Evaluating,
) {
  const results: SceneResult[] = []
  const validate = await validator()
  for (const [place, annotated] of prompts.entries()) {
    if (signal.aborted) break
    progress(`scene ${place + 1} of ${prompts.length}`)
    const directed = await direct(annotated.prompt, SEED, signal)
    const scene = sceneOf(directed.board)
    results.push({
      id: annotated.id,
      directed,
      scene,
      score: scoreScene(scene, annotated),
      chance: scoreScene(putAnywhere(scene, `${SEED}/${place}`), annotated),
      milliseconds: await timeOnce(annotated.prompt, SEED),
      glb: await validate(scene),
    })
    if (keep !== undefined) await keepScene(join(keep, `scene_${annotated.id || place + 1}`), directed)
  }
  const edited = await eachOf(edits, results, progress, 'edit', (result, place) =>
    editOnce(result.directed, `${SEED}/edit/${place}`, signal),
  )
  const broken = await eachOf(faults, results, progress, 'fault', (result, place) =>
    faultOnce(result.directed, faultKinds[place % faultKinds.length]!, `${SEED}/fault/${place}`, signal),
  )
  const json = rounded(summary(results, edited, broken))
  return { lines: describe(results, edited, broken, json), json }
}

/** So many of something, one scene after the other; those that a scene has no place for are not counted. */
async function eachOf<T>(
  wanted: number,
  results: readonly SceneResult[],
  progress: Evaluating['progress'],
  name: string,
  make: (result: SceneResult, place: number) => Promise<T | undefined>,
): Promise<readonly T[]> {
  const made: T[] = []
  for (let place = 0; made.length < wanted && place < wanted * 4 && results.length > 0; place++) {
    progress(`${name} ${made.length + 1} of ${wanted}`)
    const one = await make(results[place % results.length]!, place)
    if (one !== undefined) made.push(one)
  }
  return made
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
  if (loaded === undefined) return async () => ({ errors: Number.NaN, warnings: Number.NaN })
  return async (scene) => {
    const { issues } = await loaded.validateBytes(await writeGlb(scene), { maxIssues: 100 })
    return { errors: issues.numErrors, warnings: issues.numWarnings }
  }
}

async function keepScene(folder: string, { store, run }: Directed): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [as, name] of kept) {
    const parts: Uint8Array[] = []
    for await (const part of writeScene(as, store, run)) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    writeFileSync(join(folder, name), Buffer.concat(parts))
  }
}

const partOf = ({ satisfied, asked }: Share): number => (asked === 0 ? 1 : satisfied / asked)

const added = (shares: readonly Share[]): Share => ({
  satisfied: shares.reduce((sum, { satisfied }) => sum + satisfied, 0),
  asked: shares.reduce((sum, { asked }) => sum + asked, 0),
})

const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number =>
  all.length === 0 ? 1 : all.filter(isSo).length / all.length

function summary(results: readonly SceneResult[], edited: readonly EditResult[], broken: readonly FaultResult[]) {
  const objects = results.reduce((sum, { scene }) => sum + scene.objects.length, 0)
  const verdicts = results.flatMap(({ directed }) => directed.board.verdict ?? [])
  const perObject = (things: number) => (objects === 0 ? 0 : things / objects)
  const total = (pick: (verdict: (typeof verdicts)[number]) => number) =>
    verdicts.reduce((sum, verdict) => sum + pick(verdict), 0)
  const scored = (pick: (score: SceneScore) => Share, which: 'score' | 'chance' = 'score') =>
    partOf(added(results.map((result) => pick(result[which]))))
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    scenes: results.length,
    objects,
    collisions: perObject(total(({ checks }) => checks.collisions)),
    outOfBounds: perObject(total(({ checks }) => checks.outOfBounds)),
    supported: 1 - perObject(total(({ checks }) => checks.unsupported)),
    reachable: partOf(added(verdicts.map(({ checks }) => checks.reachable))),
    visible: partOf(added(verdicts.map(({ checks }) => checks.visible))),
    counts: scored(({ counts }) => counts),
    attributes: scored(({ attributes }) => attributes),
    objectRelations: scored(({ objectRelations }) => objectRelations),
    roomRelations: scored(({ roomRelations }) => roomRelations),
    random: {
      objectRelations: scored(({ objectRelations }) => objectRelations, 'chance'),
      roomRelations: scored(({ roomRelations }) => roomRelations, 'chance'),
    },
    p50Ms: quantile(0.5),
    p95Ms: quantile(0.95),
    glbErrors: results.reduce((sum, { glb }) => sum + glb.errors, 0),
    glbWarnings: results.reduce((sum, { glb }) => sum + glb.warnings, 0),
    editsDone: shareOf(edited, ({ isDone }) => isDone),
    edits: edited.length,
    editsThatMovedOthers: edited.filter(({ isElseMoved }) => isElseMoved).length,
    editsThatCollide: edited.filter(({ newCollisions }) => newCollisions > 0).length,
    ...(broken.length > 0 && {
      faults: broken.length,
      faultsFound: shareOf(broken, ({ isFound }) => isFound),
      faultsRouted: shareOf(broken, ({ isRouted }) => isRouted),
      faultsMended: shareOf(broken, ({ isMended }) => isMended),
      faultsThatMadeWorse: broken.filter(({ isWorse }) => isWorse).length,
    }),
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

function describe(
  results: readonly SceneResult[],
  edited: readonly EditResult[],
  broken: readonly FaultResult[],
  json: ReturnType<typeof summary>,
): string[] {
  const perKind = [...Map.groupBy(broken, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    String(all.length),
    percent(shareOf(all, ({ isFound }) => isFound)),
    percent(shareOf(all, ({ isRouted }) => isRouted)),
    percent(shareOf(all, ({ isMended }) => isMended)),
  ])
  return [
    `${json.scenes} scenes with ${json.objects} things, by rules alone. Published: the best of SceneEval's table,`,
    'scored by a vision model.',
    '',
    ...tableOf([
      ['', 'Troupe', 'by chance', 'published'],
      ['colliding', percent(json.collisions), '', '11.5–55 %'],
      ['out of bounds', percent(json.outOfBounds), '', ''],
      ['supported', percent(json.supported), '', ''],
      ['reachable', percent(json.reachable), '', ''],
      ['visible', percent(json.visible), '', ''],
      ['counts', percent(json.counts), '', '35.6 %'],
      ['attributes', percent(json.attributes), '', '28.5 %'],
      ['relations of things', percent(json.objectRelations), percent(json.random.objectRelations), '11.5 %'],
      ['relations to the room', percent(json.roomRelations), percent(json.random.roomRelations), '37.3 %'],
    ]),
    '',
    'Scored by our own measurements on meshes and positions, against the annotation and not our plan. A name of the',
    'annotation means things called so, whose name ends with it, or that the library builds by the same name;',
    'attributes that cannot be measured count as not met. The published numbers come from another scorer:',
    'they are no ranking.',
    '',
    `plan, layout and checks, of the processor: median ${Math.round(json.p50Ms)} ms, ` +
      `95 % within ${Math.round(json.p95Ms)} ms`,
    `GLB: ${json.glbErrors} errors and ${json.glbWarnings} warnings of the validator`,
    `edits: ${percent(json.editsDone)} of ${edited.length} did what they say, ` +
      `${json.editsThatMovedOthers} moved others, ${json.editsThatCollide} made things collide`,
    ...edited
      .filter(({ isDone, isElseMoved }) => !isDone || isElseMoved)
      .map(({ says, isDone }) => `  ${isDone ? 'moved others' : 'not done'}: ${says}`),
    ...(broken.length > 0 ? ['', ...tableOf([['fault', 'tried', 'found', 'routed', 'mended'], ...perKind])] : []),
    '',
    ...results
      .filter(({ directed }) => !directed.board.validationPassed)
      .map(({ id, directed }) => `not passed: ${id}, ${errorsOf(directed)}`),
  ]
}

function errorsOf({ board }: Directed): string {
  const last = board.validationIssues.filter(
    ({ round, severity }) => round === board.verdict?.round && severity === 'error',
  )
  return last
    .slice(0, 3)
    .map(({ description }) => description)
    .join(' ')
}
