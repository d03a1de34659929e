/** What the command line can make of a game, offered by the server as well. */
import type { ArtefactMaker } from '../../server/artefacts.ts'
import type { GameRead } from '../adventure/read-game.ts'

type Write = (game: GameRead) => AsyncIterable<string>

// what reads and draws games is loaded when one is asked for
const ofGame = (name: string, type: string, says: string, write: Write): ArtefactMaker => ({
  name,
  says,
  type: `${type}; charset=utf-8`,
  fits: ({ flow }) => flow === 'adventurers',
  async *write(store, run) {
    const { readGame } = await import('../adventure/read-game.ts')
    yield* write(await readGame(store, run))
  },
})

export const gameArtefacts: readonly ArtefactMaker[] = [
  ofGame('transcript.txt', 'text/plain', 'What was typed and what the story said, as text.', async function* (game) {
    const { transcriptOf } = await import('../adventure/transcript.ts')
    yield* transcriptOf(game)
  }),
  ofGame(
    'game.html',
    'text/html',
    'One page that needs no network, with the map, the votes of every turn and the score over time.',
    async function* (game) {
      const { writePage } = await import('../adventure/page/page.ts')
      yield* writePage(game)
    },
  ),
  ofGame(
    'commands.txt',
    'text/plain',
    'What was typed, for `troupe play STORY --commands FILE` with the seed of the game.',
    async function* ({ board }) {
      const { harmless } = await import('../text.ts')
      for (const command of board.commands) yield `${harmless(command)}\n`
    },
  ),
]
