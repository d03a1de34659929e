/** `troupe evaluate FILE`: an evaluation of one's own at the terminal, interrupted, killed and continued. */
import { copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EvaluationReport } from '../src/evaluate/report.ts'
import { createDesk, lastObject, type Desk } from './cli.ts'
import { root } from './repository.ts'

const TRIALS = 12
const STEPS = 4

let desk: Desk
beforeEach(() => {
  desk = createDesk()
  copyFileSync(join(root, 'test/own-evaluation.ts'), desk.path('dice.ts'))
  symlinkSync(join(root, 'node_modules'), desk.path('node_modules'), 'junction')
})
afterEach(() => desk[Symbol.dispose]())

const thoughts = () => {
  const file = desk.path('thoughts.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}
const start = (words: readonly string[] = [], slowMs = 0) =>
  desk.start(['evaluate', 'dice.ts', '--json', ...words], {
    THOUGHTS: desk.path('thoughts.log'),
    SLOW_MS: String(slowMs),
  })
const reportIn = async (playing: ReturnType<typeof start>) => lastObject(await playing.done) as EvaluationReport
const plain = ({ trials, ...report }: EvaluationReport) => ({
  ...report,
  sides: null,
  trials: trials.map((trial) => ({ ...trial, cpuMs: null })),
})

it('prints a table, takes the number of seeds and cases, and is one row in the list of runs', async () => {
  const { code, stdout, stderr } = await desk.troupe('evaluate', 'dice.ts', '--seeds', '2', '--limit', '1')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^dice: dice beside unlucky, 1 cases, 2 seeds\nDice beside unlucky dice\.\n/)
  expect(stdout).toMatch(/^total +six sides +[\d.]+ \[.+\] +[\d.]+ \[.+\] +\+4 \[4, 4\] +2\/0\/0$/m)
  // side by side, so in any order
  expect(stderr).toMatch(/4 of 4 runs: six sides, seed \d, (?:baseline|society)/)
  const listed = (await desk.troupe('runs')).stdout
  expect(listed).toMatch(/eval-dice-\w+ +evaluation +ended +3 .+ measured/)
  expect(listed).toContain('4 more; --all shows them.')
  const help = (await desk.troupe('evaluate', 'dice.ts', '--help')).stdout
  expect(help).toMatch(/--seeds N +seeds \(default: 3/)
  const wrong = await desk.troupe('evaluate', 'dice.ts', '--resume', '--fresh')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('say the opposite')])
}, 180_000)

it('killed again and again goes on where it was: nothing that was committed is thought again', async () => {
  const kills = 4
  for (let kill = 1; kill <= kills; kill++) {
    const before = thoughts().length
    const playing = start([], 40)
    while (thoughts().length < before + 8) await sleep(5)
    playing.child.kill('SIGKILL')
    await playing.done
  }
  const playing = start()
  const report = await reportIn(playing)
  const { stderr } = await playing.done
  expect(report).toMatchObject({ status: 'complete', sides: { society: { finished: TRIALS / 2, failed: 0 } } })
  expect(stderr).toContain('runs were in the store and are not run again')
  // two think at once: of each kill, as many thoughts were under way and are thought anew
  expect(new Set(thoughts()).size).toBe(TRIALS * STEPS)
  expect(thoughts().length).toBeLessThanOrEqual(TRIALS * STEPS + 2 * kills)
  const unkilled = await reportIn(desk.start(['evaluate', 'dice.ts', '--json', '--store', 'other.db']))
  expect(plain(report)).toEqual(plain(unkilled))
}, 180_000)

it('finished, it begins anew the next time; with --resume it only runs what is missing', async () => {
  await reportIn(start())
  const more = await reportIn(start(['--resume', '--seeds', '4']))
  expect(thoughts()).toHaveLength((TRIALS / 3) * 4 * STEPS)
  const again = await reportIn(start())
  expect(again.id).toBe(`${more.id}-2`)
  expect(again.trials).toHaveLength(TRIALS)
}, 180_000)

it('with Ctrl-C gives what was measured, and says that the same command goes on', async () => {
  const playing = start([], 20)
  await playing.until('3 of 12 runs')
  playing.child.kill('SIGINT')
  const { code, stderr } = await playing.done
  expect([code, stderr]).toEqual([130, expect.stringContaining('the same command goes on')])
  const half = await reportIn(playing)
  expect(half.status).toBe('interrupted')
  const whole = await reportIn(start())
  expect([whole.id, whole.status]).toEqual([half.id, 'complete'])
  expect(thoughts().length).toBeLessThanOrEqual(TRIALS * STEPS + 2)
}, 180_000)
