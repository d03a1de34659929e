import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Those that write to a terminal by themselves, and why that is well. */
const known = [
  // makes all of it visible
  'screen.ts',
  // a file that is downloaded, counted in percent
  'stories/get.ts',
]

it('is the only place that writes to stdout and stderr', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const writing = sources.filter((name) =>
    /\bprocess\.std(out|err)\.write\b|\bconsole\.\w/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(writing.toSorted()).toEqual(known.toSorted())
})
