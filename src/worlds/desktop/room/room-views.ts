/** Views of the room with their truth, from places chosen by a seed: what an eye is taught and examined with. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, type Seed } from '../../../base/random.ts'
import type { Box, Picture } from '../eye.ts'
import { startKeeper } from '../keeper/keeper.ts'
import { readPicture } from '../picture.ts'
import { startBrowser } from './browser.ts'
import type { VisibleThing } from './room-page.ts'
import { openRoom, type RoomOptions } from './room.ts'

export interface TrueView {
  readonly picture: Picture
  readonly visible: readonly VisibleThing[]
}

export interface ViewOptions extends RoomOptions {
  readonly count: number
  /** where to stand and look; 1 unless told */
  readonly views?: Seed
}

const SIZE = [640, 400] as const
const EYE_METRES = 1.5
const START_MS = 60_000
const EYE = 'eye'
// what covers less is no part of the question: nobody could say what it is
const LEAST_SHARE = 0.01
// whoever labels pictures draws a box around what is smaller, too
const LEAST_LABEL = 0.004
const TRIES = 20

/** A thing that whoever looks has to see. */
export const isPlain = ({ share }: VisibleThing): boolean => share >= LEAST_SHARE

/** The boxes that somebody would draw. */
export const labelsOf = ({ visible }: TrueView): readonly { readonly name: string; readonly box: Box }[] =>
  visible.filter(({ share }) => share >= LEAST_LABEL).map(({ name, box }) => ({ name, box }))

/** Each shows at least one thing plainly: of a bare wall nothing can be asked. */
export async function* roomViews({ count, views = 1, ...options }: ViewOptions): AsyncGenerator<TrueView> {
  const room = await openRoom(options)
  const folder = await mkdtemp(join(tmpdir(), 'troupe-views-'))
  const [width, height] = SIZE
  const keeper = startKeeper()
  const began = (pid: number) => keeper.keep(pid, 0)
  const browser = startBrowser({ url: room.url(EYE, { size: SIZE }), folder, width, height, began })
  try {
    await room.ready(EYE, AbortSignal.timeout(START_MS))
    const random = createRandom(`views ${views}`)
    const spots = await room.spots(EYE)
    for (let left = count, tries = count * TRIES; left > 0 && tries > 0; tries--) {
      const [x, z] = random.pick(spots)
      const pose = { x, z, y: EYE_METRES, yaw: random.next() * 360, pitch: -random.integer(3) * 8, roll: 0 }
      const { png, visible } = await room.view(EYE, pose)
      if (!visible.some(isPlain)) continue
      left--
      yield { picture: await readPicture(Buffer.from(png, 'base64')), visible }
    }
  } finally {
    await browser.stop()
    keeper.close()
    await room.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
