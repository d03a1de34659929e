/** The adventurers on the command line: played, stopped, resumed, forked, and written down. */
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelServer } from 'troupe/testing'
import { createDesk, lastObject, wordsOf, type Desk } from './cli.ts'

interface JsonReport {
  readonly run: string
  readonly status: string
  readonly reason: string
  readonly score: number
  readonly steps: number
  readonly rooms: number
  readonly minds: Readonly<Record<string, string>>
}

interface Resumed {
  readonly status: string
  readonly reason: string
  readonly run: string
  readonly board: Readonly<Record<string, unknown>>
}

const play = (steps: number) => ['adventure', 'fog-bell', '--steps', String(steps), '--seed', '1']

describe('troupe adventure', () => {
  let desk: Desk
  let told: JsonReport
  /** 300 turns that nobody disturbed */
  let whole: Promise<Resumed>
  beforeAll(async () => {
    desk = createDesk()
    told = await desk.json<JsonReport>(...play(40))
    whole = desk.json<Resumed>('run', 'adventurers', '--seed', '1', '--input', '{"maxSteps": 300}')
  })
  afterAll(() => desk[Symbol.dispose]())

  const transcript = async (run: string) => (await desk.troupe('export', run, '--as', 'transcript')).stdout

  it('says with --json what came of it, how it was played, and what that is worth', () => {
    expect(told).toMatchObject({
      status: 'ended',
      story: 'fog-bell',
      score: expect.any(Number) as number,
      maxScore: 50,
      mode: 'plain',
      handicaps: ['vocabulary'],
      minds: { navigator: 'rules', puzzle: 'rules', memory: 'rules', strategy: 'rules' },
      seed: 1,
      deaths: expect.any(Number) as number,
      metrics: {
        members: { navigator: { queries: told.steps } },
        criteria: { mapCompleteness: { threshold: 0.8 } },
      },
      replay: `troupe replay ${told.run}`,
    })
    expect(told.steps).toBeLessThanOrEqual(40)
    expect(told.rooms).toBeGreaterThan(1)
  })

  it('tells a line a turn, and ends with the commands that replay and fork it', async () => {
    const { code, stdout } = await desk.troupe(...play(12))
    expect(code).toBe(0)
    expect(stdout.match(/^ +\d+ {2}\S/gm)).toHaveLength(13)
    expect(stdout).toMatch(/^\d+ of 50 points in 12 turns of fog-bell, seed 1\n\d+ rooms?, 0 deaths$/m)
    expect(stdout).toMatch(/\d+ of \d+ success criteria met/)
    expect(stdout).toMatch(
      /^member +asked +sure +right +ms +what came of it\nnavigator +12 .+actions taken from its advice/m,
    )
    const commands = stdout.match(/troupe (replay|export|fork) .+/g) ?? []
    expect(commands).toHaveLength(3)
    for (const command of commands) expect((await desk.troupe(...wordsOf(command))).code).toBe(0)
  })

  it('plays the same game again with the same seed, and a list of commands plays it in the story itself', async () => {
    const again = await desk.json<JsonReport>(...play(40))
    const commands = async (run: string) => (await desk.troupe('export', run, '--as', 'commands')).stdout
    expect(await commands(again.run)).toBe(await commands(told.run))
    writeFileSync(desk.path('list.txt'), await commands(told.run))
    const played = await desk.json<{ score: number; turns: number }>('play', 'fog-bell', '--commands', 'list.txt')
    expect(played).toMatchObject({ score: told.score, turns: told.steps })
  })

  it('pauses on Ctrl-C with the command that resumes it, and comes to the same board as without', async () => {
    const playing = desk.start(play(300))
    await playing.until('\n    3  ')
    playing.child.kill('SIGINT')
    const { code, stdout } = await playing.done
    expect(code).toBe(130)
    const [, command = ''] = /paused after step \d+\. Nothing is lost\. Continue: (.+)/.exec(stdout) ?? []
    const resumed = await desk.json<Resumed>(...wordsOf(command))
    const { reason, board } = await whole
    expect(resumed).toMatchObject({ status: 'ended', reason })
    expect(resumed.board).toEqual(board)
  })

  it('E5 killed and resumed comes to the same board', async () => {
    const playing = desk.start([...play(300), '--store', 'killed.db'])
    await playing.until('\n    5  ')
    playing.child.kill('SIGKILL')
    await playing.done
    const resumed = await desk.json<Resumed>('resume', 'last', '--store', 'killed.db')
    expect(resumed.board).toEqual((await whole).board)
  })

  it('forks after a turn, with the same game up to it', async () => {
    const fork = await desk.json<Resumed>('fork', told.run, '--turn', '8', '--seed', '9', '--edit', 'maxSteps=12')
    expect(fork).toMatchObject({ status: 'ended', reason: 'out of steps' })
    const before = (await transcript(told.run)).split('\n> ').slice(1, 9)
    expect((await transcript(fork.run)).split('\n> ').slice(1, 9)).toEqual(before)
  })

  it("forks with a person's command, which is told as theirs", async () => {
    const say = ['--say', 'say "hello <b>there</b>"']
    const fork = await desk.json<Resumed>('fork', told.run, '--turn', '8', ...say, '--steps', '13')
    expect(fork).toMatchObject({ status: 'paused', board: { step: 11 } })
    expect((await transcript(fork.run)).split('\n> ')[9]).toMatch(/^say "hello <b>there<\/b>"\n/)
    const page = (await desk.troupe('export', fork.run, '--as', 'html')).stdout
    expect(page.includes('say &quot;hello &lt;b&gt;there&lt;/b&gt;&quot;')).toBe(true)
    expect(page.includes('<p class="why">a person</p>')).toBe(true)
    // a fork of the fork finds its turns, too
    const again = await desk.json<Resumed>('fork', fork.run, '--turn', '2', '--steps', '0')
    expect(again.board).toMatchObject({ step: 2 })
  })

  it("hears a person's command at any step of a turn, as the studio does", async () => {
    const say = ['--say', 'sing to the fog', '--steps', '1']
    const fork = await desk.json<Resumed & { board: { commands: string[] } }>('fork', told.run, '--at', '20', ...say)
    expect(fork.board.commands.at(-1)).toBe('sing to the fog')
    const early = await desk.troupe('fork', told.run, '--at', '0', ...say)
    expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('No command is about to be played')])
  })

  it('lets a model decide, from the start and from a turn on', async () => {
    const server = await startModelServer({ reply: () => ({ reasoning: 'to see', action: 'look', confidence: 0.7 }) })
    try {
      const mind = ['--mind', `strategy=${server.url}#tiny`]
      const { minds, steps } = lastObject(await desk.start([...play(3), ...mind, '--json']).done) as JsonReport
      expect({ strategy: minds['strategy'], steps }).toEqual({ strategy: `${server.url}#tiny`, steps: 3 })
      expect(server.requests).toHaveLength(3)
      const fork = await desk.json<Resumed>('fork', told.run, '--turn', '8', '--edit', 'maxSteps=10', ...mind)
      expect(server.requests).toHaveLength(5)
      expect(
        (await transcript(fork.run))
          .split('\n> ')
          .slice(9)
          .map((turn) => turn.split('\n')[0]),
      ).toEqual(['look', 'look'])
    } finally {
      await server.close()
    }
  })

  it('waits for a person who decides', async () => {
    const { code, stdout } = await desk.troupe(...play(3), '--mind', 'strategy=person')
    expect(code).toBe(0)
    const [, command = ''] = /Answer: (troupe resume \S+)/.exec(stdout) ?? []
    const answer = JSON.stringify({ reasoning: 'why not', action: 'jump', confidence: 1 })
    const words = [...wordsOf(command), '--mind', 'strategy=person', '--answer', answer]
    const { board } = await desk.json<Resumed>(...words)
    expect(board['commands']).toEqual(['jump'])
  })

  it('exports a page to a file, and only games', async () => {
    const { stdout } = await desk.troupe('export', told.run, '--as', 'html', '--out', 'game.html')
    expect(stdout).toBe(`Run ${told.run} is in game.html.\n`)
    const page = readFileSync(desk.path('game.html'), 'utf8')
    expect(page.startsWith('<!doctype html>')).toBe(true)
    expect(page.match(/<article/g)).toHaveLength(told.steps + 1)
    const room = await desk.json<JsonReport>('explore', '--agents', '1', '--size', '8', '--steps', '1')
    const refused = await desk.troupe('export', room.run, '--as', 'html')
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('of "explorers" can be exported as journal, not as "html"'),
    ])
    expect((await desk.troupe('export', told.run, '--as', 'htm')).stderr).toContain('Did you mean html?')
    const late = await desk.troupe('fork', told.run, '--turn', '900')
    expect([late.code, late.stderr]).toEqual([
      2,
      expect.stringContaining(`has turns 0 to ${told.steps}, and no turn 900`),
    ])
    const turnless = await desk.troupe('fork', room.run, '--turn', '1')
    expect([turnless.code, turnless.stderr]).toEqual([2, expect.stringContaining('has no turns')])
  })

  it.for([
    [2, 'STORY_UNKNOWN There is no story "fog-bel". Did you mean fog-bell?', 'adventure', 'fog-bel'],
    [1, 'STORY_UNPLAYABLE', 'adventure', 'societies.ts'],
    [
      2,
      '--mode takes one of: plain, retry, imagine, not "retri". Did you mean retry?',
      'adventure',
      'fog-bell',
      '--mode',
      'retri',
    ],
    [2, '--steps takes a whole number from 1 to 100,000', 'adventure', 'fog-bell', '--steps', '0'],
    [2, '--steps takes a whole number', 'adventure', 'fog-bell', '--steps', 'many'],
    [2, '--seed takes a whole number', 'adventure', 'fog-bell', '--seed', 'x'],
    [2, '--minutes is for --mode imagine', 'adventure', 'fog-bell', '--minutes', '2'],
    [2, '--minutes takes a number from 0 to 1,440', 'adventure', 'fog-bell', '--mode', 'imagine', '--minutes', 'long'],
    [2, 'There is no agent "stratgy"', 'adventure', 'fog-bell', '--mind', 'stratgy=rules'],
    [2, 'adventure needs STORY', 'adventure'],
    [2, '--say needs --turn', 'fork', 'last', '--say', 'look'],
    [2, '--at or --turn', 'fork', 'last', '--turn', '1', '--at', '1'],
  ] as const)('refuses with %i and "%s"', async ([code, message, ...words], { expect: expects }) => {
    const refused = await desk.troupe(...words)
    expects([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(message)])
  })
})
