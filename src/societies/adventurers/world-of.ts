/** The world of a run, made from its story and the commands so far; a long game is played again in parts. */
import { pause } from '../../base/pause.ts'
import type { Awaitable } from '../../base/awaitable.ts'
import type { View } from '../../board/field.ts'
import type { Context } from '../../define/agent.ts'
import { createAdventure, type Adventure } from '../../worlds/adventure/adventure.ts'
import type { Grammar } from '../../worlds/adventure/grammar.ts'
import type { Reply } from '../../worlds/adventure/reading.ts'
import type { Vocabulary } from '../../worlds/adventure/vocabulary.ts'
import type { Handicap } from '../../worlds/adventure/handicaps.ts'
import { holdWorlds } from '../../worlds/held-worlds.ts'
import type { Fields, Mode } from './board.ts'
import { lastReply } from './outside/hear.ts'
import { wordsOutside } from './outside/words.ts'
import { checkFields } from './read-board.ts'
import { openSource, type StorySource } from './story-source.ts'
import { readMarks } from './textquests/marks.ts'

/** What a mode lets the members have beyond the text; named in every result. */
export const handicapsOf: Readonly<Record<Mode, readonly Handicap[]>> = {
  plain: ['vocabulary'],
  retry: ['vocabulary'],
  imagine: ['vocabulary', 'truth', 'valid-actions', 'imagine'],
}

/** What of a board the world follows from. */
export const playedFields = ['story', 'worldSeed', 'mode', 'commands', 'isOutside', 'told'] as const
type Played = View<Fields, (typeof playedFields)[number]>

/** What a player knows of a game at any time, whoever runs it: its words, and what it said last. */
export interface Scene {
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar | undefined
  readonly reply: Reply
  readonly wants: 'line' | 'key' | 'nothing'
}

export function sceneOf(run: string, played: Played): Scene {
  if (played.isOutside) return sceneOutside(played)
  const world = worldOf(run, played)
  const { reply, wants } = world.observe(world.agents()[0]!)
  return { vocabulary: world.vocabulary, grammar: world.grammar, reply, wants }
}

function sceneOutside({ story, told, commands }: Played): Scene {
  const { vocabulary, grammar } = wordsOutside(story)
  return { vocabulary, grammar, reply: lastReply({ told, commands }, vocabulary), wants: told.at(-1)?.wants ?? 'line' }
}

const worlds = holdWorlds<Adventure>()
const keyOf = (run: string, { story, worldSeed }: Played) =>
  JSON.stringify([run, (story as Partial<StorySource> | null)?.sha256, worldSeed])

/** The world as it is after these commands. It belongs to the run; what it is follows from the board alone. */
export function worldOf(run: string, played: Played): Adventure {
  const world = enterWorld(run, played)
  world.restore({ commands: played.commands })
  return world
}

function enterWorld(run: string, played: Played): Adventure {
  const { commands } = played
  // what is no list of commands is refused where the world is opened
  return worlds.enter(keyOf(run, played), Object(commands) as object, () => openWorld(played))
}

function openWorld({ story, worldSeed, mode, commands }: Played): Adventure {
  // a journal is a file that anybody may have written
  checkFields({ story, worldSeed, mode, commands })
  const { marks } = story
  // whoever imagines finds the valid actions in forks; an observation would pay for them every time
  const handicaps = handicapsOf[mode].filter((handicap) => handicap !== 'valid-actions')
  const edit = marks && ((text: string) => readMarks(text, marks).text)
  return createAdventure({ story: openSource(story), seed: worldSeed, handicaps, ...(edit && { edit }) })
}

// some twenty milliseconds of playing; nobody waits longer for a turn of the process
const COMMANDS_AT_ONCE = 32
const catchingUp = new Map<string, Promise<void>>()

/** How an agent thinks that needs the world: at once when that is as far as the board, otherwise when it is. */
export function inWorld<V extends Played, T>(
  think: (view: V, context: Context) => Awaitable<T>,
): (view: V, context: Context) => Awaitable<T> {
  return (view, context) => {
    if (view.isOutside) return think(view, context)
    const waiting = catchUp(context.run, view)
    return waiting === undefined ? think(view, context) : waiting.then(() => think(view, context))
  }
}

/** After a restart, or of a run from elsewhere, all the commands are to be played. */
function catchUp(run: string, played: Played): Promise<void> | undefined {
  const key = keyOf(run, played)
  const world = worlds.get(key)
  const behind = played.commands.length - (world === undefined ? 0 : stepsOf(world))
  // what is no list of commands is refused where the world is made
  if (!(behind > COMMANDS_AT_ONCE)) return undefined
  // members who think side by side wait for the same
  let waiting = catchingUp.get(key)
  if (waiting === undefined) {
    waiting = playInParts(run, played).finally(() => catchingUp.delete(key))
    catchingUp.set(key, waiting)
  }
  return waiting
}

async function playInParts(run: string, played: Played): Promise<void> {
  const world = enterWorld(run, played)
  for (let count = stepsOf(world); count < played.commands.length; count += COMMANDS_AT_ONCE) {
    world.restore({ commands: played.commands.slice(0, count) })
    await pause()
  }
}

const stepsOf = (world: Adventure) => world.stateOf(world.agents()[0]!).steps
