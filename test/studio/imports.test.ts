import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, readText } from '../repository.ts'

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)

/** `import type` costs the page nothing; anything else is code that a browser has to run. */
function importsOf(file: string): { readonly target: string; readonly isType: boolean }[] {
  const found = readText(file).matchAll(/^(?:import|export)\s+(type\s+)?[^'"]*?from\s+['"]([^'"]+)['"]/gm)
  return [...found].map(([, type, specifier = '']) => ({
    target: specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier,
    isType: type !== undefined,
  }))
}

const files = listFiles('studio/src').filter((file) => /\.tsx?$/.test(file) && !isTest(file))

/** Files that run in the page, from wherever they come. */
function reachable(): Set<string> {
  const seen = new Set<string>()
  // the template of shared runs is written while building, not in a browser
  const open = files.filter((file) => file !== 'studio/src/share/template.ts')
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    open.push(...importsOf(file).flatMap(({ target, isType }) => (isType ? [] : [target])))
  }
  return seen
}

describe('the studio', () => {
  it('reads nothing of the command line: what both read lies with the society or the world', () => {
    const wrong = files.filter((file) => importsOf(file).some(({ target }) => target.startsWith('src/cli/')))
    expect(wrong).toEqual([])
  })

  it('brings no code of the server and nothing of Node into the page', () => {
    const wrong = [...reachable()].filter((file) =>
      importsOf(file).some(({ target, isType }) => !isType && /^(node:|src\/(server|engine)\/)/.test(target)),
    )
    expect(wrong).toEqual([])
  })
})
