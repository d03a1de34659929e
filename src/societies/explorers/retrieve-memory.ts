/** RetrieveMemory: what an explorer remembers that has to do with where it is and what it sees. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { questionAbout } from '../../memory/experience.ts'
import { createRecall } from '../../memory/recall.ts'
import { embedder, expedition, type Branch, type Ground } from './board.ts'

const memory = createRecall({ embedder })
const MEMORIES = 3
// for reading: nobody compares the last digits
const DIGITS = 1e4

export const createRetrieveMemory = (ground: Ground) =>
  expedition.agent({
    reads: ['world', 'memories', 'memoryEmbedder', 'poses', 'visibleObjects', 'visibleCaption'],
    writes: ['retrievedMemories'],
    takes: type<Branch>(),
    think: async (view, { payload: { explorer } }) => {
      const { memories, memoryEmbedder, poses, visibleObjects, visibleCaption } = view
      const chart = ground.chart(view.world)
      const query = questionAbout({
        position: chart.words.describeSpot(chart.spotOf(poses[explorer]!)),
        visibleObjects: (visibleObjects[explorer] ?? []).map(({ name }) => name),
        ...(visibleCaption[explorer] !== undefined && { visibleCaption: visibleCaption[explorer] }),
      })
      const found = await memory.recall({ memories, memoryEmbedder }, explorer, query, { k: MEMORIES })
      const recalled = found.map(({ text, distance }) => ({ text, distance: Math.round(distance * DIGITS) / DIGITS }))
      return { update: { retrievedMemories: { [explorer]: recalled } }, next: send('communication', { explorer }) }
    },
  })
