/** Imports point one way: the drawing of the layers as data, and the limits that keep them small. */
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, isSource, scanImports, type Import } from './imports.ts'
import { listFiles, readText } from './repository.ts'

type Layer = { imports: readonly string[]; types?: readonly string[] }

const core = ['base', 'board', 'store', 'define', 'engine']
const parts = [
  ...core,
  'lexicon',
  'mail',
  'models',
  'memory',
  'worlds',
  'worlds/zmachine',
  'tools',
  'minds',
  'eyes',
  'assistant',
  'a2a',
  'trace',
  'adapters',
]
const trials = 'evaluate/trials'
const everything = [
  ...parts,
  'postgres',
  'workers',
  'terminal',
  'societies',
  'flows',
  'evaluate',
  trials,
  'evolve',
  'server',
  'cli',
  'cli/evaluations',
  'testing',
]

const command = [
  ...parts,
  'postgres',
  'workers',
  'terminal',
  'societies',
  'flows',
  'evaluate',
  trials,
  'evolve',
  'server',
]

/** Who may import whom. A layer may always import itself; `types` may be imported with `import type` only. */
const layers: Record<string, Layer> = {
  base: { imports: [] },
  board: { imports: ['base'] },
  store: { imports: ['base', 'board'] },
  postgres: { imports: ['base', 'board', 'store'] },
  define: { imports: ['base', 'board'], types: ['store'] },
  engine: { imports: ['base', 'board', 'store', 'define'] },
  mail: { imports: ['base', 'board'] },
  lexicon: { imports: [] },
  models: { imports: ['base'] },
  memory: { imports: ['base', 'board', 'models'] },
  worlds: { imports: ['base', 'mail', 'worlds/zmachine'] },
  'worlds/zmachine': { imports: [] },
  tools: { imports: ['base', 'mail', 'memory', 'models'], types: ['board', 'define', 'worlds'] },
  minds: { imports: ['base', 'board', 'define', 'models', 'tools'], types: ['store', 'worlds', 'memory', 'mail'] },
  // an eye looks at pictures of a world, and may ask a model about them
  eyes: { imports: ['base', 'models', 'minds', 'worlds'] },
  assistant: { imports: ['base', 'board', 'define', 'engine', 'models', 'minds', 'tools'] },
  a2a: { imports: ['base', 'board', 'store', 'define', 'engine', 'tools'] },
  trace: { imports: ['base', 'board', 'store', 'minds'], types: ['models'] },
  adapters: { imports: ['base', 'board', 'store', 'engine', 'models', 'tools'], types: ['minds'] },
  terminal: { imports: ['base'] },
  // below the societies: their own evaluations run their trials with it
  'evaluate/trials': { imports: parts },
  societies: { imports: [...parts, 'terminal', trials] },
  flows: { imports: [...parts, 'societies'] },
  evaluate: { imports: [...parts, 'terminal', 'societies', 'flows', trials] },
  evolve: { imports: [...parts, 'societies', 'flows', 'evaluate', trials] },
  server: { imports: [...parts, 'societies', 'flows', 'evaluate', trials, 'evolve'] },
  // above the server: a worker drives runs as that does, and gives it the fleet of all machines
  workers: { imports: [...parts, 'postgres', 'societies', 'flows', 'server'] },
  cli: { imports: [...command, 'cli/evaluations'] },
  // flow files are evaluated against the model test server; nothing else of the command knows the doubles
  'cli/evaluations': { imports: [...command, 'cli', 'testing'] },
  testing: { imports: [...core, 'models', 'minds', 'worlds'] },
  'index.ts': { imports: everything },
}

/** Layers that import no npm package at all. */
const withoutPackages = new Set(core)

const ENGINE_FILE_MAX_LINES = 250

