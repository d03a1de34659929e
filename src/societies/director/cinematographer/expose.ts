/** The exposure: stops by which pictures are taken brighter, so that nothing burns out and nothing drowns. */
import type { Pieces } from '../../../base/pieces.ts'
import type { LightingSetup } from '../../../worlds/scene/lighting.ts'
import { measurePicture } from '../../../worlds/scene/render/measure-picture.ts'
import { renderScene } from '../../../worlds/scene/render/render-scene.ts'
import type { Camera, Scene } from '../../../worlds/scene/scene.ts'
import type { Assignment } from './assignment.ts'

/** What good pictures have, of the brightness of a screen. */
const goodExposure = { darkest: 0.25, brightest: 0.65, burnt: 0.03, black: 0.1 } as const

const SIZE = { width: 160, height: 100, detail: 'draft' } as const
const TRIES = 4
// a margin to what the Critic refuses, whose picture is another one
const MARGIN = 0.5

const aims: Partial<Record<string, number>> = Object.assign(Object.create(null) as Record<string, number>, {
  bright: 0.57,
  dim: 0.34,
  night: 0.36,
})
const USUAL_AIM = 0.52

/** The stops for a camera, found by taking small pictures. */
export function* expose(assignment: Assignment, lighting: LightingSetup, camera: Camera): Pieces<number> {
  const scene: Scene = { title: '', rooms: assignment.rooms, objects: assignment.objects, lighting, camera: null }
  const size = { ...SIZE, ...(assignment.assetOf && { assetOf: assignment.assetOf }) }
  const aim = (aims[lighting.mood] ?? aims[lighting.timeOfDay] ?? USUAL_AIM) + complaints(assignment)
  let stops = 0
  for (let round = 0; round < TRIES; round++) {
    const { mean, highlight, burnt, black } = measurePicture(yield* renderScene(scene, camera, { ...size, stops }))
    const isBurnt = burnt > goodExposure.burnt * MARGIN
    const isBlack = black > goodExposure.black * MARGIN
    // a picture that is burnt and black at once has its middle left alone
    const step =
      isBurnt && !isBlack ? -0.35 : isBlack && !isBurnt ? 0.35 : stepTowards(aim + dullness(highlight), mean, isBurnt)
    if (Math.abs(step) < 0.08) break
    stops = Math.max(-4, Math.min(4, stops + step))
  }
  return Math.round(stops * 100) / 100
}

/** About a stop for each quarter of the screen's brightness. */
function stepTowards(aim: number, mean: number, isBurnt: boolean): number {
  const step = Math.max(-1.5, Math.min(1.5, (aim - mean) * 4))
  return isBurnt ? Math.min(0, step) : Math.abs(aim - mean) < 0.04 ? 0 : step
}

/** Where nothing is bright, as in a white room without sun, all may be brighter: white things should look white. */
const dullness = (highlight: number): number => Math.max(0, Math.min(0.07, (0.86 - highlight) * 0.7))

/** By how much brighter the Critic wants it, as far as words tell. */
function complaints({ issues = [] }: Assignment): number {
  const words = issues.filter(({ category }) => category === 'exposure' || category === 'lighting')
  const asksFor = (parts: readonly string[]) =>
    words.some(({ description, suggestedFix }) => parts.some((part) => `${description} ${suggestedFix}`.includes(part)))
  return (asksFor(['dark', 'brighter', 'black']) ? 0.06 : 0) - (asksFor(['burnt', 'darker', 'too bright']) ? 0.06 : 0)
}
