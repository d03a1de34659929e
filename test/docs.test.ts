/** The documents say what is there: files, links and error codes exist, and nothing tells of one machine. */
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '../src/base/errors.ts'
import { exists, listFiles, readText } from './repository.ts'

const pages = listFiles().filter((file) => /^([^/]+|docs\/.+)\.md$/.test(file))

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[^]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '')
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
  it('link only to files that exist', () => {
    const broken = pages.flatMap((page) => {
      const links = [...withoutCode(readText(page)).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)]
      return links
        .map(([, link = '']) => decodeURI(link.replace(/#.*$/, '')))
        .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
        .map((link) => ({ page, link, target: posix.join(posix.dirname(page), link) }))
        .filter(({ target }) => !exists(target))
        .map(({ page: where, link }) => `${where} links to ${link}`)
    })
    expect(broken).toEqual([])
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
