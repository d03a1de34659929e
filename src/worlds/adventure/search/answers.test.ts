import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMachine } from '../../zmachine/index.ts'
import { readStory } from '../story-file.ts'
import { askedIn, createAnswers } from './answers.ts'
import { createFacts } from './facts.ts'
import type { Node } from './node.ts'
import { createSenses } from './senses.ts'
import { createSettler } from './settle.ts'
import type { Doing } from './doing.ts'

const MENU = '1) "You rang, Madame?"\n2) "A warm night."\n0) (say nothing)\n\nSay which?\n\n>'

describe('answers', () => {
  it('reads what can be answered: the lines of a menu and what leaves it, yes and no, which of several', () => {
    expect(askedIn(MENU)).toEqual({ options: ['1', '2'], leave: '0' })
    expect(askedIn('Are you sure you want to jump?')?.options).toEqual(['yes', 'no'])
    expect(askedIn('Which do you mean, the red key or the iron key?')?.options).toEqual(['red key', 'iron key'])
    expect(askedIn('"Who goes there?" says the sentry.')).toBeUndefined()
    expect(askedIn('1) is written on the door.')).toBeUndefined()
  })

  it('follows a menu through all that is asked in it, and leaves it before it goes on', () => {
    const file = 'stories/gym/development/night-sleeper/night-sleeper.z5'
    const machine = createMachine(readStory(readFileSync(file), file))
    machine.run()
    for (const command of ['take berth list', 'read berth list', 'north', 'northwest']) machine.run(command)
    const snapshot = machine.snapshot()
    const senses = createSenses(machine)
    machine.restore(snapshot)
    const facts = createFacts(machine)
    const settler = createSettler(senses, facts, 0, () => {})
    settler.hold()
    const done: Doing[] = []
    const answer = createAnswers({
      senses,
      facts,
      settler,
      consider: (_, doing) => {
        done.push(doing)
        return 'new'
      },
      act: (command) => senses.do(command),
    })
    const step = senses.do('talk to madame orsini')
    const place = { room: senses.place(), snapshot, trail: undefined, lit: true }
    expect(answer({} as Node, place, step, askedIn(step.text)!)).toBe(true)
    const spoken = done.map(({ commands }) => commands.join(' / '))
    expect(spoken).toContain('talk to madame orsini / 1 / 1 / 1')
    expect(spoken).toContain('talk to madame orsini / 1 / 0')
  })
})
