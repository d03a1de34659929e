/** A server of flows, killed with kill -9 in the middle of calls: every session goes on as if it had not been. */
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeLangflow } from '../../src/flows/langflow/write.ts'
import { startModelServer, type ModelServer, type ServerRequest } from '../../src/testing/index.ts'
import { createDesk, type Desk, type Playing } from '../cli.ts'
import { recallingChat } from '../recalling-chat.ts'
import { startGame } from '../three-rooms.ts'

const STEPS = 7
const SESSIONS = ['a', 'b', 'c']
// after so many questions to the model the server is killed: in the first calls, in the middle, and near the end
const KILLS = [3, 45, 95]
const THINKING_MS = 4

/** Always the same answer to the same question; whoever asks is known by what is asked. */
function reply({ text }: ServerRequest): object {
  const at = Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)
  const commands = ['north', 'south', 'east', 'west', 'take brass lamp', 'look', 'open wooden box', 'wait']
  const command = commands[at % commands.length]!
  if (text.includes('Heard so far')) return { text: `Said ${at}.` }
  return { agent: 'any', answer: `Try ${command}.`, reasoning: `Number ${at}.`, final_action: command, confidence: 0.9 }
}

let desk: Desk
let model: ModelServer
beforeAll(async () => {
  desk = createDesk()
  writeFileSync(desk.path('chat.json'), JSON.stringify(writeLangflow(recallingChat).flow))
  model = await startModelServer({
    reply: async (request) => {
      await new Promise((resolve) => setTimeout(resolve, THINKING_MS))
      return reply(request)
    },
  })
})
afterAll(async () => {
  await model.close()
  desk[Symbol.dispose]()
})

interface Served extends Playing {
  readonly address: string
}

async function serve(store: string, port: number): Promise<Served> {
  const files = ['--flow', 'adventurers', '--flow', 'chat.json']
  const words = ['serve', ...files, '--store', store, '--port', String(port), '--seed', '1', '--json']
  const playing = desk.start(words, { TROUPE_MODEL: `${model.url}#tiny` })
  let out = ''
  playing.child.stdout!.on('data', (part: string) => (out += part))
  await playing.until('"address"')
  const { address } = JSON.parse(out.split('\n').find((line) => line.includes('"address"'))!) as { address: string }
  return { ...playing, address }
}

/** Says it until there is an answer: whoever is cut off does not know whether it was heard. */
async function say(addressNow: () => string, flow: string, session: string, input: string, call: string) {
  for (let tries = 0; tries < 500; tries++) {
    try {
      const response = await fetch(`${addressNow()}/api/v1/run/${flow}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': call },
        body: JSON.stringify({ input_value: input, session_id: session }),
      })
      const { outputs } = (await response.json()) as {
        outputs: { outputs: { results: { message: { text: string } } }[] }[]
      }
      return { text: outputs[0]!.outputs[0]!.results.message.text, tries }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  throw new Error('The server never came back.')
}

/** Every session plays its game and chats, all at once; what was answered, by session and step. */
async function playAll(addressNow: () => string) {
  let repeated = 0
  const sessions = SESSIONS.map(async (session) => {
    const game = startGame()
    let observation = game.first
    const answers: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const told = await say(addressNow, 'adventurers', session, observation, `${session}-${step}`)
      const heard = await say(addressNow, 'chat', session, `Step ${step} of ${session}.`, `${session}-${step}`)
      repeated += told.tries + heard.tries
      answers.push(told.text, heard.text)
      observation = game.type((JSON.parse(told.text) as { action: string }).action)
    }
    return answers
  })
  return { answers: await Promise.all(sessions), repeated }
}

const killed = async ({ child, done }: Playing) => {
  child.kill('SIGKILL')
  await done
}

describe('a server of flows that is killed in the middle of calls', () => {
  it('goes on with every session, and decides as one that was never killed', { timeout: 180_000 }, async () => {
    const whole = await serve('whole.db', 0)
    const undisturbed = await playAll(() => whole.address)
    await killed(whole)

    let server = await serve('killed.db', 0)
    const port = Number(new URL(server.address).port)
    const before = model.requests.length
    const over = new AbortController()
    const killing = async () => {
      for (const after of KILLS) {
        while (!over.signal.aborted && model.requests.length - before < after)
          await new Promise((resolve) => setTimeout(resolve, 2))
        await killed(server)
        server = await serve('killed.db', port)
      }
    }
    const dying = killing()
    const disturbed = await playAll(() => server.address).finally(() => over.abort())
    await dying
    expect(disturbed.answers).toEqual(undisturbed.answers)
    // or nothing was cut off
    expect(undisturbed.repeated).toBe(0)
    expect(disturbed.repeated).toBeGreaterThan(KILLS.length)
    for (const session of SESSIONS) {
      const state = await fetch(`${server.address}/api/v1/sessions/${session}/state?flow=adventurers`)
      const { step, action_history: done } = (await state.json()) as { step: number; action_history: unknown[] }
      expect([step, done.length]).toEqual([STEPS - 1, STEPS - 1])
    }
    await killed(server)
  })
})
