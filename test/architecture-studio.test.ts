/** What the studio takes from the rest: types, and pure code that a browser can run. */
import { describe, expect, it } from 'vitest'
import { edgesOf, importsOf, isSource } from './imports.ts'
import { listFiles, readText } from './repository.ts'

/** Layers whose code may be built into the page; types may come from any layer but the command line. */
const CODE_OF = ['base', 'board', 'mail', 'trace', 'worlds', 'societies', 'flows']

const sources = listFiles('studio/src').filter(isSource)
const taken = edgesOf(sources).filter(({ to }) => !to.startsWith('studio/'))
const layerOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]
const told = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`

/** Everything of `src/` that is built into the page. */
function builtIn(): string[] {
  const found = new Set(taken.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to))
  // a set grows while it is walked through
  for (const file of found) for (const { to, typeOnly } of edgesOf([file])) if (!typeOnly) found.add(to)
  return [...found]
}

describe('the studio', () => {
  it('imports nothing of the command line, nor what draws at a terminal', () => {
    const found = taken.filter(({ to }) => layerOf(to) === 'cli' || /\bterminal\//.test(to))
    expect(found.map(told)).toEqual([])
  })

  it('takes code from layers of pure code alone, and types from elsewhere', () => {
    const found = taken.filter(({ typeOnly, to }) => !typeOnly && !CODE_OF.includes(layerOf(to) ?? ''))
    expect(found.map(told)).toEqual([])
  })

  it('is imported by nothing in src', () => {
    const found = edgesOf(listFiles('src').filter(isSource)).filter(({ to }) => to.startsWith('studio/'))
    expect(found.map(told)).toEqual([])
  })

  it('builds in no package, nothing of Node, and no global of it', () => {
    const files = builtIn()
    expect(files.length).toBeGreaterThan(10)
    const outside = files.flatMap((file) =>
      importsOf(file).flatMap(({ specifier, typeOnly }) =>
        typeOnly || specifier.startsWith('.') ? [] : [`${file} imports ${specifier}`],
      ),
    )
    expect(outside).toEqual([])
    expect(files.filter((file) => /\b(?:process|Buffer)\./.test(readText(file)))).toEqual([])
  })
})
