/** Imports that go round in a circle: none when the code runs, few when types are counted, and fewer with time. */
import { describe, expect, it } from 'vitest'
import { cyclesIn, edgesOf, isSource } from './imports.ts'
import { listFiles } from './repository.ts'

const sources = (folder: string) => listFiles(folder).filter(isSource)
const src = edgesOf(sources('src'))
const studio = edgesOf(sources('studio/src'))

/** How many files may be in a circle of types. A number that has fallen is written down here; it never rises. */
const MOST_IN_SRC = 35
const MOST_IN_STUDIO = 4

const filesIn = (cycles: readonly (readonly string[])[]) => cycles.flat().length

describe('imports', () => {
  it('make no circle when the code runs', () => {
    // the list of commands loads each when it is called, and the one for help prints the list
    const help = ['src/cli/commands.ts', 'src/cli/commands/help.ts', 'src/cli/help.ts']
    const cycles = cyclesIn([...src, ...studio].filter(({ typeOnly }) => !typeOnly))
    expect(cycles.filter((cycle) => cycle.join() !== help.join())).toEqual([])
  })

  it('of base, board, store, define and engine make no circle of types either', () => {
    const core = /^src\/(?:base|board|store|define|engine)\//
    expect(cyclesIn(src).filter((cycle) => cycle.some((file) => core.test(file)))).toEqual([])
  })

  it('make no more circles of types than they did', () => {
    expect(filesIn(cyclesIn(src))).toBeLessThanOrEqual(MOST_IN_SRC)
    expect(filesIn(cyclesIn(studio))).toBeLessThanOrEqual(MOST_IN_STUDIO)
  })

  it('are followed round every circle, and only round circles', () => {
    const edges = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef'].map(([from, to]) => ({ from: from!, to: to! }))
    expect(cyclesIn(edges)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })
})
