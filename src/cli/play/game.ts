/** A game as a person plays it: every turn can be taken back, and one that fails takes itself back. */
import { momentAfter, type GameMoment } from '../../worlds/adventure/moment.ts'
import { readVocabulary } from '../../worlds/adventure/vocabulary.ts'
import { createMachine, type Files, type Story, type Turn } from '../../worlds/zmachine/index.ts'

/** What a story wants from outside, in the middle of a turn. */
export type Wish = { readonly kind: 'save'; readonly data: Uint8Array } | { readonly kind: 'restore' }
/** Whether it was saved, or the saved game; nothing when it could not be had. */
export type Granted = boolean | Uint8Array | undefined

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export interface Game {
  readonly story: Story
  readonly moment: GameMoment
  /** how many inputs the story was given */
  readonly turns: number
  /** the story has no `undo` of its own */
  readonly needsUndo: boolean
  /** the story wants a transcript to be written */
  readonly wantsTranscript: boolean
  play(input: string): Promise<Outcome>
  /** Goes back before the last input, and gives it; nothing when there is none. */
  undo(): string | undefined
  /** The game as a file, by what the story itself would save; nothing when it does not. */
  saved(): Uint8Array | undefined
  /** What can be read in the story's answer to a command, as if nobody had asked. */
  askAside<T>(command: string, read: (text: string) => T | undefined): T | undefined
}

export interface GameOptions {
  readonly story: Story
  readonly seed: number
  readonly columns: number
  /** a saved game to begin with */
  readonly load?: Uint8Array | undefined
  readonly grant: (wish: Wish) => Promise<Granted>
}

const MOST_KEPT = 500
// more in one turn is no wish of a person
const MOST_WISHES = 8
const ASKED_BACK = 4
const FLAGS2 = 0x10

/** Throws `SaveFileError` when the saved game cannot be read. */
export function createGame({ story, seed, columns, load, grant }: GameOptions): Game {
  const wishes = createWishes()
  const machine = createMachine(story, { seed, columns, files: wishes.files })
  const vocabulary = readVocabulary(machine)
  const playing = { machine, vocabulary }
  if (load) machine.load(load)
  let moment = momentAfter(playing, machine.run(), undefined)
  const earlier: { moment: GameMoment; input: string }[] = []
  let turns = 0

  const runFrom = (from: GameMoment, input: string): Turn => {
    machine.restore(from.snapshot)
    return machine.run(input)
  }
  /** Whoever is asked for a file needs time; so the turn is played again, the same, with what was answered. */
  const runGranting = async (input: string): Promise<Turn> => {
    const granted: Granted[] = []
    for (;;) {
      wishes.answerWith(granted)
      const turn = runFrom(moment, input)
      const wish = wishes.unanswered
      if (wish === undefined || granted.length >= MOST_WISHES) return turn
      granted.push(await grant(wish))
    }
  }

  /** In the middle of a question a story answers nothing else; a turn or two before it does. */
  const aside = <T>(command: string, granted: readonly Granted[], read: (turn: Turn) => T | undefined) => {
    let found: T | undefined
    for (const from of [
      moment,
      ...earlier
        .slice(-ASKED_BACK)
        .toReversed()
        .map((each) => each.moment),
    ]) {
      if (from.turn.stop.kind !== 'line' || from.over !== undefined) continue
      wishes.answerWith(granted)
      found = read(runFrom(from, command))
      if (found !== undefined) break
    }
    machine.restore(moment.snapshot)
    return found
  }

  return {
    story,
    get moment() {
      return moment
    },
    get turns() {
      return turns
    },
    needsUndo: story.version < 5 || vocabulary.partsOf('undo') === undefined,
    get wantsTranscript() {
      return (machine.memory.word(FLAGS2) & 1) !== 0
    },
    play: async (input) => {
      turns++
      const turn = await runGranting(input)
      if (turn.stop.kind === 'fault' || turn.stop.kind === 'spent') {
        machine.restore(moment.snapshot)
        return { ok: false, reason: explain(turn.stop) }
      }
      earlier.push({ moment, input })
      if (earlier.length > MOST_KEPT) earlier.shift()
      moment = momentAfter(playing, turn, moment)
      return { ok: true }
    },
    undo: () => {
      const last = earlier.pop()
      if (last === undefined) return undefined
      moment = last.moment
      machine.restore(moment.snapshot)
      return last.input
    },
    saved: () => aside('save', [true], () => wishes.data),
    askAside: (command, read) => aside(command, [], ({ text }) => read(text)),
  }
}

function explain(stop: { readonly kind: 'spent' } | { readonly kind: 'fault'; readonly reason: string }): string {
  const what =
    stop.kind === 'spent'
      ? 'The story did not come to an end of its turn.'
      : `The story failed there: it ${stop.reason}.`
  return `${what} That turn was taken back; undo takes back the one before.`
}

/** Answers what a story wants by a list made before, and remembers the first wish beyond it. */
function createWishes() {
  let answers: readonly Granted[] = []
  let next = 0
  let unanswered: Wish | undefined
  let data: Uint8Array | undefined
  const answer = (wish: Wish): Granted => {
    if (next < answers.length) return answers[next++]
    unanswered ??= wish
    return undefined
  }
  const files: Files = {
    save: (quetzal) => {
      data = quetzal
      return answer({ kind: 'save', data: quetzal }) === true
    },
    restore: () => {
      const saved = answer({ kind: 'restore' })
      return saved instanceof Uint8Array ? saved : undefined
    },
  }
  return {
    files,
    get unanswered() {
      return unanswered
    },
    /** what was saved last */
    get data() {
      return data
    },
    answerWith: (granted: readonly Granted[]) => {
      answers = granted
      next = 0
      unanswered = undefined
      data = undefined
    },
  }
}
