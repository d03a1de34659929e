import { describe, expect, it } from 'vitest'
import { createRecall } from '../../memory/recall.ts'
import { createMinds } from '../../minds/mind.ts'
import { hashedEmbedder } from '../../models/embedders/hashed.ts'
import { timeOf } from '../../worlds/house/house-clock.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createHousehold } from './household.ts'
import { interview } from './interview.ts'

const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
const people = castOf(castNames(5), defaultHouse, 21)
const { recall } = createRecall({ embedder: hashedEmbedder() })

/** A morning of a household, some 250 decisions long. */
const { board } = await flow.run({ house: defaultHouse, people, days: 1 }, { seed: 21, steps: 250 }).finished
const ask = (question: string, name = 'Ana') => interview(board, name, question, recall)
const texts = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text)

describe('somebody who is interviewed', () => {
  it('says who they are', async () => {
    expect(await ask('Who are you?')).toEqual([{ text: `I am Ana. ${people[0]!.persona}`, source: 'people' }])
  })

  it('remembers what is really in their memory, and says of which step', async () => {
    for (const question of ['What do you remember?', 'What do you remember of Bo?', 'Where is the brass key?']) {
      const sentences = await ask(question)
      expect(sentences.length).toBeGreaterThan(0)
      for (const { text, source } of sentences.filter((each) => each.source.startsWith('memory')))
        expect(
          board.memories.some((each) => each.agent === 'Ana' && each.text === text && source.endsWith(` ${each.step}`)),
        ).toBe(true)
    }
  })

  it('tells what is still ahead of their plan, and nothing that is over', async () => {
    const sentences = texts(await ask('What are your plans?'))
    const { minute } = board.plans['Ana']!.day.find(({ text }) => text === 'have dinner')!
    expect(sentences).toContain(`On ${timeOf(minute)}, I want to have dinner.`)
    expect(sentences.join(' ')).not.toContain('breakfast')
    const night = { ...board, round: 260 }
    expect(texts(await interview(night, 'Ana', 'What are your plans?', recall))[0]).toBe(
      'There is nothing left of what I planned for the day.',
    )
  })

  it('says what they would do, how they feel and what they think of whoever is named', async () => {
    const decision = board.decisions['Ana']!
    expect(texts(await ask('What would you do next?'))[0]).toBe(
      `Just now I decided: ${decision.command}. ${decision.reason}`,
    )
    expect(await ask('How do you feel?')).toEqual([{ text: 'I feel well.', source: 'needs' }])
    const { chats } = board.relations['Ana']!['Bo']!
    expect(await ask('What do you think of Bo?')).toEqual([
      {
        text: expect.stringMatching(new RegExp(`^Bo is .* talked (once|${chats} times)`)) as string,
        source: 'relations',
      },
    ])
  })

  it('has nothing to say of what they never heard of, and somebody unknown says nothing', async () => {
    expect(await ask('What do you remember of it?', 'Nobody')).toEqual([])
    expect(await ask('Who are you?', 'Nobody')).toEqual([])
  })
})
