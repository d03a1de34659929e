/** Which folder of a society imports which when it runs, as data. `.` stands for the files beside the folders. */
import { describe, expect, it } from 'vitest'
import { cyclesIn, edgesOf, isSource } from './imports.ts'
import { listFiles } from './repository.ts'

/** A society without folders needs no line here. Types may be imported from every folder of the own society. */
const folders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  adventurers: {
    '.': [
      'knowledge',
      'memory',
      'navigator',
      'outside',
      'prompts',
      'puzzle',
      'state',
      'strategy',
      'textquests',
      'variants',
    ],
    // what is tried, and what is found in games
    evolution: ['.', 'knowledge', 'metrics', 'prompts', 'puzzle', 'remember', 'variants'],
    files: ['.', 'played'],
    knowledge: ['.'],
    // it proposes as well: ways that are open on the map, and what a step costs
    memory: ['knowledge', 'navigator', 'strategy'],
    metrics: ['.'],
    outside: ['.', 'prompts'],
    played: ['.'],
    // whoever proposes asks Memory what came of the like
    navigator: ['knowledge', 'memory', 'puzzle', 'strategy'],
    prompts: ['.', 'knowledge', 'memory', 'navigator', 'puzzle', 'strategy'],
    // ideas that only a variant has on
    puzzle: ['knowledge', 'memory', 'strategy', 'variants'],
    questions: ['.', 'knowledge', 'memory', 'puzzle', 'strategy', 'variants'],
    remember: ['knowledge', 'memory'],
    state: ['knowledge'],
    strategy: ['.', 'knowledge', 'memory', 'navigator', 'variants'],
    terminal: ['.', 'played'],
    textquests: ['.', 'outside'],
    // who joins is a member like the others; rules that are off weigh what they propose, by what Memory calls stuck
    variants: ['.', 'knowledge', 'memory', 'prompts', 'strategy'],
  },
  director: {
    '.': ['architect', 'cinematographer', 'critic', 'librarian', 'material-scientist', 'orchestrator'],
    architect: ['.'],
    cinematographer: ['.'],
    critic: ['.'],
    evaluation: ['.', 'architect', 'critic', 'files', 'librarian', 'material-scientist', 'orchestrator'],
    evolution: ['.', 'evaluation'],
    files: ['.'],
    librarian: ['.'],
    'material-scientist': ['.'],
    orchestrator: ['.'],
    terminal: ['.'],
  },
  explorers: {
    '.': [],
    desktop: ['.'],
    terminal: ['.'],
  },
  household: {
    '.': ['planner', 'speech', 'talk'],
    cast: ['.', 'planner'],
    evaluation: ['.', 'cast'],
    evolution: ['.', 'cast'],
    planner: ['.'],
    speech: ['.'],
    talk: ['.', 'planner', 'speech'],
    terminal: ['.'],
  },
}

/**
 * Folders that still import each other in a circle: the files beside them are both what all of them need (the board,
 * the protocol) and what needs all of them (the members). Take a name away when its folder has left the circle.
 */
const circles: Readonly<Record<string, readonly string[]>> = {
  adventurers: [
    '.',
    'knowledge',
    'memory',
    'navigator',
    'outside',
    'prompts',
    'puzzle',
    'state',
    'strategy',
    'textquests',
    'variants',
  ],
  director: ['.', 'architect', 'cinematographer', 'critic', 'librarian', 'material-scientist', 'orchestrator'],
  // talk needs what a fact is, and whoever decides needs talk
  household: ['.', 'planner', 'speech', 'talk'],
}

/** The file that says what a society is may import all of it, and no folder imports it. */
const DOOR = 'society.ts'

interface Place {
  readonly society: string
  readonly folder: string
}

function placeOf(file: string): Place | undefined {
  const [, society, rest] = /^src\/societies\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (society === undefined || rest === undefined || rest === DOOR) return undefined
  return { society, folder: rest.includes('/') ? rest.split('/')[0]! : '.' }
}

const sources = listFiles('src/societies').filter(isSource)
const steps = edgesOf(sources)
  .filter(({ typeOnly }) => !typeOnly)
  .flatMap(({ from, to }) => {
    const [one, other] = [placeOf(from), placeOf(to)]
    if (one === undefined || other === undefined || one.society !== other.society) return []
    return one.folder === other.folder
      ? []
      : [{ file: from, target: to, society: one.society, from: one.folder, to: other.folder }]
  })

describe('the folders of a society', () => {
  it('import only what the table lets them', () => {
    const forbidden = steps.filter(({ society, from, to }) => !folders[society]?.[from]?.includes(to))
    expect(forbidden.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('make no circle but those that are known', () => {
    for (const [society, edges] of Map.groupBy(steps, (step) => step.society))
      for (const cycle of cyclesIn(edges))
        expect(
          cycle.filter((folder) => !circles[society]?.includes(folder)),
          `${society}: ${cycle.join(', ')}`,
        ).toEqual([])
  })

  it('are not named in the table when they are gone', () => {
    const there = new Set(sources.map(placeOf).map((place) => `${place?.society}/${place?.folder}`))
    const named = Object.entries(folders).flatMap(([society, table]) =>
      Object.keys(table).map((folder) => `${society}/${folder}`),
    )
    expect(named.filter((folder) => !there.has(folder))).toEqual([])
  })

  it('do not import the file that describes their society', () => {
    const found = edgesOf(sources).filter(({ from, to, typeOnly }) => {
      const society = placeOf(from)?.society
      return !typeOnly && society !== undefined && to === `src/societies/${society}/${DOOR}`
    })
    expect(found.map(({ from }) => from)).toEqual([])
  })

  it('of one society import nothing of another', () => {
    const found = edgesOf(sources).filter(({ from, to }) => {
      const [one, other] = [placeOf(from), placeOf(to)]
      return one !== undefined && other !== undefined && one.society !== other.society
    })
    expect(found.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})
