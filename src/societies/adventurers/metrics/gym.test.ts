import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { SHIPPED } from '../story-shelf.ts'
import { playSeeds } from './evaluate.ts'
import { gameOf, gymOf, gymStories, noteExam, walkthroughPoints } from './gym.ts'

const folder = mkdtempSync(join(tmpdir(), 'troupe-gym-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

for (const set of ['development', 'sealed']) {
  mkdirSync(join(folder, set, 'bell'), { recursive: true })
  for (const part of ['z5', 'walkthrough.txt'])
    copyFileSync(join(SHIPPED, `fog-bell.${part}`), join(folder, set, 'bell', `bell.${part}`))
}
const [story] = gymStories('development', false, folder) as [string]

it('gives the sealed games to nobody but an exam', () => {
  expect(story).toBe(join(folder, 'development', 'bell', 'bell.z5'))
  expect(() => gymStories('sealed', false, folder)).toThrow('say --exam')
  expect(gymStories('sealed', true, folder)).toHaveLength(1)
  expect(() => gymStories('development', false, tmpdir())).toThrow("come with the project's repository")
})

it('writes every exam down beside the games', () => {
  const exams = join(folder, 'sealed', 'exams.md')
  writeFileSync(exams, '# Exams\n')
  noteExam({ on: '2026-11-18', mode: 'plain', seeds: [7, 8, 9], limit: 300, mean: 0.301, random: 0.02 }, folder)
  expect(readFileSync(exams, 'utf8')).toBe(
    '# Exams\n- 2026-11-18; plain; seeds 7 to 9; 300 steps; 30.1 % of the points, by chance 2.0 %\n',
  )
})

it('knows the points of a story from its walkthrough', async () => {
  expect(await walkthroughPoints(story)).toBe(50)
  expect(await walkthroughPoints(join(folder, 'no-such.z5'))).toBeNull()
})

it('measures a game in shares of its points, with what the steps went to and how often the player died', async () => {
  const { results } = await playSeeds({ file: story, mode: 'plain', steps: 40, minutes: 0 }, [3])
  const game = gameOf(story, results, 50)
  expect(game).toMatchObject({ name: 'bell', max: 50, shares: [results[0]!.score / 50], deaths: 0 })
  expect(game.mean).toBe(results[0]!.score)
  expect(Object.values(game.steps).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(game.steps.travel).toBeGreaterThan(0.1)
  expect(gymOf([game, { ...game, shares: [0] }], [results])).toMatchObject({ mean: game.shares[0]! / 2 })
})
