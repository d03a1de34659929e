import { describe, expect, it } from 'vitest'
import { isNarrowEscape, isWarning } from './read-risk.ts'

describe('warnings', () => {
  it('are notices and plain words of danger, not any never or not', () => {
    for (const text of [
      'A red cord: PENALTY FOR IMPROPER USE.',
      'A board says KEEP TO THE BOARDS.',
      'They are poisonous.',
    ])
      expect(isWarning(text), text).toBe(true)
    for (const text of ['You have never once been scared of it.', 'Do not mention it, she says.', 'No more of that.'])
      expect(isWarning(text), text).toBe(false)
  })

  it('are what went well only just', () => {
    expect(isNarrowEscape('You leave a feather behind. Next time it will be the bird.')).toBe(true)
    expect(isNarrowEscape('It smokes. You take back the hand.')).toBe(true)
    expect(isNarrowEscape('There is no way there.')).toBe(false)
  })
})
