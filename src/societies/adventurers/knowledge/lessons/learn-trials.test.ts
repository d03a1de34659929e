import { expect, it } from 'vitest'
import { knowing } from '../../../../../test/known.ts'
import { learnTrials } from './learn-trials.ts'

function unknownAfter(command: string, before: string, unknownWord?: string): string[] {
  const reply = { kind: 'unknown-word' as const, before, ...(unknownWord !== undefined && { unknownWord }) }
  const draft = knowing({ here: 'hall', command, reply })
  learnTrials(draft)
  return [...draft.unknownWords]
}

it('a word that the story says it does not know is not said again, nor a verb that it does not recognise', () => {
  expect(unknownAfter('take lazuli', 'I don\'t know the word "lazuli".', 'lazuli')).toEqual(['lazuli'])
  expect(unknownAfter('polish lamp', "That's not a verb I recognise.")).toEqual(['polish'])
  expect(unknownAfter('take lamp', 'I only understood you as far as wanting to take.')).toEqual([])
})

it('a look makes others likelier by what it found, not by how well it was answered', () => {
  const luckAfter = (discovered: readonly string[]) => {
    const before = 'Seized, and red with rust from end to end. Whoever built it would have used oil.'
    const draft = {
      ...knowing({ here: 'hall', command: 'examine cam', reply: { kind: 'change', before } }),
      discovered,
    }
    learnTrials(draft)
    return draft.luck.get('examine')
  }
  expect(luckAfter([])).toMatchObject({ tries: 1, successes: 0 })
  expect(luckAfter(['oil can@hall'])).toMatchObject({ tries: 1, successes: 1 })
})
