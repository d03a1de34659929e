/** `npm run check:patterns`: no regular expression may take longer than in proportion to the text it reads. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { collectPatterns, type Pattern } from './collect-patterns.ts'
import { type Growth, growthOf } from '../src/flows/patterns/pattern-growth.ts'
import { explainUsage, misused } from './usage.ts'

const usage = 'npm run check:patterns [-- [--json] [FILE…]]'
const words = process.argv.slice(2)
explainUsage(words, usage, 'npm run check:patterns -- --json')
if (words.some((word) => word.startsWith('-') && word !== '--json')) misused(usage)

// tests read what they wrote themselves
const SOURCES = ['src/**/*.ts', 'studio/src/**/*.{ts,tsx}', 'scripts/*.{ts,mjs}', 'bin/*.mjs']
const TESTS = /\.test(?:-d)?\.tsx?$/

interface Finding extends Pattern {
  readonly file: string
  readonly problem: string
  readonly attack?: string
}

const named = words.filter((word) => word !== '--json')
const files =
  named.length > 0 ? named : (await Array.fromAsync(glob(SOURCES))).filter((file) => !TESTS.test(file)).toSorted()
const known = new Map<string, Growth | Error | undefined>()
const findings: Finding[] = []
let count = 0
for (const file of files) {
  for (const pattern of collectPatterns(readFileSync(file, 'utf8'), file)) {
    count++
    const key = `/${pattern.source}/${pattern.flags}`
    if (!known.has(key)) known.set(key, grows(pattern))
    const growth = known.get(key)
    if (growth instanceof Error) findings.push({ ...pattern, file, problem: `cannot be decided: ${growth.message}` })
    else if (growth) {
      const problem = growth.kind === 'exponential' ? 'exponential time' : 'more than linear time'
      findings.push({ ...pattern, file, problem, attack: written(growth.attack) })
    } else if (pattern.isMade && pattern.reason === undefined) {
      const problem = 'made of text that is known only at run time; say `// pattern: …` above why that is harmless'
      findings.push({ ...pattern, file, problem })
    }
  }
}

if (words.includes('--json'))
  console.log(JSON.stringify({ files: files.length, patterns: count, findings }, undefined, 2))
else {
  for (const { file, line, source, flags, problem, attack } of findings) {
    console.log(`${file}:${line}  ${problem}\n  /${source}/${flags}`)
    if (attack !== undefined) console.log(`  try it with ${attack}`)
  }
  console.log(`${count} patterns in ${files.length} files, ${findings.length} unsafe`)
}
process.exitCode = findings.length > 0 ? 1 : 0

function grows({ source, flags }: Pattern): Growth | Error | undefined {
  try {
    return growthOf(source, flags)
  } catch (error) {
    return error as Error
  }
}

function written({ first, repeated, last }: Growth['attack']): string {
  const parts = [JSON.stringify(first), `${JSON.stringify(repeated)}.repeat(50_000)`, JSON.stringify(last)]
  return parts.filter((part) => part !== '""').join(' + ')
}
