/** The tool loop of the AI SDK, there and here: the same answers of the same model, in ten changed lines. */
import { readFileSync } from 'node:fs'
import { createOpenAI } from '@ai-sdk/openai'
import { callTools, startModelServer } from 'troupe/testing'
import { expect, it } from 'vitest'
import { answer as here } from './loop-here.ts'
import { answer as there } from './loop-there.ts'

it('answers the same on both sides, with the same model object', async () => {
  const server = await startModelServer({
    reply: ({ text }) =>
      text.includes('clear') ? 'Clear in Rome.' : callTools({ name: 'weather', input: { city: 'Rome' } }),
  })
  const model = createOpenAI({ baseURL: server.url, apiKey: 'none' })('tiny')
  expect(await there(model, 'How is Rome?')).toBe('Clear in Rome.')
  expect(await here(model, 'How is Rome?')).toBe('Clear in Rome.')
  await server.close()
})

it('changes ten lines', () => {
  const linesOf = (file: string) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 3 && !line.startsWith('/**'))
  const before = new Set(linesOf('loop-there.ts'))
  expect(linesOf('loop-here.ts').filter((line) => !before.has(line)).length).toBeLessThanOrEqual(10)
})
