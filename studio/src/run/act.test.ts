import { describe, expect, it } from 'vitest'
import { forkCommand } from './act-command.ts'
import { faultIn } from './act-json-fault.ts'
import { readTyped } from './act-json.ts'
import { possible } from './act-state.ts'

describe('the command that forks', () => {
  it('says everything that is different, quoted for a shell', () => {
    const edit = { score: 3, note: "it's $HOME" }
    expect(
      forkCommand({ run: 'gp-1', at: 40, minds: { strategy: 'ollama/llama3.2', 'Old Ben': 'person' }, edit, say: '' }),
    ).toBe(
      String.raw`troupe fork gp-1 --at 40 --mind strategy=ollama/llama3.2 --mind 'Old Ben=person' ` +
        String.raw`--edit score=3 --edit 'note="it'\''s $HOME"'`,
    )
  })

  it('says a command of your own as it was typed', () => {
    expect(forkCommand({ run: 'gp-1', at: 40, minds: {}, edit: {}, say: "open Ben's hatch" })).toBe(
      String.raw`troupe fork gp-1 --at 40 --say 'open Ben'\''s hatch'`,
    )
  })
})

describe('a value typed for a field', () => {
  it('is JSON, and says when it is of another kind than before', () => {
    expect(readTyped(' [1, 2] ', [0])).toEqual({ value: [1, 2] })
    expect(readTyped('"north"', 3)).toMatchObject({ value: 'north', note: expect.stringContaining('was a number') })
    expect(readTyped('null', undefined)).toEqual({ value: null })
  })

  it('is told where it is wrong and what people often mean', () => {
    const fault = (text: string) => (readTyped(text, null) as { fault: string }).fault
    expect(fault('go north')).toMatch(/line 1, character 1\. .*double quotes/)
    expect(fault('{\n  "a": 1,\n}')).toMatch(/line 3, character 1\. There is a comma too many/)
    expect(fault("['a']")).toMatch(/line 1, character 2\. Text is in double quotes/)
    expect(fault('{"a": [1')).toMatch(/character 9\. .*missing at the end/)
    expect(fault('{"a": 1\n "b": 2}')).toMatch(/line 2, character 2\. A comma is missing/)
    expect(fault('   ')).toMatch(/Nothing is here/)
  })

  it('is wrong at the same place for us and for the parser', () => {
    for (const text of ['{"a":[1,{"b":null}],"c":"\\u00e9\\n"}', ' -1.5e+3 ', '[]', '"😀"'])
      expect(faultIn(text)).toBe(text.length)
    for (const [text, place] of [
      ['01', 1],
      ['[1 2]', 3],
      ['{"a" 1}', 5],
      ['"a\nb"', 0],
      ['{} x', 3],
      ['nul', 0],
    ] as const)
      expect([text, faultIn(text)]).toEqual([text, place])
  })
})

describe('what can be done', () => {
  const run = { status: 'open', isLive: true, isElsewhere: false, isPaused: false, canGoOn: true } as const

  it('follows what the run is doing', () => {
    expect(possible(run)).toMatchObject({ main: 'pause', step: false, stop: true })
    expect(possible({ ...run, isPaused: true })).toMatchObject({ main: 'resume', step: true, stop: true })
    expect(possible({ ...run, status: 'failed', isLive: false })).toMatchObject({ main: 'resume', step: true })
    expect(possible({ ...run, status: 'waiting', isLive: false })).toMatchObject({ main: undefined, stop: true })
    expect(possible({ ...run, status: 'ended', isLive: false })).toMatchObject({
      main: undefined,
      stop: false,
      fork: true,
    })
    expect(possible({ ...run, canGoOn: false }).fork).toBe(false)
    expect(possible({ ...run, isLive: false, isElsewhere: true })).toMatchObject({
      main: undefined,
      stop: false,
      fork: true,
    })
    const inside = { ...run, within: 'outer' }
    expect(possible(inside)).toMatchObject({ main: undefined, fork: true, note: expect.stringContaining('inside') })
    expect(possible({ ...inside, canGoOn: false }).fork).toBe(false)
  })
})
