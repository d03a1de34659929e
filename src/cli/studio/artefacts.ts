/** What the command line can make of a game, offered by the server as well. */
import type { ArtefactMaker } from '../../server/artefacts.ts'
import type { StartRecord } from '../../store/record.ts'

const isGame = ({ flow }: StartRecord) => flow === 'adventurers'

export const gameArtefacts: readonly ArtefactMaker[] = [
  {
    name: 'transcript.txt',
    says: 'What was typed and what the story said, as text.',
    type: 'text/plain; charset=utf-8',
    fits: isGame,
    async *write(store, run) {
      const { readGame } = await import('../adventure/read-game.ts')
      const { transcriptOf } = await import('../adventure/transcript.ts')
      yield* transcriptOf(await readGame(store, run))
    },
  },
  {
    name: 'game.html',
    says: 'One page that needs no network, with the map, the votes of every turn and the score over time.',
    type: 'text/html; charset=utf-8',
    fits: isGame,
    async *write(store, run) {
      const { readGame } = await import('../adventure/read-game.ts')
      const { drawPage } = await import('../adventure/page/page.ts')
      yield drawPage(await readGame(store, run))
    },
  },
  {
    name: 'commands.txt',
    says: 'What was typed, for `troupe play STORY --commands FILE` with the seed of the game.',
    type: 'text/plain; charset=utf-8',
    fits: isGame,
    async *write(store, run) {
      const { readGame } = await import('../adventure/read-game.ts')
      for (const command of (await readGame(store, run)).board.commands) yield `${command}\n`
    },
  },
]
