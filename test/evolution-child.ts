/** An evolution of the toy society in a process of its own, which may be killed at any moment. */
import { evolve } from '../src/evolve/evolve.ts'
import { createMinds } from '../src/minds/mind.ts'
import { sqliteStore } from '../src/store/sqlite-store.ts'
import { toy } from './toy-evolution.ts'

const [, , file = ''] = process.argv
const store = sqliteStore(file)
const evolved = await evolve({
  society: { name: 'toy' },
  evolution: toy,
  store,
  minds: createMinds({ model: 'rules' }),
  settings: { pairs: 250, races: 1, seed: 1 },
})
await store.close()
const { members, pairs, races, verdicts, findings } = evolved.board
process.stdout.write(JSON.stringify({ members, pairs, races, verdicts, findings }))
