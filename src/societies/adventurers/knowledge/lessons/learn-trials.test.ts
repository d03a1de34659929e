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

it('a look is worth another elsewhere when it is answered in words of its own', () => {
  const luckAfter = (answers: Readonly<Record<string, number>>) => {
    const reply = { kind: 'change' as const, before: 'Seized. It wants oil.' }
    const draft = knowing({ here: 'hall', command: 'examine cam', reply, answers })
    learnTrials(draft)
    return draft.luck.get('examine')?.successes
  }
  expect(luckAfter({})).toBe(1)
  expect(luckAfter({ 'Seized. It wants oil.': 4 })).toBe(0)
})