/** `src/worlds/grid/map.ts` lies in the layer `worlds`; the longest name wins. */
function layerOf(file: string): string | undefined {
  const path = file.replace(/^src\//, '')
  const names = Object.keys(layers).filter((name) => path === name || path.startsWith(`${name}/`))
  return names.toSorted((a, b) => b.length - a.length)[0]
}

function explainForbidden(file: string, { specifier, typeOnly }: Import): string | undefined {
  const target = posix.join(posix.dirname(file), specifier)
  const from = layerOf(file)
  const to = layerOf(target)
  if (from === undefined) return `${file} lies in no layer of test/architecture.test.ts`
  if (to === undefined) return `${file} imports ${target}, which lies in no layer`
  if (from === to) return undefined
  const { imports, types = [] } = layers[from] ?? { imports: [] }
  if (imports.includes(to) || (typeOnly && types.includes(to))) return undefined
  const allowed = [...imports, ...types.map((name) => `types of ${name}`)].join(', ') || 'nothing'
  return `${file} imports ${target}, but ${from} may import only: ${allowed}`
}

const files = listFiles('src').filter(isSource)
const imports = files.flatMap((file) => importsOf(file).map((found) => ({ file, ...found })))
const isRelative = (specifier: string) => specifier.startsWith('.')
const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function countLines(file: string): number {
  return readText(file).trimEnd().split('\n').length
}

describe('the layers', () => {
  it('import only downwards', () => {
    const forbidden = imports
      .filter(({ specifier }) => isRelative(specifier))
      .map((found) => explainForbidden(found.file, found))
      .filter((fault) => fault !== undefined)
    expect(forbidden).toEqual([])
  })

  it('load what draws a society at a terminal or writes its files only when it is asked for', () => {
    const described = files.filter((file) => /^src\/societies\/[^/]+\/society\.ts$/.test(file))
    expect(described.length).toBeGreaterThan(1)
    expect(described.filter((file) => /^import .*'\.\/(?:terminal|files)\//m.test(readText(file)))).toEqual([])
  })

  it('are each drawn in the table', () => {
    expect(files.filter((file) => layerOf(file) === undefined)).toEqual([])
  })

  it('base, board, store and engine import no npm package', () => {
    const found = imports
      .filter(({ file }) => withoutPackages.has(layerOf(file) ?? ''))
      .filter(({ specifier }) => !isRelative(specifier) && !isBuiltin(specifier))
    expect(found).toEqual([])
  })

  it('import only packages that an installation of troupe brings along', () => {
    const { dependencies, peerDependencies } = JSON.parse(readText('package.json')) as {
      dependencies?: object
      peerDependencies?: object
    }
    const brought = new Set([...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies ?? {})])
    const found = imports
      .filter(({ specifier }) => !isRelative(specifier) && !isBuiltin(specifier))
      .filter(({ specifier }) => !brought.has(packageName(specifier)))
    expect(found).toEqual([])
  })

  it('reach the AI SDK only through models', () => {
    const found = imports
      .filter(({ specifier }) => /^(ai|@ai-sdk)(\/|$)/.test(specifier))
      .filter(({ file }) => layerOf(file) !== 'models')
    expect(found).toEqual([])
  })

  it('E11 pass context as an argument: nothing imports async_hooks', () => {
    expect(imports.filter(({ specifier }) => specifier.includes('async_hooks'))).toEqual([])
  })
})

describe('the root of the package', () => {
  it('reaches no module of Node, so that it runs in a browser', () => {
    const reached = new Set(['src/index.ts'])
    for (const file of reached)
      for (const found of imports)
        if (found.file === file && !found.typeOnly && isRelative(found.specifier))
          reached.add(posix.join(posix.dirname(file), found.specifier))
    expect(reached.size).toBeGreaterThan(40)
    const found = imports.filter(
      ({ file, typeOnly, specifier }) => reached.has(file) && !typeOnly && isBuiltin(specifier),
    )
    expect(found).toEqual([])
  })
})

describe('the files', () => {
  it('are named in kebab-case', () => {
    const names = listFiles('src').flatMap((file) => file.split('/').map((part) => ({ file, part })))
    const wrong = names.filter(({ part }) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(part))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it(`of the engine hold no more than ${ENGINE_FILE_MAX_LINES} lines, and open with their idea`, () => {
    const engine = files.filter((file) => layerOf(file) === 'engine')
    const long = engine.map((file) => ({ file, lines: countLines(file) }))
    expect(long.filter(({ lines }) => lines > ENGINE_FILE_MAX_LINES)).toEqual([])
    expect(engine.filter((file) => !readText(file).startsWith('/**'))).toEqual([])
  })
})

describe('this check', () => {
  it('names both files of a forbidden import', () => {
    const fault = explainForbidden('src/base/clock.ts', { specifier: '../engine/run.ts', typeOnly: true })
    expect(fault).toBe('src/base/clock.ts imports src/engine/run.ts, but base may import only: nothing')
  })

  it('lets minds import the types of worlds, and only the types', () => {
    const specifier = '../worlds/world.ts'
    expect(explainForbidden('src/minds/rules.ts', { specifier, typeOnly: true })).toBeUndefined()
    expect(explainForbidden('src/minds/rules.ts', { specifier, typeOnly: false })).toContain('types of worlds')
  })

  it('refuses what leaves src, and the testing doubles in the command', () => {
    expect(explainForbidden('src/cli/main.ts', { specifier: '../../test/x.ts', typeOnly: false })).toBeDefined()
    expect(explainForbidden('src/cli/main.ts', { specifier: '../testing/index.ts', typeOnly: false })).toBeDefined()
  })

  it('finds every way to import', () => {
    const code = [
      `import a from './a.ts'`,
      `import type { B } from './b.ts'`,
      `import {`,
      `  c,`,
      `  type D,`,
      `} from './c.ts'`,
      `import * as e from './e.ts'`,
      `import './f.ts'`,
      `export type G = string`,
      `export { h } from './h.ts'`,
      `export * from './i.ts'`,
      `export type { J } from './j.ts'`,
      `const k = await import('./k.ts')`,
      `/* import l from './l.ts' */`,
      `// import m from './m.ts'`,
    ].join('\n')
    const found = scanImports(code).map(({ specifier, typeOnly }) => (typeOnly ? `${specifier} types` : specifier))
    expect(found.toSorted()).toEqual([
      './a.ts',
      './b.ts types',
      './c.ts',
      './e.ts',
      './f.ts',
      './h.ts',
      './i.ts',
      './j.ts types',
      './k.ts',
    ])
  })
})
