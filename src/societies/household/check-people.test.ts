import { describe, expect, it } from 'vitest'
import type { TroupeError } from '../../base/errors.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { checkPeople } from './check-people.ts'

const faultOf = (...people: readonly unknown[]): string => {
  try {
    checkPeople(people, defaultHouse)
  } catch (error) {
    expect(error).toMatchObject({ code: 'HOUSEHOLD_BAD_PEOPLE' })
    return (error as TroupeError).message
  }
  return ''
}
const ana = (more: object = {}) => ({ name: 'Ana', persona: 'Calm.', ...more })
const wish = (goal: object) => ana({ goals: [{ id: 'wish', text: 'have a wish', ...goal }] })

describe('people from a file', () => {
  it('are taken as they are where nothing is wrong with them', () => {
    const people = [
      wish({ kind: 'bring', thing: 'novel', to: 'Bo', from: 600, until: 700 }),
      { name: 'Bo', persona: '', goals: [{ id: 'talk', text: 'talk to Ana', kind: 'talk', person: 'Ana' }] },
    ]
    expect(checkPeople(people, defaultHouse)).toBe(people)
  })

  it.each([
    ['a name that somebody has', [ana(), ana()], 'people[1].name: "Ana" is the name of somebody'],
    ['a room that is not there', [ana({ room: 'attic' })], 'people[0].room: there is no room "attic". There are: hall'],
    ['a stranger to like', [ana({ relations: { Zed: 1 } })], 'people[0].relations: there is nobody named "Zed"'],
    ['a kind of goal', [wish({ kind: 'fly' })], 'people[0].goals[0].kind: takes be, hold, use, talk, know, bring'],
    ['a thing to hold', [wish({ kind: 'hold', thing: 'moon' })], 'people[0].goals[0].thing: there is no thing "moon"'],
    [
      'whom to talk to',
      [wish({ kind: 'talk', person: 'Zed' })],
      'people[0].goals[0].person: there is nobody named "Zed"',
    ],
    [
      'whom to bring it to',
      [wish({ kind: 'bring', thing: 'novel', to: 'Zed' })],
      'goals[0].to: there is no room and nobody',
    ],
    [
      'a time',
      [wish({ kind: 'be', place: 'hall', from: 'noon' })],
      'people[0].goals[0].from: takes minutes since midnight',
    ],
  ])('are refused for %s, with its place', (_, people, message) => {
    expect(faultOf(...people)).toContain(message)
  })
})
