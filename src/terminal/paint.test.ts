import { describe, expect, it } from 'vitest'
import { createAgentStyles, createPaint, wantsColour } from './paint.ts'
import { shownLine } from './shown.ts'

describe('colour', () => {
  it.for([
    [true, {}, true],
    [false, {}, false],
    [undefined, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ] as const)('on a terminal (%s) with %j: %s', ([isTTY, env, wanted]) => {
    expect(wantsColour({ isTTY }, env)).toBe(wanted)
  })

  it('is left out where it is not wanted', () => {
    expect(createPaint(false)('red', 'no')).toBe('no')
    expect(shownLine(createPaint(true)('red', 'yes'))).toBe('\u001b[31myes\u001b[39m')
  })

  it('of an agent is steady, and differs within a cast', () => {
    const styleOf = createAgentStyles(['architect', 'critic', 'client'])
    const cast = ['architect', 'critic', 'client', 'stranger']
    expect(new Set(cast.map(styleOf)).size).toBe(4)
    expect(cast.map(styleOf)).toEqual(cast.map(styleOf))
  })
})
