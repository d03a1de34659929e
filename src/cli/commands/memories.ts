/**
 * `troupe memories`: what the agents of a run remember, or what one of them would recall. Needs the journal, not the
 * code.
 */
import { listed } from '../../base/errors.ts'
import { createRecall, type Recollection } from '../../memory/recall.ts'
import { readMemories, type Memory } from '../../memory/memory.ts'
import { defaultEmbedder, localEmbedder } from '../../models/embedders/by-name.ts'
import { openRun } from '../../store/fold.ts'
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { withReadOnlyStore } from '../open-store.ts'
import { drawTable, type Cell } from '../../terminal/table.ts'
import { harmless } from '../../terminal/text.ts'

const SHOWN = 20
const RECALLED = 3

export const memories: Command = {
  takes: ['RUN'],
  options: {
    agent: { type: 'string', value: 'NAME', about: 'only the memories of this agent' },
    query: { type: 'string', value: 'TEXT', about: 'show what the agent recalls for this query, with L2 distances' },
    step: { type: 'string', value: 'N', about: 'as it was after this step (default: the last)' },
    limit: { type: 'string', value: 'N', about: `how many (default: the last ${SHOWN}, or ${RECALLED} recalled)` },
  },
  notes: [
    'Memories are private, so --query needs --agent. Texts are compared with the embedder that the run used.',
    'All memories on the board are listed, including those that a full index has dropped.',
  ],
  examples: ['memories last', 'memories last --agent ana', 'memories last --agent ana --query "Where is the lamp?"'],
  async run(given, screen) {
    const agent = given.text('agent')
    const query = given.text('query')
    if (query !== undefined && agent === undefined)
      throw misuse('Memories are private: say who asks, with --agent NAME. Try: troupe memories --help')
    return withReadOnlyStore(given, async (store) => {
      const run = await findRun(store, given.argument(0))
      const { moment } = await openRun(store, run, given.count('step'))
      const { all, embedder } = memoriesOn(moment.values, run)
      const agents = [...new Set(all.map((memory) => memory.agent))]
      if (agent !== undefined && !agents.includes(agent))
        throw misuse(`${JSON.stringify(agent)} remembers nothing in run ${run}. Those who do: ${listed(agents)}.`)

      if (query !== undefined && agent !== undefined) {
        const { recall } = createRecall({ embedder: embedder === '' ? defaultEmbedder() : localEmbedder(embedder) })
        const recalled = await recall(all, agent, query, { k: given.count('limit') || RECALLED })
        const head = ['distance', 'step', 'importance', 'kind', 'text']
        screen.say(...drawTable(head, recalled.map(recalledRow), screen.paint, screen.columns))
        return { json: { run, step: moment.step, agent, query, embedder, recalled } }
      }
      const own = agent === undefined ? all : all.filter((memory) => memory.agent === agent)
      const shown = own.slice(-(given.count('limit') || SHOWN))
      const head = ['agent', 'step', 'importance', 'kind', 'text']
      if (own.length === 0) screen.say(`Nobody remembers anything in run ${run}.`)
      else screen.say(...drawTable(head, shown.map(memoryRow), screen.paint, screen.columns))
      if (shown.length < own.length)
        screen.say(screen.paint('dim', `${own.length - shown.length} older ones; --limit N shows more.`))
      return { json: { run, step: moment.step, embedder, agents, total: own.length, memories: shown } }
    })
  },
}

function memoriesOn(values: Readonly<Record<string, unknown>>, run: string) {
  const { memories: all, memoryEmbedder: embedder } = values
  if (!Array.isArray(all) || typeof embedder !== 'string')
    throw misuse(`The board of run ${run} has no memories. It has: ${listed(Object.keys(values))}.`)
  return { all: readMemories(all), embedder }
}

function recalledRow({ distance, memory }: Recollection): Cell[] {
  return [{ text: distance.toFixed(3) }, ...memoryRow(memory).slice(1)]
}

function memoryRow({ agent, step, importance, kind, text }: Memory): Cell[] {
  return [
    { text: harmless(agent), style: 'bold' },
    { text: String(step).padStart(4), style: 'dim' },
    { text: importance === undefined ? '' : String(importance) },
    { text: harmless(kind ?? ''), style: 'dim' },
    { text: harmless(text) },
  ]
}
