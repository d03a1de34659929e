/** `troupe adventure -`: a program elsewhere runs the game, tells what it says, and is told what to type. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdventurerSession } from '../src/societies/adventurers/outside/session.ts'
import { openSource, storySource } from '../src/societies/adventurers/story-source.ts'
import { createMinds } from '../src/minds/mind.ts'
import { readingReply } from '../src/testing/reading-model.ts'
import { startModelServer, type ModelServer } from '../src/testing/model-server.ts'
import { createAdventure } from '../src/worlds/adventure/adventure.ts'
import { createDesk, lastObject, type Desk } from './cli.ts'
import { startLines, type LinePlayer } from './outside-lines.ts'
import { root } from './repository.ts'

const FOG_BELL = `${root}/stories/fog-bell.z5`
const HALL = 'Hall\nA dusty hall. A passage leads north.\n\nThere is a brass key here.'

let desk: Desk
beforeAll(() => void (desk = createDesk()))
afterAll(() => desk[Symbol.dispose]())

/** Somebody else's game. */
function engine() {
  const world = createAdventure({ story: openSource(storySource(FOG_BELL)), seed: 1 })
  const tell = () => {
    const { text, room, score, moves } = world.observe('player')
    return { observation: text, room, score, moves }
  }
  return { tell, type: (command: string) => void world.perform('player', command) }
}

async function play(player: LinePlayer, game: ReturnType<typeof engine>, from: number, to: number) {
  const typed: string[] = []
  for (let step = from; step < to; step++) {
    const { action, step: answered } = await player.tell({ ...game.tell(), step })
    expect(answered).toBe(step)
    typed.push(action!)
    game.type(action!)
  }
  return typed
}

describe('the line protocol', () => {
  it('answers each observation with what the session in code would type', async () => {
    const [one, other] = [engine(), engine()]
    const player = startLines(desk, ['--story', FOG_BELL])
    const typed = await play(player, one, 0, 25)
    expect((await player.end()).code).toBe(0)
    const session = createAdventurerSession({ story: FOG_BELL, minds: createMinds({}) })
    const expected: string[] = []
    for (let step = 0; step < 25; step++) {
      const { observation: text, room, score, moves } = other.tell()
      const told = { text, ...(room && { room }), ...(score !== undefined && { score }), ...(moves && { moves }) }
      const { action } = await session.next(told)
      expected.push(action)
      other.type(action)
    }
    expect(typed).toEqual(expected)
  })

  it('says what is wrong with a line, and loses nothing by it', async () => {
    const player = startLines(desk, ['--session', 'odd-lines', '--json'])
    expect(await player.tell(HALL)).toMatchObject({ step: 0, action: expect.any(String) })
    const refused = [
      'Hall, as it is',
      '{"observation": 7}',
      '[]',
      'null',
      '{"score": 3}',
      '{"observation": "Hall", "step": -1}',
      '{"observation": "Hall", "step": 9}',
      `"${'x'.repeat(1_000_001)}"`,
    ]
    for (const [place, line] of refused.entries()) {
      const { error } = await player.say(line)
      expect(error, line.slice(0, 40)).toMatchObject({ code: 'ADVENTURE_NOT_TOLD', line: place + 2 })
    }
    expect(await player.tell({ observation: 'Taken.', step: 1 })).toMatchObject({ step: 1 })
    const outcome = await player.end()
    expect(lastObject(outcome)).toMatchObject({ run: 'odd-lines', observations: 2, refused: 8, step: 1 })
    expect(outcome.code).toBe(0)
  })

  it('goes on after kill -9 as if nothing had happened, and answers what was answered the same again', async () => {
    const [whole, broken] = [engine(), engine()]
    const once = startLines(desk, ['--story', FOG_BELL, '--session', 'whole'])
    const expected = await play(once, whole, 0, 12)
    await once.end()
    const first = startLines(desk, ['--story', FOG_BELL, '--session', 'broken'])
    const typed = await play(first, broken, 0, 5)
    const seen = { ...broken.tell(), step: 5 }
    const { action } = await first.tell(seen)
    await first.kill()
    const second = startLines(desk, ['--session', 'broken'])
    expect((await second.tell(seen)).action).toBe(action)
    broken.type(action!)
    typed.push(action!, ...(await play(second, broken, 6, 12)))
    await second.end()
    expect(typed).toEqual(expected)
  })

  it('ends with the game, and refuses to go on with a run that is none of its sessions', async () => {
    const player = startLines(desk, [])
    await player.tell('Cliff\nYou stand on a cliff. A path leads down.')
    const over =
      'You fall.\n\n    *** You have died ***\n\nWould you like to RESTART, RESTORE a saved game or QUIT?\n> '
    expect(await player.tell(over)).toMatchObject({ action: 'quit', ending: 'died' })
    expect((await player.end()).code).toBe(0)
    const { run } = await desk.json<{ run: string }>('adventure', 'fog-bell', '--steps', '1')
    const outcome = await desk.troupe('adventure', '-', '--session', run)
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining('ADVENTURE_OUTSIDE_MODE') as string })
    const { stderr, code } = await desk.troupe('adventure', 'fog-bell', '--session', 'x')
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'CLI_USAGE --session is for - in the place of the argument.\n',
    })
  })
})

