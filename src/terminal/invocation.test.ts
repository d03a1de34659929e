import { describe, expect, it } from 'vitest'
import { readArguments } from '../cli/arguments.ts'
import { fork } from '../cli/commands/fork.ts'
import { commandLine, programName, quote } from './invocation.ts'

describe('a printed command', () => {
  it('names the program the way it was reached', () => {
    expect(programName({}, '/projects/ana', '/global/node_modules/troupe/dist/terminal/invocation.js')).toBe('troupe')
    expect(programName({}, '/projects/ana', '/projects/ana/src/terminal/invocation.ts')).toBe('npx troupe')
    expect(programName({}, '/projects/p', '/projects/p/node_modules/troupe/dist/terminal/invocation.js')).toBe(
      'npx troupe',
    )
    expect(programName({ npm_command: 'exec' }, '/elsewhere', '/cache/troupe/dist/terminal/invocation.js')).toBe(
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

  it('does not take the id of a run for an option', () => {
    expect(commandLine(['resume', '--store=x'])).toMatch(/troupe resume -- --store=x$/)
    expect(commandLine(['fork', '-h', '--at', '2'], 'a.db')).toMatch(/troupe fork --at 2 --store a\.db -- -h$/)
    const given = readArguments('fork', fork, ['--at', '2', '--', '-h'])
    expect([given.argument(0), given.text('at')]).toEqual(['-h', '2'])
  })

  it('is one command in every shell of Windows, whatever a run is called', () => {
    expect(quote('a&calc', 'win32')).toBe('"a&calc"')
    expect(quote('C:\\my store.db', 'win32')).toBe('"C:\\my store.db"')
    for (const word of ['a"&calc', '%PATH%', '$(calc)', 'a`calc', 'a\ncalc']) expect(quote(word, 'win32')).toBe('…')
    expect(quote('a&calc', 'linux')).toBe("'a&calc'")
  })
})
