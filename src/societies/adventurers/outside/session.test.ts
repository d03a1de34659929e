import { describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import { createAdventurers } from '../adventurers.ts'
import { openSource, storySource } from '../story-source.ts'
import { createAdventurerSession, type AdventurerSession } from './session.ts'
import { readStatusAbove } from './status-above.ts'

const FOG_BELL = new URL('../../../../stories/fog-bell.z5', import.meta.url).pathname
const minds = createMinds()

/** Somebody else's engine: it runs the story, and tells what it says. */
function engine(withStatus: boolean) {
  const world = createAdventure({ story: openSource(storySource(FOG_BELL)), seed: 1 })
  const tell = () => {
    const { text, room, score, moves } = world.observe('player')
    return withStatus ? { text, room, score, moves } : text
  }
  return {
    tell,
    type: (command: string) => void world.perform('player', command),
    score: () => world.stateOf('player').score,
  }
}

async function play(session: AdventurerSession, steps: number, game: ReturnType<typeof engine>) {
  const typed: string[] = []
  for (let step = 0; step < steps; step++) {
    const { action, reasoning } = await session.next(game.tell() as string)
    expect(reasoning).not.toBe('')
    typed.push(action)
    game.type(action)
  }
  return typed
}

describe('a session of adventurers', () => {
  it('decides for a game that somebody else runs as it does for its own', async () => {
    const own = createAdventurers({ minds })
    const input = { story: storySource(FOG_BELL), maxSteps: 100 }
    const { board } = await own.run(input, { seed: 1, store: memoryStore() }).finished
    const session = createAdventurerSession({ story: FOG_BELL, seed: 1, minds })
    expect(await play(session, 100, engine(true))).toEqual(board.commands)
  })

  it('plays from the text alone, without the story, and scores', async () => {
    const game = engine(false)
    const session = createAdventurerSession({ minds })
    await play(session, 120, game)
    expect(game.score()).toBeGreaterThan(0)
    const { map_state, action_history, step, decision_log } = await session.state()
    expect(Object.keys(map_state.locations).length).toBeGreaterThan(5)
    expect(map_state.locations[map_state.current_location]?.visit_count).toBeGreaterThan(0)
    expect(action_history).toHaveLength(50)
    expect(decision_log).toHaveLength(50)
    expect(step).toBe(119)
  })

  it('goes on in another process as if nothing had happened', async () => {
    const store = memoryStore()
    const [one, other] = [engine(true), engine(true)]
    const whole = await play(createAdventurerSession({ story: FOG_BELL, minds }), 40, one)
    const first = createAdventurerSession({ story: FOG_BELL, store, id: 'game', minds })
    const typed = await play(first, 20, other)
    await first.close()
    const second = createAdventurerSession({ store, id: 'game', minds })
    typed.push(...(await play(second, 20, other)))
    expect(typed).toEqual(whole)
  })

  it('refuses what is no observation, and still takes the next one', async () => {
    const session = createAdventurerSession({ minds })
    await session.next('Hall\nA dusty hall. A door leads north.')
    await expect(session.next(7 as unknown as string)).rejects.toThrow(/no observation of a game.*text of the game/s)
    const { action } = await session.next('Kitchen\nA small kitchen. The hall is south.')
    expect(action).not.toBe('')
    expect((await session.state()).step).toBe(1)
  })

  it('says when the game is over, and refuses to be told more', async () => {
    const session = createAdventurerSession({ minds })
    await session.next('Cliff\nYou stand on a cliff. A path leads down.')
    const { ending, action } = await session.next(
      'You fall and die.\n\n    *** You have died ***\n\nWould you like to RESTART, RESTORE a saved game or QUIT?\n> ',
    )
    expect({ ending, action }).toEqual({ ending: 'died', action: 'quit' })
    await expect(session.next('Hello?')).rejects.toThrow(/is over: died/)
  })
})

describe('the status line above a text', () => {
  it('tells room, score and moves, and is no part of the text', () => {
    const told = readStatusAbove(
      ' West of House                     Score: 5        Moves: 12\n\nThere is a mailbox here.',
    )
    expect(told).toEqual({ text: '\nThere is a mailbox here.', room: 'West of House', score: 5, moves: 12 })
  })

  it('is not seen in a sentence that speaks of a score', () => {
    const text = 'The score is kept on a wall of slate.\nTime passes.'
    expect(readStatusAbove(text)).toEqual({ text })
  })
})
