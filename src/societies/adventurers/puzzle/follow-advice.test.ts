import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventurers } from '../adventurers.ts'
import { SHIPPED } from '../story-shelf.ts'
import { storySource } from '../story-source.ts'
import { followAdvice } from './follow-advice.ts'

it('does what the story says would have to be done, with a thing at hand', async () => {
  const story = storySource(join(SHIPPED, 'gym/development/lot-forty/lot-forty.z5'))
  const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })
  const run = society.run({ story, worldSeed: 31, maxSteps: 80 }, { seed: 31, store: memoryStore() })
  const { board } = await run.finished
  expect(Object.values(board.advice)).toContainEqual(expect.objectContaining({ verb: 'turn', second: '*' }))
  expect(board.commands.filter((command) => command.startsWith('turn iron spindle with')).length).toBeGreaterThan(0)
  expect(board.locations.length).toBeGreaterThan(1)
})

describe('a name in advice', () => {
  const lamp = thingNamed('lamp', 'inventory')
  const put = (first: string, second: string) => ({ verb: 'put', first, preposition: 'in', second, isFollowed: false })
  const commands = (known: Partial<Known>) =>
    [...followAdvice(knowing({ here: 'shaft', verbs: ['put', 'patch'], ...known }), () => true)].map(
      ({ command }) => command,
    )

  it('is understood of what we hold of it, by the word that was used', () => {
    const advice = { a: put('carbide', 'lamp') }
    expect(commands({ advice, objects: [lamp, thingNamed('carbide tin', 'inventory')] })).toContain(
      'put carbide in lamp',
    )
    const bottle = { ...thingNamed('bottle', 'inventory'), about: ['water'] }
    expect(commands({ advice: { a: put('water', 'lamp') }, objects: [lamp, bottle] })).toContain('put water in lamp')
  })

  it('is understood of anything else of that noun', () => {
    const objects = [thingNamed('red roll', 'inventory'), thingNamed('bar', 'shaft')]
    expect(commands({ advice: { a: put('music roll', 'bar') }, objects })).toContain('put red roll in bar')
  })

  it('is not tried again elsewhere, and with one tool after the other with less and less hope', () => {
    const objects = [lamp, thingNamed('carbide tin', 'inventory')]
    const trial = { times: 1, step: 1, kind: 'refusal', told: 'It does not burn.' } as const
    const tried = { 'pit|put carbide in lamp': trial }
    expect(commands({ advice: { a: put('carbide', 'lamp') }, objects, tried })).not.toContain('put carbide in lamp')
    const advice = { a: { verb: 'patch', first: 'cap', second: '*', isFollowed: false } }
    const hopes = (before: Known['tried'] = {}) =>
      [
        ...followAdvice(
          knowing({
            here: 'shaft',
            verbs: ['patch'],
            advice,
            objects: [thingNamed('cap', 'shaft'), lamp],
            tried: before,
          }),
          () => true,
        ),
      ].map(({ probability }) => probability)
    expect(hopes({ 'shaft|patch cap with penny': trial })[0]).toBeLessThan(hopes()[0]!)
  })

  it('that says to put a thing on something means what stands about, not what we hold', () => {
    const advice = { a: { verb: 'put', first: 'glue pot', preposition: 'on', second: '*', isFollowed: false } }
    const held = [thingNamed('glue pot', 'inventory'), thingNamed('oil can', 'inventory')]
    const said = commands({ advice, objects: [...held, thingNamed('electric ring', 'shaft')] })
    expect(said).toEqual(['put glue pot on electric ring'])
  })
})
