/** The director, described: from a sentence to a 3D room, how that is shown and measured, and what files come out. */
import { TroupeError } from '../../base/errors.ts'
import { society } from '../define-society.ts'
import { count, seed, text } from '../option.ts'
import type { RunFile } from '../society.ts'
import { believeBoard } from './believe.ts'
import { DEFAULT_ITERATIONS } from './board.ts'
import { createDirector } from './director.ts'
import { measureScene } from './measure-scene.ts'
import { readShelf } from './own-shelf.ts'
import { memberNames } from './plan.ts'
import type { SceneFile } from './scene-file.ts'

const LONGEST_PROMPT = 100_000
const MOST_ITERATIONS = 20
const EXAMPLE = 'a cozy bedroom with a white bed, a desk and a lamp, morning light'

// runs of this process, started, resumed or edited, find the same things
const shelf = await readShelf()

export const description = society({
  name: 'director',
  title: 'Director',
  says: 'Six members make a 3D room of a sentence: they plan, furnish, light and criticise it until it holds up.',
  flow: (minds) => createDirector({ minds, own: shelf.names }),
  cast: () => [],
  thinkers: [...memberNames],
  result: ({ finalReport }, reason) => finalReport ?? reason,
  options: [
    text({
      path: 'userPrompt',
      label: 'The room, in a sentence or more',
      about: 'what the room should be like; with --edit, what should change',
      default: EXAMPLE,
      longest: LONGEST_PROMPT,
      isArgument: true,
    }),
    seed({ path: 'seed', label: 'Seed', about: 'another room of the same kind', default: 1 }),
    count({
      path: 'maxIterations',
      label: 'Rounds of revision at most',
      default: DEFAULT_ITERATIONS,
      min: 0,
      max: MOST_ITERATIONS,
      flag: '--iterations',
    }),
  ],
  command: {
    name: 'direct',
    notes: [
      'At a terminal the room is drawn from above while it is furnished. Elsewhere every message is a line.',
      'With --out everything that comes out of it is written to a folder: scene.glb, pictures, a plan, a report.',
      'With --edit RUN a finished room is changed, and what is not named stays where it is.',
      'Rules think for everybody unless a model does: --mind orchestrator=MODEL, --mind critic=MODEL and so on.',
    ],
    examples: [
      `direct "${EXAMPLE}" --out bedroom`,
      'direct "a small kitchen with a round table and two chairs" --seed 7',
      'direct --edit last "move the desk under the window" --out bedroom-2',
    ],
    writesFiles: true,
    edits: { field: 'editRequest' },
  },
  view: 'scene',
  paceMs: 400,
  example: {
    input: {
      userPrompt:
        'A bright living room with a grey sofa facing a TV on a TV stand, a round coffee table on a rug, ' +
        'two armchairs, a bookshelf against the wall, a floor lamp beside the sofa and a plant in the corner.',
    },
    // a few steps, each of which changes the room
    paceMs: 5_000,
  },
  prepare(input) {
    const { userPrompt } = input
    if (shelf.fault !== undefined) throw shelf.fault
    if (typeof userPrompt === 'string' && userPrompt.trim() !== '') return input
    throw new TroupeError('DIRECTOR_NO_PROMPT', `Say what the room should be like, such as "${EXAMPLE}".`)
  },
  // of a run from elsewhere they may be anything
  nameOf: ({ userPrompt }) => (typeof userPrompt === 'string' ? userPrompt.slice(0, 120) : 'A room'),
  measure: (_store, _run, board) => measureScene(believeBoard(board)),
  files: [
    file('glb', 'scene.glb', 'model/gltf-binary', 'the room in 3D, with materials, lights and cameras'),
    file('preview', 'preview.png', 'image/png', 'the main picture'),
    file('view-1', 'view-1.png', 'image/png', 'another view'),
    file('view-2', 'view-2.png', 'image/png', 'another view'),
    file('above', 'above.png', 'image/png', 'the room from above'),
    file('plan', 'plan.svg', 'image/svg+xml', 'a plan'),
    file('json', 'scene.json', 'application/json', 'the scene in our own format'),
    file('scene-state', 'scene-state.json', 'application/json', 'the scene as SceneEval reads it'),
    file('obj', 'scene.obj', 'model/obj', 'the meshes as text'),
    file('mtl', 'scene.mtl', 'model/mtl', 'the materials of the meshes'),
    file('blender', 'scene.blend.py', 'text/x-python', 'opens and renders the room in Blender'),
    file('report', 'report.md', 'text/markdown', 'what was asked for, done, found and mended'),
  ],
  evolution: async () => (await import('./evolution/evolution.ts')).evolution,
  evaluation: async () => (await import('./evaluation/evaluation.ts')).evaluation,
  terminal: async () => (await import('./terminal/terminal-view.ts')).directorTerminal,
})

function file(as: SceneFile, name: string, type: string, says: string): RunFile {
  return {
    as,
    name,
    type,
    says,
    async *write(store, run, isAwaited) {
      const { writeScene } = await import('./files/write-scene.ts')
      yield* writeScene(as, store, run, isAwaited)
    },
  }
}
