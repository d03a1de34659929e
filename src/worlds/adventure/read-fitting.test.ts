import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../test/invented-words.ts'
import { fittingIn } from './read-fitting.ts'

const vocabulary = inventedVocabulary({
  nouns: 'handle socket beam trolley carbide pot gnomon sundial strap',
  verbs: 'put',
})
const read = (sentence: string) =>
  fittingIn(sentence, vocabulary).map(({ first, preposition, second }) => [first, preposition, second])

describe('fittingIn', () => {
  it.each([
    ['It goes in the socket of the trolley.', ['it', 'in', { name: 'socket' }]],
    ['The gnomon belongs on the sundial.', [{ name: 'gnomon' }, 'on', { name: 'sundial' }]],
    ['The handle is not in its socket.', [{ name: 'handle' }, 'in', { name: 'socket' }]],
    ['There is no handle in the beam to pump with.', [{ name: 'handle' }, 'in', { name: 'beam' }]],
    ["You strike a spark, and there's no carbide in the pot.", [{ name: 'carbide' }, 'in', { name: 'pot' }]],
    ['Below it is a beam, and a socket for the strap.', [{ name: 'strap' }, 'in', { name: 'socket' }]],
    ['It wants a handle.', [{ name: 'handle' }, 'in', 'it']],
  ])('reads %s', (sentence, found) => {
    expect(read(sentence)).toEqual([found])
  })

  it('reads nothing where somebody only wants something, or nothing known is named', () => {
    expect(read('She wants a strap.')).toEqual([])
    expect(read('It needs a great deal of patience.')).toEqual([])
    expect(read("There's no handle here.")).toEqual([])
    expect(read('Nothing there needs a strap.')).toEqual([])
  })
})
