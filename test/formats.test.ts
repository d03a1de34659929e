/** Each format is read in one place: nobody else looks at how it is written. */
import { describe, expect, it } from 'vitest'
import { listFiles, readText } from './repository.ts'

const sources = [...listFiles('src'), ...listFiles('studio/src')].filter(
  (file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file),
)

const holding = (pattern: RegExp, owner: string) =>
  sources.filter((file) => !file.startsWith(owner) && pattern.test(readText(file)))

describe('a format', () => {
  it('is read in one place when it is a change of the board: nobody else looks at its kinds', () => {
    expect(holding(/'(?:set|push|put|cut|patch)' in /, 'src/board/')).toEqual([])
  })

  it('is put into words in one place when it is a change of the board', () => {
    // the differences it makes are values beside each other, not words
    expect(holding(/\bmatchChange\b/, 'src/board/')).toEqual(['studio/src/run/panels/read/changes.ts'])
  })

  it('is read in one place when it is the id of a society inside a run', () => {
    const reading = /`\$\{(?:run|id|within|root)\}\/`|\b(?:run|id|beginning)\.(?:split|includes)\('\/'\)/
    // what is spent inside a run is still found by patterns of its own
    const known = ['src/minds/meter.ts', 'src/minds/model-call.ts']
    expect(holding(reading, 'src/base/inside-ids.ts').filter((file) => !known.includes(file))).toEqual([])
  })
})
