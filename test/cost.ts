/** What each file of tests costs, with the processes it starts: `TROUPE_TEST_COST=FILE npm test` writes it down. */
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { root } from './repository.ts'

const TICKS_A_SECOND = 100
const file = process.env['TROUPE_TEST_COST']

/** Seconds of the processor of this process and of the children that have ended. */
function spentSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
}

if (file !== undefined) {
  let before = 0
  let began = 0
  beforeAll(() => {
    before = spentSeconds()
    began = performance.now()
  })
  afterAll(() => {
    const name = relative(root, expect.getState().testPath ?? '')
    const seconds = (performance.now() - began) / 1_000
    appendFileSync(file, `${(spentSeconds() - before).toFixed(2)}\t${seconds.toFixed(2)}\t${name}\n`)
  })
}
