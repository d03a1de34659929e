/**
 * A desk where a model uses tools: it looks one thing up, asks before it writes, and answers. For tests of faces.
 * The model plays by what it was asked, so that any process can go on with a run of it.
 */
import { append, board, end, flow, value, type Flow } from 'troupe'
import { createMinds, type MakeMind } from 'troupe/minds'
import { callTools, scriptedModel } from 'troupe/testing'
import { tool, type GivenTools } from 'troupe/tools'
import { z } from 'zod'
import type { Societies } from '../src/server/catalogue.ts'
import type { LanguageModel } from '../src/models/model.ts'

/** What was done at desks of this process, in order. */
export const written: string[] = []

const weather = tool({
  name: 'weather',
  description: 'The weather in a city.',
  input: z.object({ city: z.string() }),
  reads: true,
  does: ({ city }) => {
    if (city === 'Atlantis') throw new Error('There is no such city.')
    return { city, sky: 'clear' }
  },
})

const write = tool({
  name: 'write',
  description: 'Writes a line into the diary.',
  input: z.object({ line: z.string(), stars: z.number().optional() }),
  approve: 'always',
  does: ({ line }) => {
    written.push(line)
    return `written: ${line}`
  },
})

export const deskTools: GivenTools = [weather, write]

/** Looks up two cities, wants two lines written, and says what came of it. */
export const deskModel = (): LanguageModel =>
  scriptedModel(({ messages = [] }) => {
    const results = messages.flatMap((message) => (message.role === 'tool' ? message.results : []))
    if (results.length === 0)
      return callTools(
        { name: 'weather', input: { city: 'Rome' } },
        { name: 'weather', input: { city: 'Atlantis' } },
        { text: 'Let me look at the sky first.' },
      )
    if (results.length === 2)
      return callTools(
        { name: 'write', input: { line: 'Rome is clear', stars: 4 } },
        { name: 'write', input: { line: 'Atlantis is gone' } },
      )
    const done = results.filter(({ outcome }) => outcome === 'done')
    return `It is clear in Rome, and ${done.length - 1} lines are written.`
  }, 'desk/model')

/** The same model, a word at a time, and before each it waits. */
const slowly = (model: LanguageModel, wait: () => Promise<void>): LanguageModel => ({
  ...model,
  async *stream(request) {
    const pieces = model.stream(request)
    for (;;) {
      const piece = await pieces.next()
      if (piece.done === true) return piece.value
      await wait()
      yield piece.value
    }
  },
})

const desk = board({ question: value('How is the weather?'), answers: append<string>(), rounds: value(1) })

export const createDesk =
  (model: LanguageModel, tools = deskTools) =>
  (minds: MakeMind) =>
    flow(desk, {
      name: 'desk',
      start: 'clerk',
      agents: {
        clerk: desk.agent({
          reads: ['question'],
          writes: ['answers'],
          think: minds({
            prompt: '{question}',
            tools,
            by: model,
            act: (answer: string) => ({ answers: [answer] }),
          }),
        }),
      },
      routes: { clerk: ({ answers, rounds }) => (answers.length >= rounds ? end('answered') : 'clerk') },
    })

/** Lets so many words pass. */
export interface Gate {
  readonly wait: () => Promise<void>
  readonly open: (words: number) => void
}

export function createGate(): Gate {
  let free = 0
  const waiting: (() => void)[] = []
  return {
    wait: () => (free > 0 ? (free--, Promise.resolve()) : new Promise((resolve) => void waiting.push(resolve))),
    open(words) {
      const passed = waiting.splice(0, words)
      free += words - passed.length
      for (const pass of passed) pass()
    },
  }
}

/** `desk` speaks at once, `slow` a word every so often, and `quiet` has nothing that needs a yes. */
export const deskSocieties = (wait = () => Promise.resolve()): Societies => {
  const named = (model: LanguageModel, tools = deskTools) => {
    const create = createDesk(model, tools)
    return async () => ({ flow: create(createMinds()) as unknown as Flow, create })
  }
  const quiet = scriptedModel(
    () => 'The fog lifts slowly over the harbour, and the first boats go out to sea.',
    'quiet/model',
  )
  return {
    desk: named(deskModel()),
    slow: named(slowly(deskModel(), wait)),
    quiet: named(slowly(quiet, wait), []),
  }
}
