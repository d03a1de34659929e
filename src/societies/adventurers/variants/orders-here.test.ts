import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../../test/invented-words.ts'
import { knowing, thingNamed } from '../../../../test/known.ts'
import type { Trial } from '../board.ts'
import { ordersAt } from './orders-here.ts'

const trial = (told: string, step: number): Trial => ({ times: 1, step, kind: 'change', told })

function at(tried: Readonly<Record<string, Trial>>) {
  const known = knowing({ here: 'bank', objects: [thingNamed('brake', 'yard')], tried })
  return ordersAt(
    { ...known, vocabulary: inventedVocabulary({ verbs: 'pin put', nouns: 'brake brakes board' }) },
    'bank',
  )
}
const board = { 'bank|read board': trial('RULE 9. ALL TROLLEYS PIN DOWN BRAKES HERE.', 3) }

describe('orders of a notice', () => {
  it('are said of the thing we know, and stand until they were carried out there', () => {
    expect(at(board)).toEqual([{ command: 'pin brake', isTried: false, isDone: false }])
    expect(at({ ...board, 'bank|pin brake': trial('Done.', 4) })).toMatchObject([{ isDone: true }])
    expect(at({ 'yard|read board': board['bank|read board'] })).toEqual([])
    expect(at({ 'bank|read cow': board['bank|read board'] })).toEqual([])
  })

  it('stand again when something else was done to it that worked', () => {
    const tried = { ...board, 'bank|pin brake': trial('Done.', 4), 'yard|release brake': trial('It lets go.', 6) }
    expect(at(tried)).toMatchObject([{ isTried: false, isDone: false }])
  })

  it('that cannot be said remain undone', () => {
    expect(at({ 'bank|read board': trial('NO NAKED LIGHT. Put it OUT.', 3) })).toEqual([
      { command: undefined, isTried: false, isDone: false },
    ])
  })
})
