import { describe, expect, it } from 'vitest'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { createMinds } from '../minds/mind.ts'
import type { Evolution } from '../societies/evolution.ts'
import type { Variant } from '../societies/variant.ts'
import { memoryStore } from '../store/memory-store.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { evolve } from './evolve.ts'

const desk = board({
  sum: value<string>(),
  prompts: value<Readonly<Record<string, string>>>({}),
  variant: value<Variant>({}),
  answer: value(0),
})
const POOR = 'What is it?'
const GOOD = 'What is it? The sum: {sum}'

/** A clerk whose model answers only from the words of its prompt. */
const clerks: Evolution = {
  says: 'sums that are right',
  tasks: () =>
    ['morning', 'noon', 'evening', 'night'].map((name) => ({
      name,
      input: (seed) => ({ sum: `${seed} + ${name.length}` }),
    })),
  score: ({ answer, sum }) => {
    const [a, b] = String(sum).split(' + ').map(Number)
    return { score: Number(answer) === a! + b! ? 1 : 0 }
  },
  changes: [],
  params: {},
  prompts: () => ({ clerk: POOR }),
  inputOf: ({ prompts = {} }) => ({ prompts }),
  create: (minds) => {
    const clerk = desk.agent({
      reads: ['sum', 'prompts'],
      writes: ['answer'],
      think: minds({
        prompt: ({ sum, prompts }: { sum: string; prompts: Readonly<Record<string, string>> }) =>
          (prompts['clerk'] ?? POOR).replace('{sum}', sum),
        rules: () => '0',
        act: (said: string) => ({ answer: Number(said) }),
      }),
    })
    return flow(desk, { name: 'clerks', start: 'clerk', agents: { clerk }, routes: { clerk: () => end('added') } })
  },
  find: (_store, run, { answer }) => [
    {
      pattern: 'wrong sum',
      society: 'clerks',
      runs: [run],
      steps: [{ run, step: 1, says: `said ${Number(answer)}` }],
      count: 1,
      cost: 1,
      cause: 'ours',
      says: 'it did not know the sum',
    },
  ],
}

describe('the Adviser', () => {
  it('reads findings and proposes a prompt, which is certified with a model that only reads', async () => {
    const reader = scriptedModel(({ prompt }) => {
      const [, a = '0', b = '0'] = /(\d+) \+ (\d+)/.exec(prompt) ?? []
      return String(Number(a) + Number(b))
    }, 'reader/sums')
    const adviser = scriptedModel(
      () => ({
        proposals: [{ says: 'tell the sum', answers: ['wrong sum'], prompts: { clerk: GOOD } }, { says: 'nothing' }],
      }),
      'adviser/prompts',
    )
    const minds = createMinds({ model: 'rules', choose: { clerk: reader, adviser } })
    const { board: evolved } = await evolve({
      society: { name: 'clerks' },
      evolution: clerks,
      store: memoryStore(),
      minds,
      settings: { pairs: 80, races: 1 },
    })
    const [asked] = adviser.requests as readonly { readonly prompt: string }[]
    expect(asked!.prompt).toContain('wrong sum')
    expect(asked!.prompt).toContain('"said 0"')
    expect(asked!.prompt).toContain(POOR)
    const { variant, by } = evolved.members[evolved.course.ancestor]!
    expect(by).toBe('model')
    expect(variant.prompts).toEqual({ clerk: GOOD })
    expect(evolved.verdicts[0]).toMatchObject({ standing: 'accepted' })
  })
})
