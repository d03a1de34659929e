import { describe, expect, it } from 'vitest'
import { gainIn, scoreIn } from './read-score.ts'

describe('scoreIn', () => {
  it('reads reports in their usual forms', () => {
    expect(scoreIn('Your score is 35 (total of 350 points), in 27 moves.')).toEqual({ points: 35, of: 350, moves: 27 })
    expect(scoreIn('You have so far scored 36 out of a possible 350, in 19 turns.')).toEqual({
      points: 36,
      of: 350,
      moves: 19,
    })
    expect(scoreIn('In that game you scored -5 out of 50, in 1 turn.')).toEqual({ points: -5, of: 50, moves: 1 })
    expect(scoreIn('Score: 7/100')).toEqual({ points: 7, of: 100 })
    expect(scoreIn('You have 3 coins.')).toBeUndefined()
  })
})

describe('gainIn', () => {
  it('reads what was won or lost, in figures and in words', () => {
    expect(gainIn('[Your score has just gone up by five points.]')).toBe(5)
    expect(gainIn('[The score has gone up by 25 points.]')).toBe(25)
    expect(gainIn('[Your score has just gone up by one point.]')).toBe(1)
    expect(gainIn('[Your score has just gone down by twenty-two points.]')).toBe(-22)
    expect(gainIn('You lose ten points.')).toBe(-10)
    expect(gainIn('The pointer goes up by five.')).toBeUndefined()
  })
})
