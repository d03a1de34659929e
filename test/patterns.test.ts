/** No regular expression takes more than time in proportion to what it reads; the check that says so is tested here. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { collectPatterns } from '../scripts/collect-patterns.ts'
import { growthOf } from '../src/flows/patterns/pattern-growth.ts'
import { root } from './repository.ts'

const run = promisify(execFile)

// each took seconds for a text of 100 kB
const UNSAFE: readonly RegExp[] = [
  /\s*\n\s*/g,
  /[.\s]+$/,
  /^_+|_+$/g,
  /\bFound ([^.]+)\./,
  / at \([^)]*\)/g,
  /\bscore\s*:?\s*(-?\d+)/i,
  /^\s*score:/m,
  /,\s*(?:or\s+)?|\s+or\s+/,
  /,\s+(?![^(]*\))/,
  /(?:maximum |maximum of )*(\d+)/i,
  /^(?:https?:\/\/\S+#\S+)$/,
  /^[ \t]*```[^\n]*\n([^]*?)^[ \t]*```/gm,
  /-[\w-]{8,}\.\w+$/,
  /(?:\/\d+\.[^/]+)+$/,
  /^\W*(?: ?[\w'-]+){0,3} ?\bmask\b/,
]
const EXPONENTIAL: readonly RegExp[] = [/^(?:a+)+$/, /^(?:a*)*b/, /^(?:a|a)*$/, /^(?:\w+\s?)*$/, /^(?:ab|a|b)*c/]
const SAFE: readonly RegExp[] = [
  /\s+/g,
  /^\s+/,
  /(?<!\s)\s+$/,
  /(?<![.\s])[.\s]+$/,
  /\?.*$/s,
  /\n\s*\n/,
  /^[^\S\n\r\u2028\u2029]*score:/m,
  /\b\w+:/,
  /\bscore\s*(?::\s*)?(-?\d+)/i,
  /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|["“”]/gu,
  /^(?:\w+\s)*$/,
  /\n[ \t]*\n(?=[^\s\w"'-]|\w+ )/,
  /\([^()]*\)/g,
]

describe('growthOf', () => {
  it.each(UNSAFE)('finds that %s can take the square of the length', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBeDefined()
  })

  it.each(EXPONENTIAL)('finds that %s can take twice as long for one more character', ({ source, flags }) => {
    expect(growthOf(source, flags)?.kind).toBe('exponential')
  })

  it.each(SAFE)('finds nothing wrong with %s', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBeUndefined()
  })

  it('gives a text that really takes long', () => {
    const { first, repeated, last } = growthOf(String.raw`\s*\n`, '')!.attack
    const spent = (count: number) => {
      const text = first + repeated.repeat(count) + last
      const before = process.cpuUsage().user
      text.search(/\s*\n/)
      return (process.cpuUsage().user - before) / 1000
    }
    spent(100)
    expect(spent(16_000)).toBeGreaterThan(spent(2_000) * 10)
  })

  it('does not decide about a pattern that refers back', () => {
    expect(() => growthOf(String.raw`(a+)\1`, '')).toThrow('refers back')
  })
})

describe('collectPatterns', () => {
  const collect = (...lines: string[]) => collectPatterns(lines.join('\n'), 'file.ts')

  it('reads literals, and patterns made of constants', () => {
    const patterns = collect(
      'const { raw } = String',
      'const A = raw`\\d+`',
      'const of = (text: string): boolean => /a|b/gi.test(text)',
      'const b = new RegExp(raw`x${A}` + "y", "m")',
    )
    expect(patterns).toEqual([
      { line: 3, source: 'a|b', flags: 'gi', isMade: false },
      { line: 4, source: String.raw`x\d+y`, flags: 'm', isMade: false },
    ])
  })

  it('takes a wording for its lines', () => {
    expect(collect('wording(`', '  one', '  two`)')).toMatchObject([{ source: 'one|two', flags: 'i' }])
  })

  it('marks what is known only at run time, and reads the reason above it', () => {
    const patterns = collect('new RegExp(`^${a}$`)', '', '', '', '', '// pattern: a number', 'new RegExp(b)')
    expect(patterns).toMatchObject([
      { source: '^word$', isMade: true },
      { isMade: true, reason: 'a number' },
    ])
    expect(patterns[0]).not.toHaveProperty('reason')
  })
})

describe('npm run check:patterns', () => {
  const check = (...words: string[]) =>
    run(process.execPath, ['scripts/check-patterns.ts', ...words], { cwd: root }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    )

  function file(text: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-patterns-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'sample.ts')
    writeFileSync(path, text)
    return path
  }

  it('finds no unsafe pattern in the sources', async () => {
    expect(await check()).toMatchObject({ code: 0, stdout: expect.stringMatching(/ 0 unsafe\n$/) as string })
  })

  it('names the line, the pattern and a text that shows it, and ends with 1', async () => {
    const path = file('\nexport const end = /\\s+$/\n')
    const { code, stdout } = await check(path)
    expect(code).toBe(1)
    expect(stdout).toContain(`${path}:2  more than linear time\n  /\\s+$/\n  try it with "`)
    const { findings } = JSON.parse((await check('--json', path)).stdout) as { findings: unknown[] }
    expect(findings).toMatchObject([{ line: 2, source: String.raw`\s+$` }])
  })

  it('asks for a reason where a pattern is made of text, and refuses what it cannot decide', async () => {
    const { code, stdout } = await check(file('export const f = (a: string) => [new RegExp(a), /(a)\\1/]\n'))
    expect(code).toBe(1)
    expect(stdout).toContain('say `// pattern: …` above')
    expect(stdout).toContain('cannot be decided')
    expect(stdout).toContain('2 patterns in 1 files, 2 unsafe')
  })
})
