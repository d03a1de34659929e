/** Adventures for tests: our own story, those of a package, and Zork I where somebody has put it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAdventure, readStory, type Adventure, type AdventureOptions, type Story } from 'troupe/worlds'
import { readText, root } from '../repository.ts'
import { packaged, zork } from './places.ts'

const opened = new Map<string, Story>()

export function storyOf(file: string): Story {
  const story = opened.get(file) ?? readStory(readFileSync(file), file)
  opened.set(file, story)
  return story
}

export const fogBell = () => storyOf(join(root, 'stories/fog-bell.z5'))
export const adventZ5 = () => storyOf(packaged('advent.z5'))
export const zork1 = () => storyOf(zork.story)

export const fogBellWalkthrough = readText('stories/fog-bell.walkthrough.txt').trim().split('\n')
/** Into the mud, and again after it has let go once. */
export const fogBellDeath = ['north', 'east', 'east', 'north', 'north']

export interface OpenGame extends Adventure {
  /** Plays commands that the world must allow. */
  play(...commands: readonly string[]): OpenGame
}

export function openGame(story: Story, options: Omit<AdventureOptions, 'story'> = {}): OpenGame {
  const world = createAdventure({ story, ...options })
  const game: OpenGame = {
    ...world,
    play: (...commands) => {
      for (const command of commands) {
        const result = world.perform('player', command)
        if (!result.ok) throw new Error(`${command}: ${result.reason}`)
      }
      return game
    },
  }
  return game
}
