import { describe, expect, it } from 'vitest'
import { prepareInput } from '../../societies/prepare-input.ts'
import { societies } from '../../societies/registry.ts'
import type { Society } from '../../societies/society.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { fileOfSociety } from './file-of-society.ts'
import { flowFileOf, readFlowFile } from './read-flow-file.ts'
import { societyOfFile } from './society-of-file.ts'

/** Small, so that a whole journal is quickly compared. */
const small: Readonly<Record<string, object>> = {
  explorers: { world: { size: 12 }, explorers: ['Ada', 'Ben'], maxSteps: 4 },
  adventurers: { story: 'fog-bell', maxSteps: 6 },
  director: { userPrompt: 'a small room with a bed and a lamp', maxIterations: 1 },
  household: { people: ['Ana', 'Bo'], talk: true },
}

async function journalOf({ flow, handlers }: Society, input: object, stepLimit: number) {
  const store = memoryStore()
  await flow.run(input, { id: 'run', seed: 7, store, stepLimit, ...(handlers && { handlers }) }).finished
  const entries = []
  for await (const { record } of flow.tail('run', { store })) entries.push(record)
  return entries
}

describe('a society written to a file', () => {
  it.for(Object.keys(small))('%s: read back it does the same, record for record', async (name) => {
    const society = await societies[name]!()
    const written = `// written by a test\n${JSON.stringify(fileOfSociety(society), undefined, 2)}`
    const read = await societyOfFile(flowFileOf(written, { name }))
    const input = await prepareInput(society, small[name] as never, { seed: 7, isLocal: true })
    const [before, after] = [await journalOf(society, input, 40), await journalOf(read, input, 40)]
    expect(before.length).toBeGreaterThan(5)
    expect(after).toEqual(before)
    expect(read.options.map(({ path }) => path)).toEqual(society.options.map(({ path }) => path))
    expect([read.view, read.thinkers, read.flow.diagram()]).toEqual([
      society.view,
      society.thinkers,
      society.flow.diagram(),
    ])
  })

  it('says when the code is no longer what the file says', async () => {
    const file = fileOfSociety(await societies['director']!())
    const changed = structuredClone(file)
    const critic = changed.agents!['critic']!
    if (critic.kind === 'member') Object.assign(critic, { reads: critic.reads.slice(1), writes: ['errors', 'scene'] })
    changed.fields!['errors'] = { rule: 'value', of: 'director' }
    changed.fields!['mood'] = { of: 'director' }
    changed.fields!['scene'] = {}
    await expect(societyOfFile(changed)).rejects.toThrow(
      /agents\.critic\.reads: the code reads \w+ now\. Write the file/,
    )
    await expect(societyOfFile(changed)).rejects.toThrow(/fields\.mood: director has no field "mood" any more/)
    await expect(societyOfFile(changed)).rejects.toThrow(/fields\.errors: director merges it by append, not by value/)
    await expect(societyOfFile(changed)).rejects.toThrow(/agents\.critic\.writes: .* writes errors, scene no more/)
  })

  it('is a file without a problem', async () => {
    for (const load of Object.values(societies))
      expect(readFlowFile(JSON.stringify(fileOfSociety(await load()))).problems).toEqual([])
  })
})
