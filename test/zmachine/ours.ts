/** Our machine, played turn by turn as the other players of these tests are. */
import { readFileSync } from 'node:fs'
import { createMachine, openStory } from '../../src/worlds/zmachine/index.ts'
import { normalise } from './script.ts'

/** The text before the first command and after each one, until the game ends. `restore` goes on from the saved game. */
export function playOurs(story: Uint8Array, commands: readonly string[], seed = 1, savedGame?: string): string[] {
  const files = { save: () => false, restore: () => (savedGame === undefined ? undefined : readFileSync(savedGame)) }
  const machine = createMachine(openStory(story), { seed, files })
  let turn = machine.run()
  const texts = [turn.text]
  for (const command of commands) {
    if (turn.stop.kind !== 'line' && turn.stop.kind !== 'key') break
    turn = machine.run(command)
    texts.push(turn.text)
  }
  if (turn.stop.kind === 'fault') throw new Error(`fault after ${texts.length - 1} commands: ${turn.stop.reason}`)
  return texts.map(normalise)
}
