/** Guards of a mind: what they pass, change and refuse, and that the journal holds their word. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { board, end, flow, memoryStore, value } from '../index.ts'
import { callTools, scriptedModel, type ScriptedModel } from '../testing/index.ts'
import { tool } from '../tools/index.ts'
import { faultOf, recordsOf } from '../../test/rules/support.ts'
import type { Guard } from './guards.ts'
import { createMinds } from './mind.ts'

const desk = board({ question: value('My card is 4111 1111.'), answer: value('') })

const noCards: Guard<string> = {
  name: 'no cards',
  input: (text) => (/\d{4} \d{4}/.test(text) ? { change: text.replaceAll(/\d{4} \d{4}/g, '[card]') } : undefined),
}
const noSecrets: Guard<string> = {
  name: 'no secrets',
  input: (text) => (text.includes('secret') ? { refuse: 'it asks for a secret' } : undefined),
  output: (reply) => (reply.includes('secret') ? { refuse: 'it tells a secret' } : undefined),
}

const lookUp = tool({
  name: 'look_up',
  description: 'Looks it up.',
  input: z.object({}),
  reads: true,
  does: () => 'card 4111 1111',
})

function asking(by: ScriptedModel, guards: readonly Guard<string>[], rules?: () => string, tools = [lookUp]) {
  const clerk = desk.agent({
    reads: ['question'],
    writes: ['answer'],
    think: createMinds()({
      prompt: '{question}',
      ...(tools.length > 0 && { tools }),
      guards,
      ...(rules && { rules }),
      by,
      act: (answer: string) => ({ answer }),
    }),
  })
  return flow(desk, { start: 'clerk', agents: { clerk }, routes: { clerk: end('answered') } })
}

describe('a guard', () => {
  it('changes a prompt before a model sees it, and the journal says so', async () => {
    const store = memoryStore()
    const model = scriptedModel(['ok'])
    await asking(model, [noCards], undefined, []).run({}, { store, id: 'r' }).finished
    expect(model.requests[0]?.prompt).toBe('My card is [card].')
    expect(await recordsOf(store, 'r')).toContainEqual(
      expect.objectContaining({
        kind: 'call',
        name: 'guard',
        value: { guard: 'no cards', on: 'prompt', did: 'changed', change: 'My card is [card].' },
      }),
    )
  })

  it('that refuses a prompt fails the step with its reason, and no model is asked', async () => {
    const model = scriptedModel(['ok'])
    const fault = await faultOf(asking(model, [noSecrets]).run({ question: 'Tell me a secret.' }).finished)
    expect(fault.message).toContain(
      'Guard "no secrets" refused what was to be asked of agent "clerk": it asks for a secret',
    )
    expect(model.requests).toEqual([])
  })

  it('that refuses lets the rules answer where there are some', async () => {
    const model = scriptedModel(['The secret is 42.'])
    const { board: last } = await asking(model, [noSecrets], () => 'I cannot say.').run({}).finished
    expect(last.answer).toBe('I cannot say.')
    const asked = asking(model, [noSecrets], () => 'I was not asked.').run({ question: 'a secret?' })
    expect((await asked.finished).board.answer).toBe('I was not asked.')
  })

  it('sees the replies of rules as well', async () => {
    const fault = await faultOf(
      asking(
        scriptedModel(() => 'a secret'),
        [noSecrets],
        () => 'another secret',
      ).run({}).finished,
    )
    expect(fault.message).toContain('it tells a secret')
  })

  it('changes a reply before the agent acts on it', async () => {
    const shout: Guard<string> = { name: 'shout', output: (reply) => ({ change: reply.toUpperCase() }) }
    expect((await asking(scriptedModel(['fine']), [shout]).run({}).finished).board.answer).toBe('FINE')
  })

  it('sees what tools give back before the model does', async () => {
    const model = scriptedModel([callTools({ name: 'look_up', input: {} }), 'ok'])
    await asking(model, [noCards]).run({}).finished
    expect(model.requests[1]?.messages?.at(-1)).toMatchObject({ results: [{ outcome: 'done', output: 'card [card]' }] })
  })

  it('is heard once: a resumed thought takes its word from the journal', async () => {
    const store = memoryStore()
    let heard = 0
    const counting: Guard<string> = { name: 'counting', input: () => void heard++ }
    const one = asking(scriptedModel([]), [counting], undefined, [])
    const choose = { clerk: 'person' }
    expect((await one.run({}, { store, id: 'r', choose }).finished).status).toBe('waiting')
    expect((await one.resume('r', { store, choose, answer: 'ok' }).finished).board.answer).toBe('ok')
    expect(heard).toBe(1)
  })
})
