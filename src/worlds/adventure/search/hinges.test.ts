import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMachine, openStory } from '../../zmachine/index.ts'
import { locationOf } from '../location.ts'
import { findPlayer } from '../find-player.ts'
import { readVocabulary } from '../vocabulary.ts'
import { createFacts } from './facts.ts'
import { createHinges } from './hinges.ts'

const lotForty = 'stories/gym/development/lot-forty/lot-forty.z5'
const branchLine = 'stories/gym/development/branch-line/branch-line.z8'

function begin(file = lotForty) {
  const machine = createMachine(openStory(readFileSync(file)), { notesReads: true, undoLevels: 0 })
  machine.run()
  const player = findPlayer(machine, machine.snapshot(), readVocabulary(machine))
  const hinges = createHinges({ machine }, createFacts(machine), player, (command) => void machine.run(command))
  const arriveAfter = (...commands: string[]) => {
    for (const command of commands) machine.run(command)
    const place = { room: locationOf(machine), snapshot: machine.snapshot() }
    hinges.arrive(place, ['desk', 'chair'])
    machine.restore(place.snapshot)
  }
  return { machine, hinges, arriveAfter }
}

it('knows what a way hangs on: the door, and not what is carried', () => {
  const { machine, hinges, arriveAfter } = begin()
  arriveAfter()
  const start = machine.snapshot()
  machine.run('north')
  const hinge = hinges.last()
  expect(hinges.isSame(hinge)).toBe(true)
  machine.restore(start)
  arriveAfter('take blotter', 'open chest')
  expect(hinges.isSame(hinge)).toBe(true)
  arriveAfter('take skate key', 'turn spindle with skate key')
  expect(hinges.isSame(hinge)).toBe(false)
  expect(hinges.differing(hinge).length).toBeGreaterThan(0)
})

it('leaves out what any turn reads', () => {
  const { machine, hinges, arriveAfter } = begin()
  arriveAfter()
  machine.run('wait')
  expect(hinges.last().length).toBe(1)
})

it('knows that a way hangs on what the player is on', () => {
  const { machine, hinges, arriveAfter } = begin(branchLine)
  arriveAfter('east')
  machine.run('east')
  const hinge = hinges.last()
  expect(hinges.isSame(hinge)).toBe(true)
  arriveAfter('enter trolley')
  expect(hinges.isSame(hinge)).toBe(false)
})
