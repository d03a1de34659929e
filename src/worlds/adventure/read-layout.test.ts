import { describe, expect, it } from 'vitest'
import { layOut } from './read-layout.ts'

describe('layOut', () => {
  it('parts what happened, the title, the description and the rest', () => {
    const text =
      'The door falls shut behind you.\n\nBoat House\nNets hang here.\nThere is a spade here.\n\nA gull cries.\n\n>'
    expect(layOut(text)).toMatchObject({
      before: ['The door falls shut behind you.'],
      title: 'Boat House',
      description: 'Nets hang here.',
      listing: ['There is a spade here.', 'A gull cries.'],
    })
  })

  it('knows a title that comes alone, or with things only', () => {
    expect(layOut('\nTop of the Stairs\n\n>')).toMatchObject({
      title: 'Top of the Stairs',
      description: '',
      listing: [],
    })
    expect(layOut('Attic\n\nYou can see a bat here.\n>')).toMatchObject({
      description: '',
      listing: ['You can see a bat here.'],
    })
    expect(layOut('Attic\nThere is a bat here.')).toMatchObject({ description: '', listing: ['There is a bat here.'] })
    expect(layOut('Attic\nOn the beam is a bat.')).toMatchObject({
      description: '',
      listing: ['On the beam is a bat.'],
    })
  })

  it('takes what the player sits in out of the title', () => {
    expect(layOut('Lake, in the rowing boat\nWater all round you, and mist.')).toMatchObject({
      title: 'Lake',
      aboard: 'the rowing boat',
    })
    expect(layOut('Lake (on the raft)\nWater all round you, and mist.')).toMatchObject({
      title: 'Lake',
      aboard: 'the raft',
    })
  })

  it('skips a banner', () => {
    const banner =
      'THE LONG ROAD\nAn Interactive Walk\nCopyright (c) 2026 by nobody\nRelease 1 / Serial number 261115\n\n' +
      'Gate\nYou stand before a gate.\n\n>'
    expect(layOut(banner)).toMatchObject({ title: 'Gate', description: 'You stand before a gate.' })
  })

  it('sees no title in answers', () => {
    for (const text of [
      'Taken.',
      'Ok',
      'You can’t go that way.',
      '"Never mind," he says.',
      'Which do you mean, the key or the lock?',
      'DANGER\n\nHigh tide.',
      '  A lamp\n  A key',
      '',
    ])
      expect([text, layOut(text).title]).toEqual([text, undefined])
  })

  it('believes the status line', () => {
    expect(layOut('a small room\nIt is small.', 'a small room').title).toBe('a small room')
    expect(layOut('DANGER\n\nPit\nA pit.\n\nSome Sign', 'Pit').title).toBe('Pit')
  })

  it('joins lines that a narrow screen has broken, and keeps those of a list', () => {
    const { description, listing } = layOut(
      'Hall\nThe hall is long, and the light of the windows falls on its floor in\nsquares of white.\n' +
        'The bag contains:\n  A nut\n  A bolt\n',
    )
    expect(description).toBe('The hall is long, and the light of the windows falls on its floor in squares of white.')
    expect(listing).toEqual(['The bag contains:', '  A nut', '  A bolt'])
  })
})
