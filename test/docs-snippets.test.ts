/** What the documents show is what the code does: their programs compile, their excerpts are found in it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, readText, root } from './repository.ts'

interface Snippet {
  readonly page: string
  readonly language: string
  readonly text: string
}

const pages = ['README.md', ...listFiles('docs').filter((file) => file.endsWith('.md'))]
const snippets = pages.flatMap((page): Snippet[] =>
  [...readText(page).matchAll(/^```(ts|jsonl)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    page,
    language,
    text,
  })),
)

/** A file or excerpt as its lines without indentation, so that an excerpt may come from anywhere in it. */
const flat = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
const sources = [...listFiles('examples'), ...listFiles('src')].filter((file) => /(?<!\.test)\.ts$/.test(file))
const code = sources.map((file) => flat(readText(file)))
const isInCode = (text: string) => code.some((source) => source.includes(flat(text).trimEnd()))

const programs = snippets.filter(({ language, text }) => language === 'ts' && text.startsWith('import'))

describe('the documents', () => {
  it('quote only code that is in the examples or the sources', () => {
    const excerpts = snippets.filter(({ language, text }) => language === 'ts' && !text.startsWith('import'))
    expect(excerpts.length).toBeGreaterThan(5)
    expect(excerpts.filter(({ text }) => !isInCode(text))).toEqual([])
  })

  it('quote only journals that an example prints', () => {
    const quoted = snippets.filter(({ language }) => language === 'jsonl').map(({ page, text }) => ({ page, text }))
    const lines = quoted.flatMap(({ page, text }) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => ({ page, line })),
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(({ line }) => !isInCode(`// ${line}`))).toEqual([])
  })

  it('show only programs that compile', () => {
    expect(programs.length).toBeGreaterThan(2)
    expect(compile(programs)).toBe('')
  })

  const running = programs.filter(
    ({ page, text }) => /coming-from-|chat\.md$/.test(page) && text.includes(`from 'troupe'`),
  )

  it.for(running.map(({ page, text }) => [page, text] as const))(
    'show a program in %s that prints what it says',
    ([, text]) => {
      const lines = text.trimEnd().split('\n')
      const promised = lines
        .slice(lines.findLastIndex((line) => !line.startsWith('//')) + 1)
        .map((line) => line.slice(3))
      expect(promised).not.toEqual([])
      expect(run(text).trimEnd().split('\n')).toEqual(promised)
    },
  )

  it('show the first example in the README, whole', () => {
    const [program] = programs.filter(({ page }) => page === 'README.md')
    expect(readText('examples/01-hello-board.ts')).toContain(program?.text)
  })
})

describe('this check', () => {
  it('finds an excerpt that is not in the code, and a program that does not compile', () => {
    expect(isInCode('const lamp = room.agent({ reads: [] })')).toBe(false)
    const text = `import { board } from 'troupe'\nboard({ lamp: 'on' })\n`
    expect(compile([{ page: 'docs/wrong.md', language: 'ts', text }])).toContain('docs-wrong-0.ts(2,9): error')
  })
})

/** What a program prints, as a file in a project that has troupe installed. */
function run(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-program-'))
  try {
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(root, join(folder, 'node_modules', 'troupe'), 'junction')
    symlinkSync(join(root, 'node_modules', 'zod'), join(folder, 'node_modules', 'zod'), 'junction')
    writeFileSync(join(folder, 'program.mts'), text)
    const args = ['--conditions=troupe-source', join(folder, 'program.mts')]
    const env = { ...process.env, NODE_OPTIONS: '', TROUPE_MODEL: '' }
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
    return stdout || stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the compiler says about programs, as if each were a file of its own. */
function compile(files: readonly Snippet[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-snippets-'))
  try {
    const doors = [
      'adapters',
      'assistant',
      'evaluate',
      'eyes',
      'flows',
      'memory',
      'minds',
      'server',
      'societies',
      'testing',
      'tools',
      'worlds',
    ]
    const paths = {
      troupe: [join(root, 'src/index.ts')],
      'troupe/sqlite': [join(root, 'src/store/sqlite-store.ts')],
      'troupe/postgres': [join(root, 'src/postgres/index.ts')],
      'troupe/mcp': [join(root, 'src/tools/mcp/index.ts')],
      'troupe/components': [join(root, 'src/flows/components/index.ts')],
      ...Object.fromEntries(doors.map((door) => [`troupe/${door}`, [join(root, `src/${door}/index.ts`)]])),
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { paths, typeRoots: [join(root, 'node_modules/@types')], noUnusedLocals: false },
        include: ['*.ts'],
      }),
    )
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    for (const [place, { page, text }] of files.entries())
      writeFileSync(join(folder, `${page.replaceAll(/[/.]/g, '-').replace(/-md$/, '')}-${place}.ts`), text)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' })
    // faults of the sources themselves are told by `npm run check`
    return stdout
      .split('\n')
      .filter((line) => line.includes(basename(folder)))
      .join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