describe('models by preset', () => {
  let server: ModelServer
  beforeAll(async () => void (server = await startModelServer({ reply: ({ text }) => readingReply(text) })))
  afterAll(() => server.close())
  const asked = (from: number) =>
    server.requests.slice(from).map(({ body, text }) => ({
      member: /"agent": "(\w+)"/.exec(text)?.[1],
      model: body['model'],
      temperature: body['temperature'],
    }))
  const [sonnet, haiku] = ['claude-3-5-sonnet-latest', 'claude-3-5-haiku-latest']

  it.for([
    ['recommended', sonnet, sonnet, haiku, sonnet],
    ['saving', haiku, haiku, haiku, sonnet],
  ] as const)('%s asks for its models, each at its own temperature', async ([preset, nav, puz, mem, str]) => {
    const from = server.requests.length
    const outcome = await desk.troupe('adventure', 'fog-bell', '--steps', '1', '--preset', `${preset}@${server.url}`)
    expect(outcome.code, outcome.stderr).toBe(0)
    expect(asked(from).toSorted((one, other) => one.member!.localeCompare(other.member!))).toEqual([
      { member: 'memory', model: mem, temperature: 0.2 },
      { member: 'navigator', model: nav, temperature: 0.3 },
      { member: 'puzzle', model: puz, temperature: 0.4 },
      { member: 'strategy', model: str, temperature: 0.3 },
    ])
  })

  it.for(['navigator', 'puzzle', 'memory', 'strategy'])(
    'any one of them may be a model, and the rest rules: %s',
    async (member) => {
      const others = ['navigator', 'puzzle', 'memory', 'strategy'].filter((each) => each !== member)
      const from = server.requests.length
      const rules = others.flatMap((each) => ['--mind', `${each}=rules`])
      const player = startLines(desk, ['--preset', `saving@${server.url}`, ...rules])
      expect((await player.tell(HALL)).action).not.toBe('')
      const { code, stderr } = await player.end()
      expect(code, stderr).toBe(0)
      expect(new Set(asked(from).map((each) => each.member))).toEqual(new Set([member]))
    },
  )

  it('without a key says whose it is and what else can be done; other minds need none', async () => {
    const { code, stderr } = await desk.troupe('adventure', 'fog-bell', '--steps', '1', '--preset', 'saving')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^MODEL_NO_KEY --preset saving, for navigator: .*Set ANTHROPIC_API_KEY.*--mind navigator=/)
    const rules = ['navigator', 'puzzle', 'memory', 'strategy'].flatMap((each) => ['--mind', `${each}=rules`])
    expect((await desk.troupe('adventure', 'fog-bell', '--steps', '1', '--preset', 'saving', ...rules)).code).toBe(0)
    const unknown = await desk.troupe('adventure', 'fog-bell', '--preset', 'best')
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('recommended, saving') as string })
  })

  it('prompts of a folder are what models are told, also when the folder holds others later', async () => {
    mkdirSync(desk.path('mine'))
    const write = (word: string) =>
      writeFileSync(
        desk.path('mine/navigator.txt'),
        `You are the Navigator: {"agent": "navigator"}.\n---\n${word}: {observation}`,
      )
    write('First')
    const from = server.requests.length
    const minds = ['--mind', `navigator=${server.url}#m`]
    const first = startLines(desk, ['--session', 'prompted', '--prompts', 'mine', ...minds])
    await first.tell(HALL)
    await first.end()
    write('Second')
    const second = startLines(desk, ['--session', 'prompted', '--prompts', 'mine', ...minds])
    await second.tell('Taken.')
    await second.end()
    const told = server.requests.slice(from).map(({ text }) => text)
    expect(told).toHaveLength(2)
    for (const prompt of told) expect(prompt).toContain('First: ')
    for (const [file, words] of [
      ['navigator.txt', '{map}'],
      ['captain.txt', 'x'],
    ] as const) {
      mkdirSync(desk.path(`bad-${file}`))
      writeFileSync(desk.path(`bad-${file}/${file}`), words)
      const { code, stderr } = await desk.troupe('adventure', 'fog-bell', '--prompts', `bad-${file}`)
      expect({ code, stderr }).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/^ADVENTURE_BAD_PROMPT /) as string,
      })
    }
  })
})
