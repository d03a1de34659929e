/** `troupe evaluate langflow`: what it counts of a folder of flow files, and that real flows run as they should. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { smallEdge, smallNode, textField } from '../../../test/small-langflow.ts'
import { adventurersGraph } from '../../flows/langflow/adventurers/adventurers-graph.ts'
import { writeLangflow } from '../../flows/langflow/write.ts'
import { evaluation } from './langflow.ts'

const folder = mkdtempSync(join(tmpdir(), 'troupe-langflow-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const evaluate = (dir: string) => evaluation.run({ dir }, { signal: new AbortController().signal, progress: () => {} })

const input = smallNode({ id: 'ChatInput-1', type: 'ChatInput', fields: { input_value: textField('') } })
const output = smallNode({ id: 'ChatOutput-1', type: 'ChatOutput', fields: { input_value: textField('') } })
const custom = smallNode({ id: 'Mine-1', type: 'Mine', fields: { text: textField('') } })

it('counts what loads, what is the same when written again and what runs, with a reason for the rest', async () => {
  const echo = {
    name: 'Echo',
    data: { nodes: [input, output], edges: [smallEdge(input, 'message', output, 'input_value')] },
  }
  const mine = {
    name: 'Mine',
    data: {
      nodes: [input, custom, output],
      edges: [smallEdge(input, 'message', custom, 'text'), smallEdge(custom, 'message', output, 'input_value')],
    },
  }
  mkdirSync(join(folder, 'below'))
  writeFileSync(join(folder, 'echo.json'), JSON.stringify(echo))
  writeFileSync(join(folder, 'below/mine.json'), JSON.stringify(mine))
  writeFileSync(join(folder, 'society.json'), JSON.stringify(writeLangflow(adventurersGraph()).flow))
  writeFileSync(join(folder, 'broken.json'), '{')
  const { json, lines } = await evaluate(folder)
  expect(json).toMatchObject({ files: 4, loaded: 3, refused: 1, roundTrip: 3, ran: 2 })
  const reasons = json['reasons'] as Record<string, string>
  expect(Object.keys(reasons)).toEqual([join('below', 'mine.json'), 'broken.json'])
  expect(reasons[join('below', 'mine.json')]).toContain('"My Mine" (Mine): This component is not known here')
  expect(lines.at(-1)).toBe('4 files: 3 loaded, 1 refused, 3 written again the same, 2 ran.')
})

it('wants a folder that is there', async () => {
  await expect(evaluate(join(folder, 'nowhere'))).rejects.toThrow('There is no folder')
  await expect(evaluation.run({}, { signal: new AbortController().signal, progress: () => {} })).rejects.toThrow(
    '--dir',
  )
})

const shared = join(import.meta.dirname, '../../../../shared/langflow')

it.skipIf(!existsSync(shared)).each([
  ['current', 0.85],
  ['v1.6', 0.7],
] as const)(
  'flows of Langflow itself in %s run to their chat output (skipped where they are not at hand)',
  async (name, least) => {
    const { json } = await evaluate(join(shared, name))
    const { files, loaded, roundTrip, ran } = json as Record<string, number>
    expect([loaded, roundTrip]).toEqual([files, files])
    expect(ran! / files!, JSON.stringify(json['reasons'])).toBeGreaterThanOrEqual(least)
  },
  60_000,
)
