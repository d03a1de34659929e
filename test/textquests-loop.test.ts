/** TextQuests' own loop plays with the adventurers, in a process and over HTTP, and its evaluation reads the files. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMinds } from '../src/minds/mind.ts'
import { adventurersFile } from '../src/server/langflow/served-flow.ts'
import { createQuestPlayer } from '../src/societies/adventurers/textquests/quest-player.ts'
import { stateAt } from '../src/store/history.ts'
import { memoryStore } from '../src/store/memory-store.ts'
import { scriptedModel } from '../src/testing/scripted-model.ts'
import { createDesk } from './cli.ts'
import { root } from './repository.ts'
import { startServer, type TestServer } from './studio-server.ts'
import { judgeResults, playQuest, type Agent, type Message, type Quest } from './textquests-harness.ts'

const STEPS = 100
const minds = createMinds({})
const quest: Quest = {
  name: 'fogbell',
  story: join(root, 'stories/fog-bell.z5'),
  maxScore: 50,
  checkpoints: [
    { observation_string_check: 'SEA BANK', percentage: 4 },
    { observation_string_check: 'nothing says this', percentage: 100 },
  ],
  feelies: 'A tide table for October.',
  clues: 'Ring the bell before the tide turns.',
}

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'troupe-quests-'))))
afterAll(() => rmSync(folder, { recursive: true }))

interface Logged {
  readonly logs: readonly { readonly action: string; readonly game_over: boolean; readonly step: number }[]
}
const logsOf = (results: string) =>
  (JSON.parse(readFileSync(join(results, 'fogbell.json'), 'utf8')) as Logged).logs.map(({ action }) => action)

/** As the harness' agents are: messages in, a text out. */
function inProcess(options: Parameters<typeof createQuestPlayer>[0] = {}): Agent {
  const player = createQuestPlayer({ minds, story: quest.story, ...options })
  return async (messages) => {
    const { reasoning, action } = (await player.answer(messages))!
    return JSON.stringify({ reasoning, action })
  }
}

