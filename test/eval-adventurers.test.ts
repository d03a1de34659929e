/** The short version of `troupe evaluate adventurers`: our own story, few steps, the shape of its results. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { playSeeds, rowOf, usualStories, type Game, type Row } from '../src/societies/adventurers/metrics/evaluate.ts'
import { root } from './repository.ts'

const file = join(root, 'stories/fog-bell.z5')
const game: Game = { file, mode: 'plain', steps: 40, minutes: 1 }

it('a row has the scores of all seeds beside chance, the criteria, and says that the commands replay', async () => {
  const { results } = await playSeeds(game, [1, 2])
  const row = rowOf(game, results)
  expect(row).toMatchObject({
    story: 'fog-bell',
    mode: 'plain',
    n: 2,
    maxScore: 50,
    replays: true,
    handicaps: ['vocabulary'],
  })
  expect(row.min).toBeLessThanOrEqual(row.mean)
  expect(row.max).toBeGreaterThanOrEqual(row.mean)
  expect(row.cpuSeconds).toBeGreaterThan(0)
  expect(row.criteria.locationAccuracy).toMatchObject({ threshold: 0.9, how: expect.any(String) })
  expect(row.criteria.locationAccuracy.value).toBeGreaterThan(0.5)
})

it('the same seed gives the same game', async () => {
  const play = async () => (await playSeeds(game, [3])).results[0]!
  const [one, other] = [await play(), await play()]
  expect({ ...other, cpuSeconds: 0, metrics: other.metrics.criteria }).toEqual({
    ...one,
    cpuSeconds: 0,
    metrics: one.metrics.criteria,
  })
})

it('an evaluation that is stopped gives no half game', async () => {
  const stopped = await playSeeds(game, [1], { signal: AbortSignal.abort() })
  expect(stopped).toEqual({ results: [], isStopped: true })
})

it('our own story is always among the usual ones', () => {
  expect(usualStories().at(-1)).toEqual({ file, steps: 300 })
})

it('with --json the last line holds the rows, and everything else goes to stderr', async () => {
  const words = ['adventurers', '--json', '--story', file, '--seeds', '1', '--steps', '20']
  const { stdout, stderr } = await evaluate(words)
  const { rows } = JSON.parse(stdout.trim().split('\n').at(-1)!) as { rows: Row[] }
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ story: 'fog-bell', n: 1, limit: 20, random: expect.any(Number) })
  expect(stderr).toContain('seed 1 to 1')
  expect(stderr).toContain('locationAccuracy')
})

it('a wrong option is answered with how it is called', async () => {
  await expect(evaluate(['adventurers', '--mode', 'lucky'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--mode takes one of: plain, retry, imagine'),
  })
})

function evaluate(words: readonly string[]) {
  return promisify(execFile)(process.execPath, [join(root, 'bin/troupe.mjs'), 'evaluate', ...words])
}

it('an ablation says what each member is worth, in each story and over all, with intervals', async () => {
  const words = ['adventurers', '--what', 'ablation', '--json', '--story', file, '--seeds', '2', '--steps', '12']
  const { stdout, stderr } = await evaluate([...words, '--first-seed', '1001'])
  const { stories, ablation, seed } = JSON.parse(stdout.trim().split('\n').at(-1)!) as {
    seed: number
    stories: { story: string; members: { member: string; differences: number[] }[] }[]
    ablation: Record<string, { mean: number; low: number | null; pairs: number }>
  }
  expect(seed).toBe(1001)
  expect(stories.map(({ story }) => story)).toEqual(['fog-bell'])
  expect(stories[0]!.members.map(({ member }) => member)).toEqual(['navigator', 'puzzle', 'memory', 'strategy'])
  for (const { member, differences } of stories[0]!.members) {
    expect(differences).toHaveLength(2)
    expect(ablation[member]).toMatchObject({ pairs: 2, low: expect.any(Number) })
  }
  expect(stderr).toContain('fog-bell, seed 1002, without strategy')
})
