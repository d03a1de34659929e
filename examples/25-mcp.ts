/** MCP, both ways: tools of a server for your agents, and your societies as tools for an assistant. */
import { append, board, end, flow, memoryStore, value, type Flow } from 'troupe'
import { mcp } from 'troupe/mcp'
import { createServer } from 'troupe/server'

const kitchen = board({ guests: value(3), plates: append<string>() })
const cook = kitchen.agent({
  reads: ['plates'],
  writes: ['plates'],
  think: ({ plates }) => ({ plates: [`plate ${plates.length + 1}`] }),
})
const dinner = flow(kitchen, {
  name: 'dinner',
  start: 'cook',
  agents: { cook },
  routes: { cook: ({ plates, guests }) => (plates.length < guests ? 'cook' : end('everybody has one')) },
})

// the one side: societies as tools, runs as resources, at /mcp of the studio's server (`troupe mcp` does it over stdio)
const societies = { dinner: async () => ({ flow: dinner as unknown as Flow }) }
const server = createServer({ store: memoryStore(), societies, assets: 'dist/studio' })
const { port } = await server.listen(0)

// the other side: a source of tools. It is ours here; { command: 'npx', args: ['-y', 'some-server'] } is anybody's
const source = mcp(
  { name: 'kitchen', url: `http://127.0.0.1:${port}/mcp` },
  { allow: ['run_dinner', 'read_board'], reads: ['read_board'] },
)
const { signal } = new AbortController()
const tools = await source.tools(signal)
for (const tool of tools) console.log(`${tool.name} ${'reads' in tool ? 'only reads' : 'has an effect'}`)

// a mind is given `tools: [source]` and calls them itself; this is what a call is
const call = { id: 'example', run: 'none', agent: 'nobody', step: 1, signal, now: 0 }
async function use<T>(name: string, input: object): Promise<T> {
  const does = tools.find((tool) => tool.name === name)!.does!
  return (await does(input, call as never)) as T
}
const { run, status } = await use<{ run: string; status: string }>('run_dinner', { seed: 1 })
const { values } = await use<{ values: { plates: string[] } }>('read_board', { run, step: 2 })
console.log(`${status}; after step 2: ${values.plates.join(', ')}`)

const resources = await source.resources()
console.log(resources.map(({ uri }) => uri.replace(run, 'RUN')).join(' '))

// what is wrong is a fault in words, for the model to read
await use('run_dinner', { maxSteps: 'many' }).catch((fault: Error) => console.log(fault.message))

await source.close()
await server.close()

// run_dinner has an effect
// read_board only reads
// ended; after step 2: plate 1, plate 2
// troupe://societies troupe://runs troupe://runs/RUN
// SERVER_BAD_REQUEST: maxSteps takes a whole number from 1 to 10000000, not "many".
