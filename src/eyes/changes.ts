/** The eye of changes: gives no names, only which parts of a picture differ from the one before. */
import type { Before, Box, Change, Eye, Picture } from '../worlds/desktop/eye.ts'
import { ACROSS, boxAround, CELLS, groupsOf } from './taught/cells.ts'

// of 255; what is drawn again slightly otherwise differs by less
const VISIBLE = 12
// pixels that differ, of a cell, before it counts
const LEAST_PART = 0.01
const EVERY = 2

export function changes(): Eye {
  return {
    name: 'changes',
    see(picture, { before } = {}) {
      const changed = changeOf(picture, before)
      return Promise.resolve({ caption: wordsFor(changed), objects: [], unknown: [], ...(changed && { changed }) })
    },
  }
}

/** Nothing where there was no picture before, or one of another size. */
export function changeOf(picture: Picture, before: Before | undefined): Change | undefined {
  const old = before?.picture
  if (old === undefined || old.width !== picture.width || old.height !== picture.height) return undefined
  if (old.sha256 === picture.sha256) return { part: 0, boxes: [] }
  const { width, height, rgba } = picture
  const differing = new Uint32Array(CELLS)
  const counted = new Uint32Array(CELLS)
  for (let y = 0; y < height; y += EVERY) {
    for (let x = 0; x < width; x += EVERY) {
      const cell = Math.floor((y * ACROSS) / height) * ACROSS + Math.floor((x * ACROSS) / width)
      const at = (y * width + x) * 4
      counted[cell]!++
      for (let channel = 0; channel < 3; channel++) {
        if (Math.abs(rgba[at + channel]! - old.rgba[at + channel]!) <= VISIBLE) continue
        differing[cell]!++
        break
      }
    }
  }
  const all = counted.reduce((sum, count) => sum + count, 0)
  const part = differing.reduce((sum, count) => sum + count, 0) / all
  const groups = groupsOf((cell) => differing[cell]! > LEAST_PART * counted[cell]!)
  return { part, boxes: groups.map((group): Box => boxAround(group, picture)) }
}

function wordsFor(changed: Change | undefined): string {
  if (changed === undefined) return 'a first picture'
  if (changed.boxes.length === 0) return 'nothing moved'
  const parts = changed.boxes.length === 1 ? 'one part' : `${changed.boxes.length} parts`
  return `${parts} of the picture changed, ${Math.round(changed.part * 100)} % of it`
}
