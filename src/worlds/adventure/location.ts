/** The location of the player: a global variable names the room, and the status line tells which one. */
import { createMachine, type Machine, type Story } from '../zmachine/index.ts'
import { readStatus } from './status.ts'

/** The object of the room; 0 when it cannot be told. */
export function locationOf(machine: Machine): number {
  let number = globals.get(machine.story)
  if (number === undefined) {
    number = findGlobal(machine.story)
    globals.set(machine.story, number)
  }
  return roomIn(machine, number)
}

const globals = new WeakMap<Story, number>()
const GLOBALS = 240

/**
 * The first one, by the rules of version 3 and by custom later; but some compilers put variables of their own before
 * it.
 */
function findGlobal(story: Story): number {
  if (story.version === 3) return 0
  const machine = createMachine(story)
  const { room } = readStatus(machine.run())
  if (room === undefined) return 0
  for (let number = 0; number < GLOBALS; number++) {
    const object = roomIn(machine, number)
    if (object !== 0 && machine.objects.name(object) === room) return number
  }
  return 0
}

function roomIn(machine: Machine, number: number): number {
  const object = machine.global(number)
  return object >= 1 && object <= machine.objects.count ? object : 0
}
