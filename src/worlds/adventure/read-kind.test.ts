import { describe, expect, it } from 'vitest'
import { endingIn, verdictOn } from './read-kind.ts'

const kinds: Readonly<Record<string, readonly string[]>> = {
  'unknown-word': [
    `I don't know the word "plonk".`,
    "That's not a verb I recognise.",
    'I only understood you as far as wanting to open.',
    '[You used the word "in" in a way that I don\'t understand.]',
    'I beg your pardon?',
  ],
  'not-here': [
    "You can't see any kettle here!",
    "You can't see any such thing.",
    "You don't have that!",
    "You aren't holding the spoon.",
    "You don't see that here.",
  ],
  overload: [
    "You're carrying too many things already.",
    'Your load is too heavy.',
    "You can't carry any more.",
    'Your hands are full.',
  ],
  refusal: [
    "You can't go that way.",
    'That is not something you can open.',
    'It is already open.',
    'The chest is locked.',
    'The gate is closed.',
    "You'll have to open the box first.",
    'What a strange idea!',
    'You can only do that to something animate.',
    'You achieve nothing by this.',
    "(first taking the bench)\nThat's fixed in place.",
    'Only a fish could do that.',
    'With your bare hands?',
    'That’s hardly portable.',
    'The guard won’t let you pass.',
  ],
  change: [
    'Taken.',
    'You open the jar.',
    'With some effort, you push the stone aside.',
    'The lamp is now on.',
    '(first taking the coat)',
    '(with the key)\nUnlocked.',
    'Opening the box reveals a ring.',
    'The wall slides aside.',
  ],
  nothing: ['Time passes.', 'Nothing happens.', 'You see nothing special about the spoon.', 'The box is empty.', ''],
}

describe('verdictOn', () => {
  for (const [kind, texts] of Object.entries(kinds)) {
    it(`tells ${kind} by its usual wording`, () => {
      for (const text of texts)
        expect([text, verdictOn(text === '' ? [] : text.split('\n')).kind]).toEqual([text, kind])
    })
  }

  it('takes what is missing for the thing itself only when it is said at once', () => {
    expect(verdictOn(["You can't see any such thing."]).kind).toBe('not-here')
    expect(verdictOn(['A shaft as thick as your wrist. What fits on it is not here.']).kind).not.toBe('not-here')
  })

  it('lets the first sentence that tells decide, and repeats it', () => {
    const lines = ["You can't go that way.", 'The dog opens its mouth.']
    expect(verdictOn(lines)).toEqual({ kind: 'refusal', told: "You can't go that way." })
    expect(verdictOn(['Dropped. It won’t be missed.']).kind).toBe('change')
  })

  it('leaves to others what is refused in a paragraph after that of our deed', () => {
    const lines = ['The string drops over the side.', 'A tramp leans on the gate. He won’t let you pass.']
    expect(verdictOn(lines).kind).toBe('change')
    expect(verdictOn([lines.join(' ')]).kind).toBe('refusal')
  })

  it('finds a change among the answers for several things', () => {
    expect(verdictOn(['bench: It is fixed to the floor.', 'red cup: Taken.']).kind).toBe('change')
    expect(verdictOn(['bench: It is fixed to the floor.', 'wall: You can’t.']).kind).toBe('refusal')
  })

  it('supposes a change, without words for it, when nothing is told', () => {
    expect(verdictOn(['A bell rings far away.'])).toEqual({ kind: 'change', told: '' })
  })
})

describe('endingIn', () => {
  it('tells death from winning, in any story', () => {
    expect(endingIn('You slip.\n\n    *** You have died ***')).toEqual({ kind: 'death', told: 'You have died' })
    expect(endingIn("It's a long way down.\nYou are dead.")?.kind).toBe('death')
    expect(endingIn('**** You have been killed ****')?.kind).toBe('death')
    expect(endingIn('*** You have won ***')?.kind).toBe('won')
    expect(endingIn('Congratulations! You have completed this story.')?.kind).toBe('won')
  })

  it('sees no ending in words that only sound like one', () => {
    expect(endingIn('You are dead tired.')).toBeUndefined()
    expect(endingIn('A dead rat lies here.')).toBeUndefined()
    expect(endingIn('"Congratulations on your new umbrella," it says.')).toBeUndefined()
  })
})
