import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../../test/known.ts'
import { remedy } from '../../puzzle/remedies.ts'
import { freedAt } from '../model/changes.ts'
import { blockersIn, whereNeeded } from '../model/needs.ts'
import { learnBlocker, settleBlocker } from './learn-blockers.ts'

const refused = (over: Partial<Known> = {}) => {
  const knowledge = knowing({
    here: 'mill',
    command: 'east',
    objects: [thingNamed('clamp', 'mill')],
    verbs: ['turn', 'release', 'pull'],
    reply: { before: 'You push, and nothing moves. The clamp is on.', states: [{ thing: 'clamp', state: 'on' }] },
    ...over,
  })
  learnBlocker(knowledge, 'mill')
  return knowledge
}

describe('what is in a wrong state', () => {
  it('is put otherwise by the verbs that the story has, the likeliest first', () => {
    const deeds = [...remedy(refused())].toSorted((one, other) => other.probability - one.probability)
    expect(deeds.map(({ command }) => command)).toEqual(['turn off clamp', 'release clamp', 'pull clamp'])
    expect(deeds[0]!.reason).toBe('the clamp is on, in the way of: east')
  })

  it('is nothing to be fetched', () => {
    expect(whereNeeded(refused(), 'clamp')).toBeUndefined()
  })

  it('frees what it held up when something was done to it', () => {
    const { needs } = refused()
    const known = { here: 'mill', command: 'release clamp', needs: Object.fromEntries(needs.entries()), step: 7 }
    const knowledge = knowing(known)
    settleBlocker(knowledge)
    expect([...blockersIn(knowledge)]).toEqual([])
    expect(freedAt(knowledge.changes, 'mill')).toBe(7)
  })

  it('is not what we tried ourselves, nor what is not here', () => {
    expect([...blockersIn(refused({ command: 'open clamp' }))]).toEqual([])
    expect([...blockersIn(refused({ objects: [] }))]).toEqual([])
  })
})
