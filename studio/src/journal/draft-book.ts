/**
 * What models are saying in a run now, before it is journaled: text by the place of its call. The journaled call takes
 * its place, so nothing is seen twice; whoever comes later hears all of it from the beginning.
 */
import type { DraftPiece, DraftPlace } from '../../../src/server/api.ts'
import type { Entry } from '../../../src/store/record.ts'

export interface DraftText extends DraftPlace {
  readonly text: string
}

export interface DraftBook {
  /** the same list while nothing has changed */
  readonly now: () => readonly DraftText[]
  readonly subscribe: (listener: () => void) => () => void
  readonly hear: (piece: DraftPiece) => void
  /** entries of the run have come */
  readonly take: (run: string, entries: readonly Entry[]) => void
  /** nobody tells any more what became of them */
  readonly clear: () => void
}

const keyOf = ({ run, step, slot, attempt, call }: DraftPlace) => `${step} ${slot} ${attempt} ${call} ${run}`

/** `soon` gathers what comes between two drawings. */
export function createDraftBook(soon: (work: () => void) => void): DraftBook {
  const drafts = new Map<string, DraftText>()
  const listeners = new Set<() => void>()
  let list: readonly DraftText[] = []
  let isPlanned = false
  const changed = () => {
    if (isPlanned) return
    isPlanned = true
    soon(() => {
      isPlanned = false
      list = [...drafts.values()]
      for (const listener of listeners) listener()
    })
  }
  const remove = (isOver: (draft: DraftText) => boolean) => {
    const before = drafts.size
    for (const [key, draft] of drafts) if (isOver(draft)) drafts.delete(key)
    if (drafts.size < before) changed()
  }
  return {
    now: () => list,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hear({ at, text, isOver, ...place }) {
      const key = keyOf(place)
      const known = drafts.get(key)
      if (isOver) drafts.delete(key)
      // a piece in between was lost with the connection: the next one comes from the beginning
      else if (at > (known?.text.length ?? 0)) return
      else drafts.set(key, { ...place, text: (known?.text ?? '').slice(0, at) + text })
      changed()
    },
    take(run, entries) {
      if (drafts.size === 0) return
      for (const { record } of entries)
        remove((draft) => {
          if (draft.run !== run) return false
          if (record.kind === 'step') return record.step >= draft.step
          return record.kind === 'call' && keyOf({ ...draft, ...record }) === keyOf(draft)
        })
    },
    clear: () => remove(() => true),
  }
}
