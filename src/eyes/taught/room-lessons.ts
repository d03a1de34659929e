/** Lessons from furnished rooms of our own: views of several houses, each labelled with what its page counted. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { labelsOf, roomViews } from '../../worlds/desktop/room/room-views.ts'
import { readLessons, writeLabels } from './lessons.ts'

export const ROOM_PICTURES = 160
const PER_HOUSE = 20

export interface RoomLessons {
  readonly count: number
  /** of the first house; those that follow have the next ones */
  readonly seed: number
  readonly progress?: (done: number, of: number) => void
  readonly signal?: AbortSignal
}

/** What is there already is not drawn again, so it can be stopped and taken up. */
export async function drawRoomLessons(folder: string, { count, seed: first, progress, signal }: RoomLessons) {
  await mkdir(folder, { recursive: true })
  let made = 0
  for (let seed = first; made < count; seed++) {
    if (signal?.aborted) return
    const wanted = Math.min(PER_HOUSE, count - made)
    const files = Array.from({ length: wanted }, (_, place) => `room-${seed}-${made + place}.png`)
    made += wanted
    const known = await readLessons(folder)
    if (files.every((file) => Object.hasOwn(known, file))) continue
    let place = 0
    for await (const view of roomViews({ seed, count: wanted, views: seed })) {
      if (signal?.aborted) return
      const file = files[place++]!
      progress?.(made - wanted + place, count)
      await writeFile(join(folder, file), await view.picture.png())
      await writeLabels(folder, file, labelsOf(view))
    }
  }
}
