/** A process that runs a small graph against a model server, to be killed in the middle: FILE, run id and address. */
import { flowOfGraph } from '../src/flows/components/graph-flow.ts'
import { createMinds } from '../src/minds/mind.ts'
import { sqliteStore } from '../src/store/sqlite-store.ts'
import { chainOfModels } from './graph-chain.ts'

const [file = '', run = '', url = ''] = process.argv.slice(2)
const minds = createMinds({ modelServers: [url] })
const made = flowOfGraph(chainOfModels, { minds, model: `${url}#any` })
await made.flow.run(made.input({ input: 'Hello' }), { id: run, store: sqliteStore(file) }).finished
