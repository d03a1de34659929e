import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMachine } from '../zmachine/index.ts'
import { findPlayer } from './find-player.ts'
import { readStory } from './story-file.ts'
import { readVocabulary } from './vocabulary.ts'

const PLAYER = '(self object)'

describe('finding the player', () => {
  it('finds who walks, and not the scenery that comes along everywhere', () => {
    for (const game of ['e-string/e-string.z5', 'pawn-ticket/pawn-ticket.z5', 'branch-line/branch-line.z8']) {
      const file = `stories/gym/development/${game}`
      const machine = createMachine(readStory(readFileSync(file), file))
      machine.run()
      const player = findPlayer(machine, machine.snapshot(), readVocabulary(machine))
      expect(machine.objects.name(player)).toBe(PLAYER)
    }
  })
})
