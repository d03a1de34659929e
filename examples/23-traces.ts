/** The trace of a run: what took how long and how many tokens, read from its journal, as OpenTelemetry names it. */
import { board, end, flow, memoryStore, simulatedClock, value } from 'troupe'
import { mind } from 'troupe/minds'
import { scriptedModel } from 'troupe/testing'
import { otlpOf, traceOf } from 'troupe/trace'
import { z } from 'zod'

// journals are stamped by this clock, so that the times below are the same everywhere
const clock = simulatedClock(Date.UTC(2026, 0, 1))

// a society inside: one agent looks something up, and each lookup takes 40 ms
const shelf = board({ about: value<string>(), found: value('') })
const library = flow(shelf, {
  name: 'library',
  start: 'librarian',
  agents: {
    librarian: shelf.agent({
      reads: ['about'],
      writes: ['found'],
      think: async ({ about }, { once }) => ({
        found: await once('lookup', async () => {
          await clock.sleep(40)
          return `${about} is hot`
        }),
      }),
    }),
  },
  routes: { librarian: end('found') },
})

// a model that needs a quarter of a second
const model = scriptedModel(['Tea: hot'])

const paper = board({ topic: value<string>(), facts: value(''), text: value('') })
const press = flow(paper, {
  name: 'press',
  start: 'reporter',
  agents: {
    reporter: paper.agent({
      reads: ['topic'],
      writes: ['facts'],
      think: async ({ topic }, { society }) => ({ facts: (await society(library, { about: topic })).board.found }),
    }),
    writer: paper.agent({
      reads: ['facts'],
      writes: ['text'],
      think: mind({
        prompt: 'Write a headline about this: {facts}',
        reply: z.string(),
        by: { ...model, generate: (request) => clock.sleep(250).then(() => model.generate(request)) },
        act: (text) => ({ text }),
      }),
    }),
  },
  routes: { reporter: 'writer', writer: end('printed') },
})

const store = memoryStore({ clock })
await press.run({ topic: 'tea' }, { store, id: 'monday' }).finished

const trace = await traceOf(store, 'monday')
const depths = new Map<string, number>()
for (const { spanId, parentSpanId, name, start, end: over = start, attributes } of trace.spans) {
  const depth = parentSpanId === undefined ? 0 : depths.get(parentSpanId)! + 1
  depths.set(spanId, depth)
  const tokens = attributes['gen_ai.usage.output_tokens']
  console.log(`${'  '.repeat(depth)}${name}, ${over - start} ms${tokens === undefined ? '' : `, ${tokens} tokens out`}`)
}

// the same run has the same ids whenever it is exported; sendTrace(url, trace) sends this to a collector
const [first] = otlpOf(trace).resourceSpans[0]!.scopeSpans[0]!.spans
console.log(first!.traceId, first!.spanId, first!.startTimeUnixNano)
console.log(JSON.stringify(trace).includes('Tea: hot') ? 'with contents' : 'without contents')

// invoke_workflow press, 290 ms
//   invoke_agent reporter, 40 ms
//     invoke_workflow library, 40 ms
//       invoke_agent librarian, 40 ms
//         once lookup, 40 ms
//   invoke_agent writer, 250 ms
//     chat model, 250 ms, 2 tokens out
// 2ad9a856a712d6e48f83a0d9e858192a afee8c2514c6df40 1767225600000000000
// without contents
