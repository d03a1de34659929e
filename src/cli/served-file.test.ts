/** Files that can be served, and what is said of those that cannot. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LangflowFlow } from '../flows/langflow/format.ts'
import { adventurersFile } from '../server/langflow/served-flow.ts'
import { readServedFlow } from './served-file.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'troupe-served-'))))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const EXAMPLE = new URL('../../examples/27-draft-and-critique.json', import.meta.url).pathname

it('takes a flow file of ours whole, comments included, and an export of Langflow as it is', async () => {
  const { name, data } = (await readServedFlow(EXAMPLE)) as LangflowFlow
  expect([name, data.nodes.map(({ id }) => id)]).toEqual([
    'draft-and-critique',
    ['ChatInput-said', 'FlowPart-flow', 'ChatOutput-answer', 'note-flow'],
  ])
  const file = { ...adventurersFile(), tags: ['mine'], unknown: 1 }
  expect(await readServedFlow(written('export.json', JSON.stringify(file)))).toEqual(file)
  expect(await readServedFlow('adventurers')).toEqual(adventurersFile())
})

it('says before anybody calls it what is wrong with a file, and what it would need outside of itself', async () => {
  await expect(readServedFlow(written('cut.json', '{"format": "troupe-flow/1", '))).rejects.toThrow(
    'no flow that can be run',
  )
  await expect(readServedFlow(join(folder, 'nothing.json'))).rejects.toThrow('There is no file')
  const holding = {
    format: 'troupe-flow/1',
    name: 'holding',
    start: 'a',
    agents: { a: { kind: 'flow', flow: './other.json', writes: {} } },
    routes: { a: { end: 'x' } },
  }
  await expect(readServedFlow(written('holding.json', JSON.stringify(holding)))).rejects.toThrow('./other.json')
})
