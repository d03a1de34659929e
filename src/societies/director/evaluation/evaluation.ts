/** The evaluation of the director: prompts with what people wrote about them, beside things that are put anywhere. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, TroupeError } from '../../../base/errors.ts'
import { estimatePaired, type PairedEstimate } from '../../../evaluate/trials/statistics.ts'
import type { Store } from '../../../store/store.ts'
import { firstSeed, rounded, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { count, text } from '../../option.ts'
import { writeScene } from '../files/write-scene.ts'
import type { SceneFile } from '../scene-file.ts'
import type { Share } from '../verdict.ts'
import { readAnnotated, type Annotated } from './annotation.ts'
import { readCsv } from './csv.ts'
import type { EditResult } from './edits.ts'
import type { FaultResult } from './faults.ts'
import { ownPrompts } from './own-prompts.ts'
import type { SceneScore } from './score-scene.ts'
import { directAll, type SceneResult } from './trials.ts'

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
    firstSeed,
  ],
  async run({ file, limit, keep, edits, faults, firstSeed: first }, going) {
    const all = readCsv(file === undefined ? ownPrompts : readFile(file as string)).map(readAnnotated)
    const prompts = all.filter(({ prompt }) => prompt !== '').slice(0, (limit as number | undefined) ?? Infinity)
    if (prompts.length === 0)
      throw new TroupeError('CLI_USAGE', 'The file has no prompts: it needs a column named Description.')
    return evaluate(prompts, { keep, edits, faults, firstSeed: first } as unknown as Wanted, going)
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
  readonly firstSeed: number
}

async function evaluate(prompts: readonly Annotated[], { keep, ...wanted }: Wanted, going: Evaluating) {
  const { results, edited, broken, store } = await directAll(prompts, wanted, going)
  if (keep !== undefined)
    for (const [place, { id, run }] of results.entries())
      await keepScene(join(keep, `scene_${id || place + 1}`), store, run)
  const json = rounded(summary(results, edited, broken))
  return { lines: describe(results, edited, broken, json), json }
}

async function keepScene(folder: string, store: Store, run: string): Promise<void> {
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

const sumOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0 as number | null)

const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number =>
  all.length === 0 ? 1 : all.filter(isSo).length / all.length

function gainOf(results: readonly SceneResult[], part: 'objectRelations' | 'roomRelations'): PairedEstimate | null {
  const asked = results.filter(({ score }) => score[part].asked > 0)
  return estimatePaired([asked.map(({ score, chance }) => partOf(score[part]) - partOf(chance[part]))])
}

function gainWords(what: string, gain: PairedEstimate | null): string[] {
  if (gain === null) return []
  const range = gain.low === null || gain.high === null ? '' : ` [${percent(gain.low)}, ${percent(gain.high)}]`
  return [`${what}, beside chance: ${gain.mean >= 0 ? '+' : ''}${percent(gain.mean)}${range} in ${gain.pairs} scenes`]
}

function summary(results: readonly SceneResult[], edited: readonly EditResult[], broken: readonly FaultResult[]) {
  const objects = results.reduce((sum, { things }) => sum + things, 0)
  const checked = results.flatMap(({ checks }) => checks ?? [])
  const perObject = (things: number) => (objects === 0 ? 0 : things / objects)
  const total = (pick: (checks: (typeof checked)[number]) => number) =>
    checked.reduce((sum, checks) => sum + pick(checks), 0)
  const scored = (pick: (score: SceneScore) => Share, which: 'score' | 'chance' = 'score') =>
    partOf(added(results.map((result) => pick(result[which]))))
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    scenes: results.length,
    objects,
    collisions: perObject(total(({ collisions }) => collisions)),
    outOfBounds: perObject(total(({ outOfBounds }) => outOfBounds)),
    supported: 1 - perObject(total(({ unsupported }) => unsupported)),
    reachable: partOf(added(checked.map(({ reachable }) => reachable))),
    visible: partOf(added(checked.map(({ visible }) => visible))),
    counts: scored(({ counts }) => counts),
    attributes: scored(({ attributes }) => attributes),
    objectRelations: scored(({ objectRelations }) => objectRelations),
    roomRelations: scored(({ roomRelations }) => roomRelations),
    random: {
      objectRelations: scored(({ objectRelations }) => objectRelations, 'chance'),
      roomRelations: scored(({ roomRelations }) => roomRelations, 'chance'),
    },
    /** scene by scene beside chance, with the 95 % interval; scenes that ask for none are left out */
    gain: { objectRelations: gainOf(results, 'objectRelations'), roomRelations: gainOf(results, 'roomRelations') },
    p50Ms: quantile(0.5),
    p95Ms: quantile(0.95),
    // null: nobody has validated them
    glbErrors: sumOf(results.map(({ glb }) => glb?.errors ?? null)),
    glbWarnings: sumOf(results.map(({ glb }) => glb?.warnings ?? null)),
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
    ...gainWords('relations of things', json.gain.objectRelations),
    ...gainWords('relations to the room', json.gain.roomRelations),
    '',
    'Scored by our own measurements on meshes and positions, against the annotation and not our plan. A name of the',
    'annotation means things called so, whose name ends with it, or that the library builds by the same name;',
    'attributes that cannot be measured count as not met. The published numbers come from another scorer:',
    'they are no ranking.',
    '',
    `plan, layout and checks, of the processor: median ${Math.round(json.p50Ms)} ms, ` +
      `95 % within ${Math.round(json.p95Ms)} ms`,
    json.glbErrors === null
      ? 'GLB: not validated, for lack of gltf-validator'
      : `GLB: ${json.glbErrors} errors and ${json.glbWarnings} warnings of the validator`,
    `edits: ${percent(json.editsDone)} of ${edited.length} did what they say, ` +
      `${json.editsThatMovedOthers} moved others, ${json.editsThatCollide} made things collide`,
    ...edited
      .filter(({ isDone, isElseMoved }) => !isDone || isElseMoved)
      .map(({ says, isDone }) => `  ${isDone ? 'moved others' : 'not done'}: ${says}`),
    ...(broken.length > 0 ? ['', ...tableOf([['fault', 'tried', 'found', 'routed', 'mended'], ...perKind])] : []),
    '',
    ...results.filter(({ isPassed }) => !isPassed).map(({ id, errors }) => `not passed: ${id}, ${errors}`),
  ]
}
