/** `troupe play`: a person plays a story, or a file of commands does. */
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { messageOf, TroupeError } from '../../base/errors.ts'
import { readStoryFile } from '../../worlds/adventure/read-story-file.ts'
import { readStory } from '../../worlds/adventure/story-file.ts'
import type { Story } from '../../worlds/zmachine/index.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { signalCodes } from '../interrupts.ts'
import { fileShelf, memoryShelf, readSavedGame } from '../play/files.ts'
import { createGame, type Game } from '../play/game.ts'
import { listInput, streamInput, terminalInput } from '../play/input.ts'
import { keepGame, onHangUp } from '../play/leave.ts'
import { plainPaper, terminalPaper, type Paper } from '../play/paper.ts'
import { conversationOn, playSession, transcriptOnWish } from '../play/session.ts'
import { tallyOf, type Tally } from '../play/tally.ts'
import { openTranscript } from '../play/transcript.ts'
import { wrap } from '../../terminal/wrap.ts'
import type { Screen } from '../screen.ts'
import { harmless } from '../../terminal/text.ts'

const SEED = 1
// what stories expect who count on a screen
const COLUMNS_WITHOUT_TERMINAL = 80
const [FEWEST_COLUMNS, MOST_COLUMNS] = [20, 255]

export const play: Command = {
  takes: ['STORY'],
  options: {
    commands: { type: 'string', value: 'FILE', about: 'play the commands in a file, one per line, then stop' },
    load: { type: 'string', value: 'FILE', about: 'start from a saved game (Quetzal)' },
    transcript: { type: 'string', value: 'FILE', about: 'write everything that is printed and typed to a file' },
    seed: { type: 'string', value: 'N', about: `the seed of the story, as in frotz (default: ${SEED})` },
  },
  notes: [
    'STORY is a name that `troupe stories` lists, or the path of a story file: Z-code of version 3, 4, 5 or 8.',
    'At a terminal: arrow keys bring earlier commands back; ' +
      "`undo`, `save`, `restore`, `script` and `quit` are the story's",
    'own where it has them; `undo` works in every story. Ctrl-D and Ctrl-C leave, keep the game and say how to resume.',
    'In a file of commands, lines that begin with # are comments, and empty lines mean nothing unless the ' +
      'story waits for',
    'a key. Games that it saves are kept in memory only; no file is written.',
    'With --json the game is printed on stderr (or only in the transcript), and stdout ends with the result.',
  ],
  examples: ['play fog-bell', 'play zork1 --load zork1.qzl', 'play fog-bell --commands walkthrough.txt --json'],
  async run(given, screen) {
    const name = given.argument(0)
    const file = findStory(name)
    const story = readStory(readStoryFile(file), file)
    const title = basename(file, extname(file))
    const commands = given.text('commands')
    const transcriptFile = given.text('transcript')
    const seed = given.count('seed') ?? SEED
    const load = readLoad(given.text('load'), story)
    const lines = commands === undefined ? undefined : readLines(commands)

    const isPerson = screen.canAsk && lines === undefined
    const transcript = transcriptFile === undefined ? undefined : openTranscript(transcriptFile, misuse)
    const paper = paperFor(screen, isPerson, transcript !== undefined)
    const table = { game: undefined as Game | undefined }
    const input =
      lines !== undefined
        ? listInput(worthPlaying(lines, () => table.game?.moment.turn.stop.kind === 'key'))
        : isPerson
          ? terminalInput({ input: process.stdin, output: process.stdout })
          : streamInput(process.stdin)
    const conversation = conversationOn(paper, input)
    const usual = `${title}.qzl`
    const game = begin({
      story,
      name: file,
      seed,
      load,
      columns: isPerson ? columnsOf(process.stdout) : COLUMNS_WITHOUT_TERMINAL,
      grant: lines === undefined ? fileShelf(story, usual, conversation) : memoryShelf(),
    })
    table.game = game
    const keep = () => {
      const said = keepGame({ game, name, title })
      screen.tell('', ...(said === undefined ? [] : [said]))
    }
    const hangUp = isPerson ? onHangUp(keep) : () => undefined
    try {
      if (isPerson) screen.tell(...introduce(title, story, screen), '')
      const farewell = await playSession({
        game,
        input,
        screen: paper,
        transcript,
        beginTranscript:
          lines === undefined
            ? transcriptOnWish(`${title}.txt`, conversation, (path) => openTranscript(path, misuse))
            : () => Promise.resolve(undefined),
      })
      const tally = tallyOf(game)
      if (farewell !== 'story' && isPerson) keep()
      else if (lines !== undefined) screen.tell('', summary(tally))
      return { code: farewell === 'interrupt' ? signalCodes.SIGINT : EXIT.ok, json: { ...tally } }
    } finally {
      hangUp()
      input.close()
    }
  },
}

/** A story that fails before anybody typed anything cannot be played. */
function begin({ name, ...options }: Parameters<typeof createGame>[0] & { readonly name: string }): Game {
  const game = createGame(options)
  const { stop } = game.moment.turn
  if (stop.kind !== 'fault' && stop.kind !== 'spent') return game
  const reason = stop.kind === 'fault' ? `At the very beginning it ${stop.reason}.` : 'Its beginning does not end.'
  throw new TroupeError('STORY_UNPLAYABLE', `${name} cannot be played. ${reason}`)
}

function paperFor(screen: Screen, isPerson: boolean, hasTranscript: boolean): Paper {
  if (screen.json) return plainPaper(hasTranscript ? () => undefined : (text) => screen.write(text))
  if (!isPerson) return plainPaper((text) => screen.write(text))
  const terminal = {
    get columns() {
      return columnsOf(process.stdout)
    },
    write: (text: string) => screen.write(text),
  }
  return terminalPaper(terminal, screen.paint)
}

function columnsOf(stream: NodeJS.WriteStream): number {
  return Math.min(Math.max(stream.columns || COLUMNS_WITHOUT_TERMINAL, FEWEST_COLUMNS), MOST_COLUMNS)
}

function introduce(title: string, { version, release, serial }: Story, { columns, paint }: Screen): string[] {
  const dated = /^[\w-]{6}$/.test(serial) ? ` / ${serial}` : ''
  const line = `${harmless(title)}, release ${release}${dated}, Z-code ${version}. Ctrl-D leaves and keeps the game.`
  return wrap(line, columns).map((row) => paint('dim', row))
}

function summary({ score, maxScore, moves, room, over, turns }: Tally): string {
  const points = score === null ? [] : [`score ${score}${maxScore === null ? '' : ` of ${maxScore}`}`]
  const counted = moves === null ? [] : [`${moves} moves`]
  const ended = over === null ? [`in ${room ?? 'play'}`] : [over]
  return [...ended, ...points, ...counted, `${turns} commands`].join(', ')
}

function* worthPlaying(lines: readonly string[], wantsKey: () => boolean): Generator<string> {
  for (const line of lines) if (!line.startsWith('#') && (line.trim() !== '' || wantsKey())) yield line
}

function readLines(file: string): string[] {
  const text = Buffer.from(readBytes(file, '--commands')).toString('utf8')
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
}

function readLoad(file: string | undefined, story: Story): Uint8Array | undefined {
  if (file === undefined) return undefined
  readBytes(file, '--load')
  const { saved, trouble } = readSavedGame(file, story)
  if (trouble !== undefined) throw new TroupeError('STORY_BAD_SAVE', trouble)
  return saved
}

function readBytes(file: string, option: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw misuse(`${option} names a file that cannot be read: ${messageOf(error)}.`)
  }
}
