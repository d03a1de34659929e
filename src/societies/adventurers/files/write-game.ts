/** A game as a file for people: its transcript, a page that needs no network, or the list of commands. */
import type { Store } from '../../../store/store.ts'
import { harmless } from '../../../terminal/text.ts'
import { readGame } from '../played/read-game.ts'

export async function* writeGame(as: string, store: Store, run: string): AsyncGenerator<string> {
  const game = await readGame(store, run)
  if (as === 'transcript') {
    const { transcriptOf } = await import('./transcript.ts')
    yield* transcriptOf(game)
  } else if (as === 'html') {
    const { writePage } = await import('./page/page.ts')
    yield* writePage(game)
  } else for (const command of game.board.commands) yield `${harmless(command)}\n`
}
