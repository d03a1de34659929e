import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { sharedOptions, type Command } from './command.ts'

const command: Command = {
  takes: ['RUN'],
  options: {
    step: { type: 'string', value: 'N', about: '' },
    edit: { type: 'string', multiple: true, about: '' },
    full: { type: 'boolean', about: '' },
    ...sharedOptions,
  },
  examples: [],
  run: async () => ({ json: {} }),
}
const read = (...words: string[]) => readArguments('show', command, words)

describe('arguments', () => {
  it('are found by place and options by name, in any order', () => {
    const given = read('--full', 'abc', '--step', '3', '--edit', 'a=1', '--edit=b=2')
    expect(given.argument(0)).toBe('abc')
    expect(given.flag('full')).toBe(true)
    expect(given.flag('json')).toBe(false)
    expect(given.count('step')).toBe(3)
    expect(given.list('edit')).toEqual(['a=1', 'b=2'])
    expect(given.text('store')).toBeUndefined()
  })

  it('may be negative numbers, and anything after an equals sign', () => {
    expect(read('abc', '--store', '-5').text('store')).toBe('-5')
    expect(read('abc', '--store=--odd').text('store')).toBe('--odd')
  })

  it('may be missing when help is asked for', () => {
    expect(read('--help').flag('help')).toBe(true)
  })

  it.for([
    [['abc', '--stpe', '3'], 'show has no option --stpe. Did you mean --step?'],
    [['abc', '--toString'], 'show has no option --toString'],
    [['abc', '-x'], 'show has no option -x'],
    [['abc', '--step'], '--step needs a value: --step N'],
    [['abc', '--store', '--json'], '--store needs a value, and --json looks like an option'],
    [['abc', '--full=yes'], '--full takes no value'],
    [[], 'show needs RUN'],
    [['abc', 'def'], 'got "def" besides'],
  ] as const)('%j is a misuse that says what to do', ([words, says]) => {
    expect(() => read(...words)).toThrow(
      expect.objectContaining({ code: 'CLI_USAGE', message: expect.stringContaining(says) as string }),
    )
  })

  it.for(['x', '-1', '1.5', '1e3', ''])('a count is a whole number, not %j', (text) => {
    expect(() => read('abc', `--step=${text}`).count('step')).toThrow(/--step/)
  })
})
