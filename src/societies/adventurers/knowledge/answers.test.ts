import { describe, expect, it } from 'vitest'
import { answerOf } from './answers.ts'

describe('an answer', () => {
  it('is the same for two things when only their names differ', () => {
    const door = answerOf({ before: 'The oak door is not something you can open.' })
    expect(answerOf({ before: 'The pump is not something you can open.' })).toBe(door)
    expect(answerOf({ before: 'The pump coughs and takes hold.' })).not.toBe(door)
  })

  it('is without the names we used', () => {
    const one = answerOf({ before: 'You cannot tie the rope to the lamp.' }, ['rope', 'lamp'])
    expect(answerOf({ before: 'You cannot tie the wire to the post.' }, ['wire', 'post'])).toBe(one)
  })
})
