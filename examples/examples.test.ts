/** Every example is run as a user runs it, and prints exactly what its last comment says. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const examples = readdirSync(folder).filter((file) => /^\d\d-.+\.ts$/.test(file))

/** The comment lines at the very end of a file, without their slashes. */
function promised(file: string): string {
  const lines = readFileSync(`${folder}${file}`, 'utf8').trimEnd().split('\n')
  const start = lines.findLastIndex((line) => !line.startsWith('//')) + 1
  return lines
    .slice(start)
    .map((line) => `${line.slice(3)}\n`)
    .join('')
}

describe.concurrent('examples', () => {
  it.for(examples)('%s prints what it promises', async (file, context) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=troupe-source', `${folder}${file}`], {
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
    })
    context.expect(promised(file)).not.toBe('')
    context.expect(stdout).toBe(promised(file))
  })
})

it('examples are numbered without gaps', () => {
  const numbers = examples.map((file) => Number(file.slice(0, 2))).filter((number) => number > 0)
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
})
