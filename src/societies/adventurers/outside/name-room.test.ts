import { describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { englishVocabulary } from './english-vocabulary.ts'
import { untitledIn, withTitle } from './name-room.ts'
import { createAdventurerSession } from './session.ts'

const JETTY =
  'A jetty of black timber stands on its own reflection at the edge of the channel. To the south the planks end; ' +
  'to the north a shingle path climbs to the top of the bank.'
const BANK =
  'The bank is a long green back of turf, lying between the sea and everything worth keeping from it. The path along ' +
  'the top runs south to the landing and north to a yard.'

const named = (text: string, isFirst?: boolean) => untitledIn(text, englishVocabulary, isFirst)?.name

describe('a room whose title was lost', () => {
  it('is called after the first words of its description', () => {
    expect(named(`\n\n\n${JETTY}\n\n>`)).toBe('Jetty of black timber')
    expect(named(`\n\n\n${BANK}\n\n>`)).toBe('Bank')
    expect(named(`\n\n\nYou are standing in an open field west of a white house, with a boarded door.\n>`)).toBe(
      'Open field west',
    )
    expect(named(`Told by somebody.\n\n\n\n${JETTY}\n>`, true)).toBe('Jetty of black timber')
  })

  it('is seen by the gap its title left, or by ways out where all gaps were taken away', () => {
    expect(named(JETTY)).toBe('Jetty of black timber')
    // no line is missing here: it is an answer, however long
    expect(named(`\n\n${BANK}\n\n>`)).toBeUndefined()
    const stuck =
      'You step out from between the poles, to the north, and the mud lets you, which is the trouble with it.'
    expect(named(`${stuck} Then your leg goes in to the knee.`)).toBeUndefined()
    expect(
      named("\n\n\nYou can't go that way, because the gate is locked and nobody is there to open it.\n>"),
    ).toBeUndefined()
  })

  it('gets a line of its own, as if it had been printed', () => {
    const text = `\n\n\n${BANK}`
    expect(withTitle(text, untitledIn(text, englishVocabulary)!).trim()).toBe(`Bank\n${BANK}`)
  })

  it('is a place on the map, and the same when we come back', async () => {
    const session = createAdventurerSession({ minds: createMinds({}) })
    let isOnBank = false
    const step = (way: boolean) => {
      isOnBank = way
      return `\n\n\n${isOnBank ? BANK : JETTY}\n\n>`
    }
    let text = `A voice.\n\n\n${JETTY}\n\n>`
    for (let turn = 0; turn < 12; turn++) {
      const { action } = await session.next(text)
      const isWay = action === (isOnBank ? 'south' : 'north')
      text = isWay ? step(!isOnBank) : '\n\nNothing happens.\n\n>'
    }
    const { map_state: map } = await session.state()
    expect(Object.keys(map.locations)).toEqual(['jetty_of_black_timber', 'bank'])
    expect(map.connections).toMatchObject({ jetty_of_black_timber: { north: 'bank' } })
  })

  it('is not made up in a game that shows titles', async () => {
    const session = createAdventurerSession({ minds: createMinds({}) })
    let text = 'Hall\nA dusty hall. A passage leads north, and another south.'
    for (let step = 0; step < 10; step++) {
      const { action } = await session.next(text)
      const isNorth = action === 'north'
      text = isNorth ? 'Kitchen\nA small kitchen. The hall is south.' : action === 'south' ? `\n\n\n${BANK}` : 'No.'
    }
    expect(Object.keys((await session.state()).map_state.locations)).not.toContain('bank')
  })
})
