import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isBeyondThisComputer, isInCurrentFolder, readCodePath, spellCode } from './code-path.ts'

describe('the path of code', () => {
  it.each([
    '\\\\host\\share\\x.mjs',
    '//host/share/x.mjs',
    '\\/host/share/x.mjs',
    '\\\\?\\UNC\\host\\share\\x.mjs',
    '\\\\.\\pipe\\x.mjs',
    '\\??\\UNC\\host\\x.mjs',
    'file://host/share/x.mjs',
    'FILE:\\\\host\\x.mjs',
    'file:///here/x.mjs',
    'https://host/x.mjs',
    ' //host/x.mjs',
  ])('leads beyond this computer: %s', (spec) => {
    expect(isBeyondThisComputer(spec)).toBe(true)
  })

  it.each(['x.mjs', './x.ts#name', '/code/x.ts', 'C:\\code\\x.ts', 'c:/code/x.ts', '../a//b.ts', 'a:b.ts'])(
    'stays on this computer: %s',
    (spec) => {
      expect(isBeyondThisComputer(spec)).toBe(false)
    },
  )

  it('is a file and, after the last #, a flow', () => {
    expect(readCodePath('a/b.ts#c')).toEqual({ file: 'a/b.ts', path: resolve('a/b.ts'), wanted: 'c' })
    expect(readCodePath('b.ts')).toEqual({ file: 'b.ts', path: resolve('b.ts') })
    expect(readCodePath('')).toEqual({ file: '', path: resolve('.') })
  })

  it('is spelled anew for a command to paste, and not at all when a shell could take it for more', () => {
    const spell = (spec: string) => spellCode(readCodePath(spec))
    expect(spell('./a/../my society.ts#talk')).toBe('my society.ts#talk')
    expect(spell('x & y/../society.ts')).toBe('society.ts')
    for (const spec of ['a&b.ts', 'a.ts#$(x)', 'a.ts#b\nc', '`a`.ts', "a'b.ts", '-a.ts', 'a%PATH%.ts', 'a\u202eb.ts'])
      expect(spell(spec)).toBe('FILE')
  })

  it('is in the current folder or not, by its words alone', () => {
    expect(['a.ts', 'b/../a.ts', '..a.ts'].map((path) => isInCurrentFolder(resolve(path)))).toEqual([true, true, true])
    expect(['..', '../a.ts', '/a.ts', '.'].map((path) => isInCurrentFolder(resolve(path)))).toEqual(
      Array(4).fill(false),
    )
  })
})
