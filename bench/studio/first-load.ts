/** What a browser fetches before it can draw anything: the script of the page and what it imports, as gzip sends it. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../places.ts'

type File = { name: string; bytes: number; gzip: number }

export type FirstLoad = { scripts: File[]; styles: File[]; later: File[]; fonts: File[] }

const folder = join(root, 'dist', 'studio')

export function measureFirstLoad(): FirstLoad {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name!)
  const scripts = withImports(named.filter((name) => name.endsWith('.js')))
  const all = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  const isLater = (name: string) => name.endsWith('.js') && !scripts.includes(name)
  return {
    scripts: scripts.map(weigh),
    styles: named.filter((name) => name.endsWith('.css')).map(weigh),
    later: all
      .filter(isLater)
      .map(weigh)
      .toSorted((a, b) => b.gzip - a.gzip),
    fonts: all.filter((name) => extname(name) === '.woff2').map(weigh),
  }
}

/** `import(…)` is fetched when it is wanted, `import … from` at once. */
function withImports(names: string[]): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    const code = readFileSync(join(folder, name), 'utf8')
    for (const [, imported] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
      add(`assets/${imported}`)
  }
  for (const name of names) add(name)
  return [...found]
}

function weigh(name: string): File {
  const content = readFileSync(join(folder, name))
  return { name: name.replace('assets/', ''), bytes: content.length, gzip: gzipSync(content, { level: 9 }).length }
}

export function gzipKb(files: readonly File[]): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000
}
