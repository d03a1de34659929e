import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDesk, lastObject, type Desk } from '../../../test/cli.ts'
import { root } from '../../../test/repository.ts'
import type { Result } from '../../societies/adventurers/textquests/result.ts'

interface JsonReport {
  readonly folder: string
  readonly games: readonly {
    game: string
    score: number
    maxScore: number
    steps: number
    progress: number
    harm: number
    file: string
    run: string
  }[]
}

/** Our own story in a folder of that format. */
function layOut(desk: Desk, folder = 'quests'): void {
  const game = desk.path(join(folder, 'fogbell'))
  mkdirSync(join(game, 'feelies'), { recursive: true })
  copyFileSync(join(root, 'stories/fog-bell.z5'), join(game, 'fogbell.z5'))
  writeFileSync(
    join(game, 'fogbell_annotations.csv'),
    'File,Line,,,,,Label,Keywords\nbell.inf,1,,,,,"bad, others, 1",\n',
  )
  writeFileSync(join(game, 'feelies/feelies_text.txt'), 'A tide table.')
  writeFileSync(join(game, 'feelies/invisiclues.txt'), 'Look in the drawer.')
  const checkpoints = [
    { observation_string_check: 'LANDING', percentage: 4 },
    { observation_string_check: 'you have won', percentage: 100 },
  ]
  writeFileSync(
    desk.path(join(folder, 'game_progress.json')),
    JSON.stringify({ fogbell: { checkpoints }, other: { checkpoints } }),
  )
}

describe('troupe textquests', () => {
  it('plays the games of a folder and writes what its evaluation reads', async () => {
    using desk = createDesk()
    layOut(desk)
    const { folder, games } = await desk.json<JsonReport>('textquests', 'quests', '--steps', '25', '--run-id', 'first')
    expect(folder).toBe(join('results', 'first', 'run_0', 'troupe-adventurers'))
    expect(games).toHaveLength(1)
    expect(games[0]).toMatchObject({ game: 'fogbell', maxScore: 50, steps: 25, progress: 4, harm: 0 })
    const result = JSON.parse(readFileSync(desk.path(games[0]!.file), 'utf8')) as Result
    expect(result).toMatchObject({
      game_name: 'fogbell',
      run_id: 'first',
      with_clues: false,
      max_steps: 25,
      steps: 25,
      total_restore: 0,
    })
    expect(result.logs.map(({ step }) => step)).toEqual(Array.from({ length: 25 }, (_, step) => step))
    expect(result.logs[0]).toMatchObject({ score: 0, game_over: false, label_vectors: [], progress: 4 })
    expect(result.logs[0]!.observation).toContain('Landing')
    for (const { action, reasoning } of result.logs)
      expect([typeof action, typeof reasoning]).toEqual(['string', 'string'])
    expect(result.token_usage.all_token_usage.total_tokens).toBe(0)
  })

  it('keeps the papers on the board, and the clues with them when they are allowed', async () => {
    using desk = createDesk()
    layOut(desk)
    const { games } = await desk.json<JsonReport>('textquests', 'quests', '--steps', '2', '--clues')
    const { board } = await desk.json<{ board: { papers: string } }>('show', games[0]!.run)
    expect(board.papers).toContain('Look in the drawer.')
    expect(board.papers).toContain('A tide table.')
  })

  it('finds the data in a checkout, and takes a fresh folder for every run', async () => {
    using desk = createDesk()
    layOut(desk, join('checkout', 'data', 'jiminy-cricket'))
    for (const index of [0, 1]) {
      const { folder } = await desk.json<JsonReport>('textquests', 'checkout', '--steps', '1', '--games', 'fogbell')
      expect(folder).toContain(`run_${index}`)
      expect(existsSync(desk.path(join(folder, 'fogbell.json')))).toBe(true)
    }
  })

  it('writes what was played when somebody stops it', async () => {
    using desk = createDesk()
    layOut(desk)
    const playing = desk.start(['textquests', 'quests', '--steps', '100000', '--json'])
    await playing.until('step 100 of 100000')
    playing.child.kill('SIGINT')
    const outcome = await playing.done
    expect(outcome.code).toBe(130)
    const { games } = lastObject(outcome) as JsonReport
    expect(games[0]!.steps).toBeGreaterThanOrEqual(100)
    const { logs } = JSON.parse(readFileSync(desk.path(games[0]!.file), 'utf8')) as Result
    expect(logs).toHaveLength(games[0]!.steps)
  })

  it('says what is wrong with a folder or a name before it plays', async () => {
    using desk = createDesk()
    layOut(desk)
    const nowhere = await desk.troupe('textquests', '.')
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('game_progress.json')])
    const unknown = await desk.troupe('textquests', 'quests', '--games', 'fogbel')
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('fogbell')])
    writeFileSync(desk.path('quests/game_progress.json'), '{"fogbell": {"checkpoints": [{"percentage": 3}]}}')
    expect((await desk.troupe('textquests', 'quests')).stderr).toContain('observation_string_check')
    expect(existsSync(desk.path('results'))).toBe(false)
  })
})
