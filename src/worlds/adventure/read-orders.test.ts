import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../test/invented-words.ts'
import { ordersIn } from './read-orders.ts'

const vocabulary = inventedVocabulary({ verbs: 'pin put close light keep', nouns: 'brake gate lamp boards' })

describe('orders', () => {
  it('are verbs in capitals, or at the beginning, with what they are to be done to', () => {
    expect(ordersIn('RULE 9. ALL TROLLEYS PIN DOWN BRAKES HERE. There is a wreath on it.', vocabulary)).toEqual([
      { verb: 'pin', particle: 'down', noun: 'brake' },
    ])
    expect(ordersIn('Close the gate behind you.', vocabulary)).toEqual([{ verb: 'close', noun: 'gate' }])
    expect(ordersIn('NO NAKED LIGHT. Put it OUT.', vocabulary)).toEqual([{ verb: 'put', particle: 'out', noun: 'it' }])
  })

  it('are not what is forbidden, nor what is told in passing', () => {
    for (const text of ['DO NOT CLOSE THE GATE.', 'Somebody might close the gate.', 'KEEP TO THE BOARDS.'])
      expect(ordersIn(text, vocabulary), text).toEqual([])
  })
})
