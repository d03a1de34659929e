import { describe, expect, it } from 'vitest'
import { commandLine, programName, quote } from './invocation.ts'

describe('a printed command', () => {
  it('names the program the way it was reached', () => {
    expect(programName({}, '/projects/ana', '/global/node_modules/troupe/dist/cli/invocation.js')).toBe('troupe')
    expect(programName({}, '/projects/ana', '/projects/ana/src/cli/invocation.ts')).toBe('npx troupe')
    expect(programName({}, '/projects/p', '/projects/p/node_modules/troupe/dist/cli/invocation.js')).toBe('npx troupe')
    expect(programName({ npm_command: 'exec' }, '/elsewhere', '/cache/troupe/dist/cli/invocation.js')).toBe(
      'npx troupe',
    )
  })

  it('is quoted for a shell', () => {
    expect(quote('abc-1/2.inner')).toBe('abc-1/2.inner')
    expect(quote('add a plant')).toBe("'add a plant'")
    expect(quote(`it's`)).toBe(`'it'\\''s'`)
    expect(quote('')).toBe("''")
  })

  it('names the store that was named', () => {
    expect(commandLine(['show', 'a'], 'my store.db')).toMatch(/troupe show a --store 'my store\.db'$/)
    expect(commandLine(['show', 'a'])).toMatch(/troupe show a$/)
  })
})
