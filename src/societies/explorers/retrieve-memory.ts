/** RetrieveMemory: what an explorer remembers that has to do with where it is and what it sees. */
import { type } from '../../base/schema.ts'
import { send } from '../../define/route.ts'
import { questionAbout } from '../../memory/experience.ts'
import { createRecall } from '../../memory/recall.ts'
import { formatPosition } from '../../worlds/grid/pose.ts'
import { embedder, expedition, type Branch } from './board.ts'

const memory = createRecall({ embedder })
const MEMORIES = 3
// for reading: nobody compares the last digits
const DIGITS = 1e4

export const retrieveMemory = expedition.agent({
  reads: ['memories', 'memoryEmbedder', 'poses', 'visibleObjects', 'visibleCaption'],
  writes: ['retrievedMemories'],
  takes: type<Branch>(),
  think: async ({ memories, memoryEmbedder, poses, visibleObjects, visibleCaption }, { payload: { explorer } }) => {
    const query = questionAbout({
      position: formatPosition(poses[explorer]!.position),
      visibleObjects: (visibleObjects[explorer] ?? []).map(({ name }) => name),
      ...(visibleCaption[explorer] !== undefined && { visibleCaption: visibleCaption[explorer] }),
    })
    const found = await memory.recall({ memories, memoryEmbedder }, explorer, query, { k: MEMORIES })
    const recalled = found.map(({ text, distance }) => ({ text, distance: Math.round(distance * DIGITS) / DIGITS }))
    return { update: { retrievedMemories: { [explorer]: recalled } }, next: send('communication', { explorer }) }
  },
})
