import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../../test/known.ts'
import { learnDanger } from './learn-danger.ts'
import { isPerilous } from '../model/dangers.ts'

/** Turn after turn at one place; what the story says to each. */
function live(here: string, replies: readonly string[]) {
  let draft = knowing({ here })
  for (const before of replies) {
    const { creeping } = draft
    const places = [...draft.places.values()]
    draft = knowing({ here, places, command: 'wait', reply: { before }, ...(creeping && { creeping }) })
    learnDanger(draft)
  }
  return draft
}

describe('a growing danger', () => {
  it('is seen when the same sentence gets worse from turn to turn', () => {
    const knowledge = live('cell', [
      'Time passes. The water in the cell is at your knees.',
      'Time passes. The water in the cell is at your waist.',
      'Time passes. The water in the cell is at your neck.',
    ])
    expect(isPerilous(knowledge, 'cell')).toBe(true)
    expect(isPerilous(knowledge, 'hall')).toBe(false)
  })

  it('is none when the same thing is said every turn, or something else each time', () => {
    const same = 'Time passes. The rain on the roof is steady and loud.'
    expect(isPerilous(live('loft', [same, same, same, same]), 'loft')).toBe(false)
    const other = ['Time passes. A dog barks.', 'Time passes. A door slams far off.', 'Time passes. Wind.']
    expect(isPerilous(live('loft', other), 'loft')).toBe(false)
  })
})
