/** The Navigator learns: where we are, what leads away from here, and what each place is like. */
import { expedition } from './board.ts'
import { learnDanger } from './knowledge/lessons/learn-danger.ts'
import { learnMap, type MapDraft } from './knowledge/lessons/learn-map.ts'
import {
  learnBrightness,
  learnNotice,
  learnRefusedWay,
  learnSeen,
  learnUnbarred,
} from './knowledge/lessons/learn-places.ts'
import { knowing } from './knowledge/knowledge.ts'
import { overlay, things } from './knowledge/overlay.ts'
import { inWorld } from './world-of.ts'

/** In this order, for the reasons given. */
const lessons: readonly ((draft: MapDraft) => void)[] = [
  // the place must be on the map before anything is said of it
  learnMap,
  learnBrightness,
  learnDanger,
  // a door that was opened in this turn is tried in the next
  learnUnbarred,
  learnRefusedWay,
  learnNotice,
  learnSeen,
]

const known = knowing('objects', 'light', 'changes')

export const map = expedition.agent({
  reads: [...known.reads, 'locations', 'connectionGraph', 'creeping'],
  writes: ['locations', 'connectionGraph', 'creeping'],
  think: inWorld((view, { run }) => {
    const draft: MapDraft = {
      ...known.know(view, run),
      places: things(view.locations),
      ways: overlay(view.connectionGraph),
      creeping: view.creeping,
    }
    for (const lesson of lessons) lesson(draft)
    return {
      locations: draft.places.news,
      connectionGraph: draft.ways.news,
      ...(draft.creeping !== view.creeping && { creeping: draft.creeping }),
    }
  }),
})
