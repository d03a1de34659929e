/** A session: the story tells, the player types, until one of them ends it. */
import type { Game, Outcome } from './game.ts'
import { askForNewFile, type Conversation } from './files.ts'
import type { Input } from './input.ts'
import { pageOf } from './page.ts'
import type { Paper } from './paper.ts'

export interface Session {
  readonly game: Game
  readonly input: Input
  readonly screen: Paper
  /** everything goes there too */
  readonly transcript?: Paper | undefined
  /** Begins a transcript because the story wants one; nothing when it cannot. */
  readonly beginTranscript: () => Promise<Paper | undefined>
}

/** How it ended: by the story, or by the player. */
export type Farewell = 'story' | 'end' | 'interrupt'

export async function playSession({ game, input, screen, transcript, beginTranscript }: Session): Promise<Farewell> {
  let wished: Paper | undefined
  // a story that wants a transcript goes on wanting it; a player who did not is asked once
  let wasWanted = game.wantsTranscript
  const papers = () => [screen, ...[transcript ?? wished].filter((paper) => paper !== undefined)]
  const tell = () => papers().forEach((paper) => paper.tell(game.moment.turn))
  const note = (text: string) => papers().forEach((paper) => paper.note(text))
  const followWish = async () => {
    const isWanted = game.wantsTranscript
    if (isWanted === wasWanted) return
    wasWanted = isWanted
    wished = isWanted && transcript === undefined ? await beginTranscript() : undefined
  }

  for (tell(); ;) {
    const { stop } = game.moment.turn
    if (stop.kind !== 'line' && stop.kind !== 'key') return 'story'
    const { prompt } = pageOf(game.moment.turn)
    const typed = stop.kind === 'key' ? await input.key(prompt) : await input.line(prompt)
    if (typed === undefined) return input.left ?? 'end'
    papers().forEach((paper) => paper.typed(prompt, typed))
    if (stop.kind === 'line' && game.needsUndo && isUndo(typed)) {
      note(undone(game.undo()))
      continue
    }
    const outcome: Outcome = await game.play(typed)
    if (!outcome.ok) {
      note(outcome.reason)
      continue
    }
    await followWish()
    tell()
  }
}

const isUndo = (line: string) => line.trim().toLowerCase() === 'undo'

function undone(input: string | undefined): string {
  if (input === undefined) return 'There is nothing to undo.'
  return `Taken back: ${input.trim() || 'Return'}.`
}

/** Asks beside the story: its transcript does not tell of it. */
export function conversationOn(screen: Paper, input: Input): Conversation {
  return {
    ask: async (question) => {
      const answer = await input.line(question)
      if (answer !== undefined) screen.typed(question, answer)
      return answer
    },
    note: (text) => screen.note(text),
  }
}

export function transcriptOnWish(
  usual: string,
  conversation: Conversation,
  open: (file: string) => Paper,
): () => Promise<Paper | undefined> {
  return async () => {
    const file = await askForNewFile('Write the transcript to', usual, conversation)
    if (file === undefined) return undefined
    try {
      return open(file)
    } catch (error) {
      conversation.note((error as Error).message)
      return undefined
    }
  }
}
