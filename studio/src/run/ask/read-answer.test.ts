import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

const read = (metadata: Record<string, unknown>) => readAnswer({ metadata })

describe('an answer on the page', () => {
  it('has the way as commands, lists as lists, and everything else by name', () => {
    const parts = read({
      question: 'How do I get from here to X?',
      path: ['west', 'up'],
      through: ['yard', 'loft'],
      reachable: true,
      assumed: [],
      useful: [{ name: 'lamp', location: 'inventory', score: 0.8, why: '' }],
      kinds: { lamp: ['light', 'portable'] },
    })
    expect(parts).toMatchObject({
      path: ['west', 'up'],
      lists: [{ name: 'through', items: ['yard', 'loft'], more: 0 }],
      facts: [['reachable', 'yes']],
      rows: [
        { name: 'useful', rows: [{ text: 'lamp', note: 'location inventory · score 0.8' }] },
        { name: 'kinds', rows: [{ text: 'lamp', note: 'light, portable' }] },
      ],
    })
  })

  it('names the turns it stands on, once each and in their order, wherever they are told', () => {
    const failures = [{ step: 9, action: 'open door', result: 'Locked.' }]
    expect(read({ steps: [12, 3], last_looked: 3, failures, step: 40 }).turns).toEqual([3, 9, 12, 40])
    // a length of a way is no turn
    expect(read({ path: ['up'], steps: 1 })).toMatchObject({ turns: [], facts: [['steps', '1']] })
  })

  it('survives whatever a society of somebody else tells', () => {
    const odd = {
      path: 'north',
      steps: ['a'],
      rows: [null, 7, [[]]],
      deep: { a: { b: [1] } },
      by: 4,
      sources: {},
      ask: 9,
    }
    expect(read(odd)).toMatchObject({ path: [], turns: [], sources: [] })
    expect(read({ long: Array.from({ length: 1_000 }, (_, place) => `thing ${place}`) }).lists[0]).toMatchObject({
      items: { length: 12 },
      more: 988,
    })
  })
})
