/** Example runs for the first page: one run of each society, slow enough for eyes. */
import { prepareInput } from '../societies/prepare-input.ts'
import { pageOfRuns } from '../store/run-list.ts'
import type { Store } from '../store/store.ts'
import { checkMinds, type Catalogue } from './catalogue.ts'
import type { Supervisor } from './supervisor.ts'

/** Only of societies that have no run yet: an example is shown once, not at every start. */
export async function startExamples(store: Store, catalogue: Catalogue, supervisor: Supervisor): Promise<string[]> {
  const started: string[] = []
  for (const name of catalogue.names()) {
    const society = await catalogue.find(name)
    const { example } = society
    if (example === undefined || (await pageOfRuns(store, { limit: 1, society: name })).length > 0) continue
    const input = await prepareInput(society, example.input, { seed: SEED })
    // rules alone: an example costs nothing
    const minds = society.create === undefined ? {} : checkMinds(society, { all: 'rules' }, input)
    const driving = { minds, pace: example.paceMs }
    started.push(await supervisor.start({ society: name, input, seed: SEED, driving }))
  }
  return started
}

const SEED = 1
