/** The documents say what is there: files, links and error codes exist, and nothing tells of one machine. */
import { spawnSync } from 'node:child_process'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '../src/base/errors.ts'
import { exists, listFiles, readText, root } from './repository.ts'

const pages = listFiles().filter((file) => /^([^/]+|docs\/.+)\.md$/.test(file))

/** What is published, as npm says; nothing is built for it. */
function packedFiles(): ReadonlySet<string> {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error']
  const { stdout } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const [{ files }] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }]
  return new Set(files.map(({ path }) => path))
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[^]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '')
}

interface Link {
  readonly link: string
  /** the file of this repository that it leads to, if it leads to one */
  readonly target?: string
  readonly isWeb: boolean
}

const { repository } = JSON.parse(readText('package.json')) as { readonly repository: { readonly url: string } }
const onTheWeb = `${repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/main/`

function linksOf(page: string): Link[] {
  const links = withoutCode(readText(page)).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)
  return [...links].flatMap(([, whole = '']): Link[] => {
    const link = decodeURI(whole.replace(/#.*$/, ''))
    if (link === '') return []
    if (link.startsWith(onTheWeb)) return [{ link, target: link.slice(onTheWeb.length), isWeb: true }]
    if (/^[a-z]+:/.test(link)) return [{ link, isWeb: true }]
    return [{ link, target: posix.join(posix.dirname(page), link), isWeb: false }]
  })
}

describe('ARCHITECTURE.md', () => {
  it('names only files and folders that exist', () => {
    const quoted = readText('ARCHITECTURE.md').matchAll(/`([^`\n]+)`/g)
    const paths = [...quoted].map(([, text = '']) => text).filter(isPathOfRepository)
    expect(paths.filter((path) => !exists(path))).toEqual([])
  })
})

describe('docs/errors.md', () => {
  const headings = [...readText('docs/errors.md').matchAll(/^## `?([A-Z0-9_]+)`?\s*$/gm)]
  const listed = headings.map(([, code = '']) => code)

  it('lists every error code, once', () => {
    expect(listed.toSorted()).toEqual([...errorCodes].toSorted())
  })

  it('lists no code that is never used', () => {
    const sources = listFiles('src')
      .filter((file) => file !== 'src/base/errors.ts' && /(?<!\.test)\.ts$/.test(file))
      .map(readText)
    const isUsed = (code: string) => sources.some((source) => new RegExp(`\\b${code}\\b`).test(source))
    expect(errorCodes.filter((code) => !isUsed(code))).toEqual([])
  })
})

describe('the documents', () => {
  it('link only to files that exist, here or in the repository', () => {
    const broken = pages.flatMap((page) =>
      linksOf(page)
        .filter(({ target }) => target !== undefined && !exists(target))
        .map(({ link }) => `${page} links to ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('that are packed link only to what is packed too, or to the web', () => {
    const packed = packedFiles()
    const isPacked = (target: string) =>
      packed.has(target) || [...packed].some((file) => file.startsWith(target.replace(/\/?$/, '/')))
    const packedPages = [...packed].filter((file) => file.endsWith('.md'))
    expect(packedPages.length).toBeGreaterThan(30)
    const dead = packedPages.flatMap((page) =>
      linksOf(page)
        .filter(({ target, isWeb }) => target !== undefined && !isWeb && !isPacked(target))
        .map(({ link }) => `${page} links to ${link}`),
    )
    expect(dead).toEqual([])
  })

  it('and sources name no registry host and no path of one machine', () => {
    const local = new RegExp(
      [String.raw`registry\.npmjs`, String.raw`(?<![\w.\-*])/(?:work|root|home|Users)/`].join('|'),
    )
    const texts = listFiles().filter((file) => /\.(md|ts|mts|js|mjs|json|jsonl|ya?ml)$|^\.[^/]+$|^\.ci\//.test(file))
    expect(texts.filter((file) => local.test(readText(file)))).toEqual([])
  })
})

function isPathOfRepository(text: string): boolean {
  return /^(src|test|docs|examples|bench|scripts|bin|studio|stories)\/[\w./-]*$/.test(text)
}
