import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../../test/known.ts'
import { learnObstacle } from './learn-obstacles.ts'

function barriers(before: string, words: readonly string[]) {
  const knowledge = knowing({ here: 'road', command: 'east', words, reply: { before } })
  learnObstacle(knowledge)
  return [...knowledge.objects.values()].map(({ name, properties }) => [name, ...properties])
}

describe('what bars a way', () => {
  it('is told by the word for what was done to it, if the story knows the thing', () => {
    expect(barriers('The side road is boarded up.', ['boards'])).toEqual([['boards', 'obstacle', 'barrier']])
    expect(barriers('The side road is boarded up.', [])).toEqual([])
  })
})
