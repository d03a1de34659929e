/** Learns which kind of puzzle our last deed was tried on: how the thing looked before it. */
import type { ThingsDraft } from '../draft.ts'
import { puzzleKindOf } from '../model/puzzles.ts'
import { isSameName } from '../names.ts'

export function learnFaced(draft: Pick<ThingsDraft, 'last' | 'here' | 'situation' | 'objects' | 'faced'>): void {
  const { last, here, situation, objects } = draft
  const [noun] = last?.nouns ?? []
  if (noun === undefined) return
  const place = situation.cameFrom ?? here
  for (const object of objects.values())
    if (object.location === place && isSameName(object.name, noun)) {
      draft.faced = puzzleKindOf(object)
      return
    }
}
