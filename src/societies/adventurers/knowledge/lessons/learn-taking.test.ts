import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../../test/known.ts'
import { GOT, mayHaveGained } from './learn-taking.ts'

const gained = (command: string, before: string) => mayHaveGained(knowing({ here: 'mill', command, reply: { before } }))

describe('what comes into our hands unasked', () => {
  it('is told by the story, and worth a look at what we carry', () => {
    expect(gained('search pond', 'You fish about with the net, and bring up a gold ring.')).toBe(true)
    expect(gained('give ring to tom', 'He gives you a tankard of ale.')).toBe(true)
  })

  it('is not every reply, and nothing of a walk', () => {
    expect(gained('search pond', 'You find nothing of interest.')).toBe(false)
    expect(gained('ask man about deed', '"It wants tobacco to draw it out," he says.')).toBe(false)
    expect(gained('north', 'A boy hands you the way with a nod. He gives you a look.')).toBe(false)
  })
})

it('is ours when we are told that we got it, whatever it is called', () => {
  expect(GOT.test('Got the silver spoon.')).toBe(true)
  expect(GOT.test('Gotham is far.')).toBe(false)
})