/** As its agent for flows asks: one text with the roles before the messages, and no session. */
function overHttp(server: () => TestServer): Agent {
  const asText = (messages: readonly Message[]) =>
    messages
      .map(({ role, content }) => `${role.toUpperCase()}:\n${content}\n`)
      .join('\n---\n\n')
      .trim()
  return async (messages) => {
    const response = await fetch(`${server().address}/api/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'any' },
      body: JSON.stringify({ model: adventurersFile().id, input: asText(messages), stream: false }),
    })
    const { output, error } = (await response.json()) as {
      output?: { type: string; content: { type: string; text: string }[] }[]
      error?: { message: string } | null
    }
    if (error) throw new Error(error.message)
    return output!.find(({ type }) => type === 'message')!.content.find(({ type }) => type === 'output_text')!.text
  }
}

describe("TextQuests' own loop", () => {
  it('plays with the adventurers in this process, and its evaluation reads what came of it', async () => {
    const results = await playQuest(quest, inProcess(), { out: folder, model: 'in-process', maxSteps: STEPS })
    const { fogbell } = judgeResults(results, [quest])
    expect(fogbell).toMatchObject({ steps: STEPS, progress: 4, harm: 0, restores: 0 })
    expect(fogbell!.score).toBeGreaterThan(0)
    expect(new Set(logsOf(results)).size).toBeGreaterThan(20)
  })

  it('plays the same over HTTP with nothing but the flow id, though the server is stopped in the middle', async () => {
    const open = () =>
      startServer({
        folder: join(folder, 'served'),
        flows: [adventurersFile()],
        adventure: { story: quest.story },
        flowSurroundings: { minds },
      })
    mkdirSync(join(folder, 'served'))
    let server = await open()
    const ask = overHttp(() => server)
    const agent: Agent = async (messages) => {
      if (messages.length === 2 * 30) {
        await server.close()
        server = await open()
      }
      return ask(messages)
    }
    const results = await playQuest(quest, agent, { out: folder, model: 'served', maxSteps: STEPS })
    expect(logsOf(results)).toEqual(logsOf(join(folder, 'in-process')))
    expect(judgeResults(results, [quest])).toEqual(judgeResults(join(folder, 'in-process'), [quest]))
    await server.close()
  })

  it('keeps games that begin alike apart, and plays from the last observation alone', async () => {
    const agent = inProcess()
    const play = (model: string) => playQuest(quest, agent, { out: folder, model, maxSteps: 12 })
    const [one, other] = await Promise.all([play('one'), play('other')])
    const expected = logsOf(join(folder, 'in-process')).slice(0, 12)
    expect([logsOf(one), logsOf(other)]).toEqual([expected, expected])
    const alone = { out: folder, model: 'alone', maxSteps: 12, noHistory: true }
    expect(logsOf(await playQuest(quest, inProcess(), alone))).toEqual(expected)
  })

  it('answers a game that is over with restore, and goes on from before what killed us', async () => {
    const player = createQuestPlayer({ minds })
    const say = (step: number, text: string) => `STEP: ${step} | CURRENT SCORE: 0\n\nOBSERVATION:\n${text}\n`
    const messages: Message[] = []
    const tell = async (text: string) => {
      messages.push({ role: 'user', content: say(messages.length / 2, text) })
      const { action, reasoning } = (await player.answer(messages))!
      messages.push({ role: 'assistant', content: JSON.stringify({ reasoning, action }) })
      return action
    }
    await tell('Cliff\nYou stand on a cliff. A path leads down, and another north.')
    await tell('Maximum verbosity.')
    const over =
      'You fall.\n\n    *** You have died ***\n\n    [OUTPUT FORMAT]\n    ```json\n    {{\n    "reasoning": "…",\n' +
      `    "action": if restore then 'restore {{step_id}}' …, else 'restart'.\n    }}\n    \`\`\`\n    `
    // the step whose action killed us, counted from 0
    expect(await tell(over)).toBe('restore 1')
    expect(await tell('Maximum verbosity.')).not.toMatch(/^rest|quit/)
  })

  it('tells minds that read what came with the game, with clues only where they are allowed', async () => {
    const store = memoryStore()
    const model = scriptedModel(() => ({ answer: 'Wait.', confidence: 0.1, metadata: {} }))
    const reading = inProcess({ store, minds: createMinds({ choose: { puzzle: model } }) })
    const papersOf = async (withClues: boolean, model: string) => {
      await playQuest(quest, reading, { out: folder, model, maxSteps: 1, withClues })
      const run = (await store.runs()).find((id) => id.endsWith(withClues ? '-2' : '-1'))
      return (await stateAt(store, run!))['papers'] as string
    }
    expect(await papersOf(false, 'no-clues')).toBe('=====[Feelies]=====\nA tide table for October.')
    expect(await papersOf(true, 'with-clues')).toContain('Ring the bell before the tide turns.')
    const told = model.requests as readonly { prompt: string }[]
    expect(told.at(0)!.prompt).not.toContain('Ring the bell')
    expect(told.at(-1)!.prompt).toContain('Ring the bell before the tide turns.')
  })

  it('is refused where it speaks of a game that nobody here has played', async () => {
    const player = createQuestPlayer({ minds })
    const content = 'STEP: 7 | CURRENT SCORE: 0\n\nOBSERVATION:\nHall\nA hall.'
    await expect(player.answer([{ role: 'user', content }])).rejects.toThrow(/step 7 of a game that nobody here/)
    expect(await player.answer('A hall.')).toBeUndefined()
  })
})

describe('the evaluation of TextQuests', () => {
  it('judges the files of troupe textquests as that command does', async () => {
    using desk = createDesk()
    mkdirSync(desk.path('quests/fogbell'), { recursive: true })
    copyFileSync(quest.story, desk.path('quests/fogbell/fogbell.z5'))
    const { checkpoints } = quest
    writeFileSync(desk.path('quests/game_progress.json'), JSON.stringify({ fogbell: { checkpoints } }))
    const told = await desk.json<{
      folder: string
      games: { score: number; progress: number; harm: number; steps: number; restores: number }[]
    }>('textquests', 'quests', '--steps', '40')
    const { fogbell } = judgeResults(desk.path(told.folder), [quest])
    const [{ score, progress, harm, steps, restores } = { score: -1 }] = told.games
    expect(fogbell).toMatchObject({ score, progress, harm, steps, restores })
    expect(fogbell!.progress).toBe(4)
  })
})
