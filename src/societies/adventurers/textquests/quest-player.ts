/**
 * A player for TextQuests' own loop: the chat of a game in, `{"reasoning", "action"}` out. The harness names no
 * session; which game it is, is known by what the chat says was seen and done. Each game is a run in the store.
 */
import { createHash } from 'node:crypto'
import { TroupeError } from '../../../base/errors.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { stateAt } from '../../../store/history.ts'
import { createAdventurerSession, type AdventurerSession, type AdventurerSessionOptions } from '../outside/session.ts'
import { readChat, type ChatMessage, type QuestChat } from './read-chat.ts'
import { asTextQuestsSays } from './result.ts'

export interface QuestPlayerOptions extends Omit<AdventurerSessionOptions, 'id' | 'mode' | 'papers'> {
  /** games of one player are not another's */
  readonly name?: string
}

export interface QuestAnswer {
  readonly run: string
  readonly reasoning: string
  readonly action: string
}

export interface QuestPlayer {
  /** the messages, or one text with their roles; nothing where it is no chat of TextQuests */
  answer(chat: string | readonly ChatMessage[]): Promise<QuestAnswer | undefined>
  close(): Promise<void>
}

interface Game {
  readonly session: AdventurerSession
  /** what was answered so far, as TextQuests says it */
  readonly actions: string[]
  /** one of two games that are alike is thought about: the other is meant */
  isBusy: boolean
}

// games that look alike, such as those of several runs of the benchmark; older ones are over
const MOST_ALIKE = 100
const MOST_HELD = 200

export function createQuestPlayer({
  name = 'quest',
  store = memoryStore(),
  ...options
}: QuestPlayerOptions = {}): QuestPlayer {
  const games = new Map<string, Game>()
  // the next number for games that begin alike
  const counts = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()

  const hold = (id: string, actions: string[], papers: string): Game => {
    const session = createAdventurerSession({ ...options, store, id, mode: 'retry', papers })
    const game: Game = { session, actions, isBusy: false }
    games.set(id, game)
    if (games.size > MOST_HELD) {
      const [oldest, letGo] = games.entries().next().value!
      games.delete(oldest)
      void letGo.session.close()
    }
    return game
  }
  const countOf = async (key: string): Promise<number> => {
    let count = counts.get(key) ?? 0
    while ((await store.head(`${key}-${count + 1}`)) > 0) count++
    counts.set(key, count)
    return count
  }
  const begin = async (key: string, papers: string): Promise<Game> => {
    const number = (await countOf(key)) + 1
    counts.set(key, number)
    return hold(`${key}-${number}`, [], papers)
  }
  const open = async (id: string): Promise<Game> => games.get(id) ?? hold(id, await answeredIn(id), '')
  const answeredIn = async (id: string): Promise<string[]> => {
    const { commands, told, action } = await stateAt(store, id)
    const typed = commands as readonly string[]
    const isOpen = typed.length < (told as readonly unknown[]).length && action !== null
    return [...typed, ...(isOpen ? [(action as { action: string }).action] : [])].map(asTextQuestsSays)
  }
  const find = async ({ step, beginning, actions }: QuestChat): Promise<Game | undefined> => {
    const isAt = ({ actions: given, isBusy }: Game) => !isBusy && (given.length === step || given.length === step + 1)
    // without its past a chat says only which step it is: the game that was told last and is there
    if (beginning === undefined || actions === undefined) return [...games.values()].findLast(isAt)
    const key = keyOf(name, beginning)
    const count = await countOf(key)
    for (let number = count; number > Math.max(0, count - MOST_ALIKE); number--) {
      const game = await open(`${key}-${number}`)
      if (isAt(game) && actions.every((action, place) => action === game.actions[place])) return game
    }
    return undefined
  }
  const gameOf = async (chat: QuestChat): Promise<Game> => {
    const { step, told, papers } = chat
    const game = step === 0 ? await begin(keyOf(name, told.text), papers) : await find(chat)
    if (game === undefined) throw unknownGame(step)
    game.isBusy = true
    // the last told is found first
    games.delete(game.session.id)
    games.set(game.session.id, game)
    return game
  }
  const advance = async (game: Game, { told, step }: QuestChat): Promise<QuestAnswer> => {
    try {
      const { reasoning, action: typed } = await game.session.next({ ...told, step })
      const action = asTextQuestsSays(typed)
      game.actions[step] = action
      return { run: game.session.id, reasoning, action }
    } finally {
      game.isBusy = false
    }
  }
  return {
    answer: (given) => {
      const chat = readChat(given)
      if (chat === undefined) return Promise.resolve(undefined)
      // games are found one after the other, and thought about side by side
      const found = last.then(() => gameOf(chat))
      last = found.catch(() => undefined)
      return found.then((game) => advance(game, chat))
    },
    close: async () => {
      await last
      await Promise.all([...games.values()].map(({ session }) => session.close()))
      games.clear()
    },
  }
}

const keyOf = (name: string, beginning: string): string =>
  `${name}-${createHash('sha256').update(beginning).digest('hex').slice(0, 16)}`

function unknownGame(step: number): TroupeError {
  return new TroupeError(
    'ADVENTURE_NOT_TOLD',
    `This chat is at step ${step} of a game that nobody here has played so far. ` +
      'Begin at step 0, or ask whoever has played it.',
  )
}
