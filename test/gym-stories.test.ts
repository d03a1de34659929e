/**
 * The gym: small games of our own to measure players by. Each is won by its walkthrough with every point, whatever the
 * seed. Of the sealed half nothing is printed, not even a name.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scoreIn } from '../src/worlds/adventure/read-score.ts'
import { createMachine, openStory } from '../src/worlds/zmachine/index.ts'
import { compileStory, hasOurInform } from './inform.ts'
import { listFiles, readText, root } from './repository.ts'

const SEEDS = [1, 2, 1000] as const

interface Game {
  readonly name: string
  readonly folder: string
  readonly file: string
  readonly version: number
}

interface End {
  readonly points: number | undefined
  readonly of: number | undefined
  readonly won: boolean
}

const halves = [
  { half: 'development', games: gamesIn('stories/gym/development') },
  { half: 'sealed', games: gamesIn('stories/gym/sealed') },
]

describe.each(halves)('the $half half of the gym', ({ half, games }) => {
  const isMissing = half === 'sealed' && games.length === 0

  it.skipIf(isMissing).each(SEEDS)('is won by its walkthroughs, with every point, on seed %i', (seed) => {
    const runs = games.map((game, place) => ({
      called: half === 'sealed' ? `game ${place + 1}` : game.name,
      ...endOf(game, seed),
    }))
    expect(runs).not.toEqual([])
    const failed = runs.filter(({ points, of, won }) => !won || points === undefined || points !== of)
    expect(failed.map(({ called, points, of }) => `${called}: ${points} of ${of} points`)).toEqual([])
  })
})

describe('a game of the development half', () => {
  const games = gamesIn('stories/gym/development')

  it.each(games)('is in the index as it is: $name', (game) => {
    const { of } = endOf(game, SEEDS[0])
    const row = readText('stories/gym/README.md')
      .split('\n')
      .find((line) => line.startsWith(`| [${game.name}](development/${game.name}/) |`))
    const [version, , points, commands] = row?.split('|').slice(3, 7).map(Number) ?? []
    expect({ version, points, commands }).toEqual({
      version: game.version,
      points: of,
      commands: commandsOf(game).length,
    })
  })

  it.skipIf(!hasOurInform())('is what its source compiles to (with Inform 6.41 and library 6.12.6)', () => {
    const changed = games.filter(({ folder, file, name, version }) => {
      const compiled = compileStory(join(root, folder, `${name}.inf`), version)
      return !compiled.equals(readFileSync(join(root, file)))
    })
    expect(changed.map(({ name }) => name)).toEqual([])
  })
})

/** A folder for each game, which has the name of its files. */
function gamesIn(half: string): Game[] {
  return listFiles(half).flatMap((file): Game[] => {
    const [, name, version] = /^([\w-]+)\.z([3458])$/.exec(basename(file)) ?? []
    if (name === undefined) return []
    return [{ name, folder: `${half}/${name}`, file, version: Number(version) }]
  })
}

function commandsOf({ folder, name }: Game): string[] {
  return readText(`${folder}/${name}.walkthrough.txt`).trim().split('\n')
}

const played = new Map<string, End>()

/** How the walkthrough ends; played once. */
function endOf(game: Game, seed: number): End {
  const key = `${game.file} ${seed}`
  const end = played.get(key) ?? play(game, seed)
  played.set(key, end)
  return end
}

function play(game: Game, seed: number): End {
  const machine = createMachine(openStory(readFileSync(join(root, game.file))), { seed })
  machine.run()
  const turns = commandsOf(game).map((command) => machine.run(command))
  const text = turns.at(-1)?.text ?? ''
  const end = /\*{3} (.+?) \*{3}/.exec(text)?.[1]
  const { points, of } = scoreIn(text) ?? {}
  return { points, of, won: end !== undefined && !/\b(?:died|dead|lost|missed|dismissed|blind)\b/i.test(end) }
}
