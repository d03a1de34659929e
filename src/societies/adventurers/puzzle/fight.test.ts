import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { fight } from './fight.ts'

function blows(told?: string) {
  const command = 'attack dragon with sword'
  const tried = told === undefined ? {} : { [`cave|${command}`]: { times: 1, step: 1, kind: 'refusal', told } as const }
  const objects = [thingNamed('dragon', 'cave'), thingNamed('sword', 'inventory', ['portable'])]
  return [...fight(knowing({ here: 'cave', objects, enemies: { cave: 'dragon' }, verbs: ['attack'], tried }))].map(
    (each) => each.command,
  )
}

it('fights on while blows may still tell, and no more with somebody whom they only anger', () => {
  expect(blows()).toEqual(['attack dragon with sword'])
  expect(blows('You miss the dragon by an inch.')).toEqual(['attack dragon with sword'])
  expect(blows('That did no damage, but he turns his eyes on you.')).toEqual([])
  expect(blows('His hide is as tough as steel, and you have annoyed him a bit.')).toEqual([])
})

it('picks up what was struck out of its hands before anything else', () => {
  const command = 'attack dragon with sword'
  const objects = [thingNamed('dragon', 'cave'), thingNamed('knife', 'inventory', ['portable'])]
  const known = { here: 'cave', objects, enemies: { cave: 'dragon' }, verbs: ['attack'], command }
  const [first] = fight(knowing({ ...known, reply: { before: "You don't have the sword." } }))
  expect(first).toMatchObject({ command: 'take sword', urgent: true })
  const [other] = fight(knowing({ ...known, reply: { before: 'You miss.' } }))
  expect(other!.command).toBe('attack dragon with knife')
})
