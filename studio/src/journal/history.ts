/** The changes of one field, kept so that its value after any step is found by folding only a few of them. */
import { foldChanges, type Change } from '../../../src/board/change.ts'
import { itemsGivenBy, setsValue } from '../../../src/board/read-change.ts'
import { countBy, countUpTo } from './ascending.ts'

export interface History {
  readonly steps: readonly number[]
  add(step: number, change: Change): void
  at(step: number): unknown
}

// a whole value is kept so often, so that no lookup folds more than this many changes
const KEYFRAME_EVERY = 64
// copies of a record with more keys than this would soon take more room than the journal: they are as far apart as it
// has keys, and to fold as many changes costs no more than the copy that a lookup makes anyway
const LARGE = 256

/** Lists that only grow are kept once; other values have a whole copy now and then. */
export function createHistory(): History {
  const steps: number[] = []
  const changes: Change[] = []
  const keyframes: { upTo: number; value: unknown }[] = []
  let nextFrame = KEYFRAME_EVERY
  let pushed: { items: unknown[]; ends: number[] } | undefined = { items: [], ends: [] }
  // moments near each other are asked for one after the other
  let last: { upTo: number; value: unknown } | undefined
  const foldTo = (upTo: number): unknown => {
    if (last?.upTo === upTo) return last.value
    const frame = keyframes[countBy(keyframes, upTo, (each) => each.upTo) - 1]
    const from = last !== undefined && last.upTo < upTo && last.upTo >= (frame?.upTo ?? 0) ? last : frame
    const value = foldChanges(from?.value, changes, from?.upTo ?? 0, upTo)
    last = { upTo, value }
    return value
  }
  return {
    steps,
    add: (step, change) => {
      steps.push(step)
      changes.push(change)
      if (pushed !== undefined) {
        // a list may begin whole; given anew later, it no longer only grows
        const grown = changes.length > 1 && setsValue(change) ? undefined : itemsGivenBy(change)
        if (grown === undefined) pushed = undefined
        else {
          for (const item of grown) pushed.items.push(item)
          pushed.ends.push(pushed.items.length)
        }
      }
      if (pushed !== undefined) return
      // a list that turns out to be none has been without any until now
      while (changes.length >= nextFrame) {
        const value = foldTo(nextFrame)
        keyframes.push({ upTo: nextFrame, value })
        nextFrame += gapAfter(value)
      }
    },
    at: (step) => {
      const upTo = countUpTo(steps, step)
      if (upTo === 0) return undefined
      if (pushed === undefined) return foldTo(upTo)
      if (last?.upTo !== upTo) last = { upTo, value: pushed.items.slice(0, pushed.ends[upTo - 1]) }
      return last.value
    },
  }
}

function gapAfter(value: unknown): number {
  if (typeof value !== 'object' || value === null) return KEYFRAME_EVERY
  const size = Array.isArray(value) ? value.length : Object.keys(value).length
  return size > LARGE ? size : KEYFRAME_EVERY
}
