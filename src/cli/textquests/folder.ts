/** A data folder of TextQuests: which games it holds, and what belongs to each. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listed, messageOf } from '../../base/errors.ts'
import { readAnnotations } from '../../societies/adventurers/textquests/annotations.ts'
import { parseCsv } from '../../societies/adventurers/textquests/csv.ts'
import type { GameData } from '../../societies/adventurers/textquests/play-game.ts'
import type { Checkpoint } from '../../societies/adventurers/textquests/progress.ts'
import { misuse } from '../command.ts'
import { suggestion } from '../../base/nearest.ts'

const PROGRESS = 'game_progress.json'
// the folder itself, or a checkout of TextQuests with its data in one of these
const PLACES = ['', join('data', 'jiminy-cricket'), join('data', 'textquests')]
const VERSIONS = [3, 4, 5, 8, 1, 2, 6, 7]

export interface QuestFolder {
  /** games that can be played, in the order of the file that tells their progress */
  readonly games: readonly string[]
  open(game: string): GameData
}

export function openQuests(given: string): QuestFolder {
  const folder = PLACES.map((place) => join(given, place)).find((place) => existsSync(join(place, PROGRESS)))
  if (folder === undefined)
    throw misuse(
      `${given} is not a TextQuests data folder: it has no ${PROGRESS}. ` +
        'That file stands beside a folder for each game.',
    )
  const progress = readProgress(join(folder, PROGRESS))
  const games = Object.keys(progress).filter((game) => storyIn(folder, game) !== undefined)
  return {
    games,
    open: (game) => {
      const file = storyIn(folder, game)
      const checkpoints = Object.hasOwn(progress, game) ? progress[game] : undefined
      if (file === undefined || checkpoints === undefined)
        throw misuse(
          `There is no game ${JSON.stringify(game)} in ${folder}.${suggestion(game, games)} ` +
            `There are: ${listed(games)}.`,
        )
      const read = (...path: string[]) => readOptional(join(folder, game, ...path))
      return {
        name: game,
        file,
        checkpoints,
        annotations: readAnnotations(read(`${game}_annotations.csv`)),
        longhand: Object.fromEntries(
          parseCsv(read('replacement_dict.csv')).map(([key = '', text = '']) => [key, text]),
        ),
        feelies: read('feelies', 'feelies_text.txt'),
        clues: read('feelies', 'invisiclues.txt'),
      }
    },
  }
}

function storyIn(folder: string, game: string): string | undefined {
  return VERSIONS.map((version) => join(folder, game, `${game}.z${version}`)).find((file) => existsSync(file))
}

function readOptional(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^\ufeff/, '') : ''
}

/** By game: `{"checkpoints": [{"observation_string_check": text, "percentage": number}]}`. */
function readProgress(file: string): Record<string, readonly Checkpoint[]> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw misuse(`${file} is not valid JSON: ${messageOf(error)}.`)
  }
  const games = Object.entries((value ?? {}) as Record<string, { checkpoints?: unknown } | null>)
  return Object.fromEntries(
    games.map(([game, told]) => {
      const checkpoints = told?.checkpoints
      if (!Array.isArray(checkpoints) || !checkpoints.every(isCheckpoint))
        throw misuse(
          `${file}: ${game} needs a list "checkpoints", each with "observation_string_check" and "percentage".`,
        )
      return [game, checkpoints]
    }),
  )
}

function isCheckpoint(value: unknown): value is Checkpoint {
  const { observation_string_check: text, percentage } = (value ?? {}) as Partial<Checkpoint>
  return typeof text === 'string' && typeof percentage === 'number'
}
