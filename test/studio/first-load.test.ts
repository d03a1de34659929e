import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { builtStudio } from './built.ts'

const MOST_KB = 90

/** The scripts of the page and all they import statically, each once. */
function firstScripts(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const found = new Set<string>()
  const open = [...page.matchAll(/(?:src|href)="\.?\/assets\/([^"]+\.js)"/g)].map(([, name]) => name!)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const code = readFileSync(join(folder, 'assets', name), 'utf8')
    open.push(...[...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(([, other]) => other!))
  }
  return [...found]
}

it(`loads at most ${MOST_KB} kB of JavaScript before the first page is drawn, and no view among it`, async () => {
  const folder = await builtStudio()
  const scripts = firstScripts(folder).map((name) => readFileSync(join(folder, 'assets', name)))
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KB)
  for (const own of ['adventure-world', 'grid-world', 'house-world', 'plain-world', 'scene-world', 'WebGLRenderer'])
    expect(scripts.some((script) => script.includes(own))).toBe(false)
}, 180_000)
