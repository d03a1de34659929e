import { describe, expect, it } from 'vitest'
import { asksForMore, menuIn, questionIn } from './read-question.ts'

describe('questionIn', () => {
  it('tells what is asked', () => {
    expect(questionIn('What do you want to open?')?.asks).toBe('what')
    expect(questionIn('What do you want to cut the rope with?')?.asks).toBe('what')
    expect(questionIn('Are you sure you want to quit?')?.asks).toBe('yes-no')
    expect(questionIn('Do you need instructions? (y/n)')?.asks).toBe('yes-no')
    expect(questionIn('Would you like to RESTART, RESTORE a saved game or QUIT?')?.asks).toBe('ending')
    expect(questionIn('"Why?" she asks.')).toBeUndefined()
  })

  it('lists what can be chosen', () => {
    expect(questionIn('Which do you mean, the red cup, the blue cup or the jug?')).toMatchObject({
      asks: 'which',
      options: ['red cup', 'blue cup', 'jug'],
    })
    expect(questionIn('Which do you mean, the coats or Mrs Rag?')?.options).toEqual(['coats', 'mrs rag'])
    expect(questionIn('Which cup do you mean, the red cup or the blue cup?')?.options).toEqual(['red cup', 'blue cup'])
  })
})

describe('menuIn', () => {
  it('finds the lines of a menu and what stands behind each number', () => {
    expect(
      menuIn(['He nods.', '', '1) "A warm night."', '2) "You took it."', '0) (say nothing)', '', 'Which?']),
    ).toEqual({
      asks: 'number',
      text: '"A warm night." / "You took it." / (say nothing)',
      options: ['1', '2', '0'],
      labels: ['"A warm night."', '"You took it."', '(say nothing)'],
    })
  })

  it('takes no list for one that stands in the middle of a text, or has one line', () => {
    expect(menuIn(['1. Wind it.', '2. Wait.', 'So it says.', 'You fold it.', 'It rains.'])).toBeUndefined()
    expect(menuIn(['1. Wind it.'])).toBeUndefined()
  })
})

it('asksForMore: when a key is wanted', () => {
  expect(asksForMore('[Press any key to continue.]')).toBe(true)
  expect(asksForMore('A long story.\n[MORE]')).toBe(true)
  expect(asksForMore('You want more.')).toBe(false)
})
