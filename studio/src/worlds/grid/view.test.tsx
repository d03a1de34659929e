import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createExplorers } from '../../../../src/societies/explorers/explorers.ts'
import { memoryStore } from '../../../../src/store/memory-store.ts'
import { positionOf } from '../../../../src/worlds/grid/map.ts'
import { momentOf } from '../../contract.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { roundsOf } from './events.ts'
import { bubbleOf, gistOf, goalOf } from './gist.ts'
import { GridMapDrawing } from './map.tsx'
import { barsOf, levelsOf, surveyAt } from './survey.ts'
import { FOUND, LETTER } from './mark-kinds.ts'
import { view as gridView } from './view.ts'

const cast = ['Ada', 'Ben', '<b>Cleo</b>']
let timeline: Timeline

beforeAll(async () => {
  const store = memoryStore()
  const input = { world: { seed: 1, size: 16 }, explorers: cast, maxSteps: 20 }
  await createExplorers().run(input, { seed: 1, store }).finished
  timeline = createTimeline()
  timeline.add(await store.read((await store.runs())[0]!, 1, 100_000))
})

const last = () => momentOf(timeline, timeline.lastStep)

describe('explorers in a grid', () => {
  it('know what they have seen, and no more', () => {
    const early = surveyAt(momentOf(timeline, 8))!
    const late = surveyAt(last())!
    expect(early.known.size).toBeGreaterThan(0)
    expect(early.known.size).toBeLessThan(late.known.size)
    for (const [cell, { kind }] of late.known) expect(late.map.cells[cell]).toBe(kind)
    expect(late.explorers.reduce((sum, { cells }) => sum + cells, 0)).toBe(late.known.size)
  })

  it('keep their hue, their heading and their track', () => {
    const { explorers } = surveyAt(last())!
    expect(explorers.map(({ name, hue }) => [name, hue])).toEqual([
      ['Ada', 0],
      ['Ben', 1],
      ['<b>Cleo</b>', 2],
    ])
    for (const { pose, track } of explorers) expect(track.at(-1)).toEqual(pose!.position)
  })

  it('are told round by round: each thing is found once, and every letter is there', () => {
    const events = roundsOf(timeline).flatMap(({ events: own }) => own)
    const found = events.filter(({ kind }) => kind === 'found')
    expect(found).toHaveLength(last().field<readonly unknown[]>('objects')!.length)
    expect(events.filter(({ kind }) => kind === 'said')).toHaveLength(last().field<readonly unknown[]>('mail')!.length)
    const steps = roundsOf(timeline).map(({ step }) => step)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  })

  it('are measured: what is discovered only grows, up to all of it', () => {
    const values = gridView.curve!(timeline)!.points.map(([, value]) => value)
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    expect(values.at(-1)).toBeLessThanOrEqual(100)
    expect(gridView.facts!(last())[0]!.value).toBe(String(last().field<readonly unknown[]>('objects')!.length))
    const kinds = new Set(gridView.marks!(timeline).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set([FOUND, LETTER]))
    expect(gridView.agents!(last())!.map(({ name }) => name)).toEqual(cast)
  })

  it('are drawn, with names that do no harm', () => {
    const { Story, Thumbnail, World } = gridView
    const moment = last()
    const page = renderToStaticMarkup(
      <>
        <World moment={moment} goTo={() => {}} />
        <GridMapDrawing survey={surveyAt(moment)!} />
        <Story moment={moment} goTo={() => {}} />
        <Thumbnail moment={moment} />
      </>,
    )
    expect(page).toContain('&lt;b&gt;Cleo')
    expect(page).not.toContain('<b>Cleo')
    expect(renderToStaticMarkup(<World moment={momentOf(createTimeline(), 0)} goTo={() => {}} />)).toContain(
      'no building yet',
    )
  })
})

describe('a drawing of cells', () => {
  it('has one bar for neighbours in a row, and none across the rim', () => {
    const { map } = surveyAt(last())!
    const row = [3, 4, 5, map.width * 2 - 1, map.width * 2]
    expect(barsOf(map, 0, row, 10).match(/M/g)).toHaveLength(3)
    expect(positionOf(map, map.width * 2)).toMatchObject({ x: 0, z: 2 })
  })

  it('leaves out the slabs between floors', () => {
    const source = createTimeline()
    const start = {
      v: 1,
      kind: 'start',
      flow: 'explorers',
      seed: 1,
      step: 0,
      next: [],
      shape: null,
      changes: { world: { set: { seed: 1, size: 16, levels: 3 } }, explorers: { set: ['Ada'] } },
    } as const
    source.add([{ seq: 1, at: 1, record: start }])
    expect(levelsOf(surveyAt(momentOf(source, 0))!.map)).toEqual([0, 2, 4])
  })
})

describe('a letter', () => {
  const report = 'I am at (3, 0, 4). Going to (5, 0, 6). Found lamp at (5, 0, 5). Seen floor 3,0,4-4,0,5; wall 2,0,3.'

  it('is told without the cells by number', () => {
    const { map } = surveyAt(last())!
    expect(gistOf(map, report)).toBe('I am at (3, 0, 4). Going to (5, 0, 6). Found lamp at (5, 0, 5). Seen 5 cells.')
    expect(gistOf(map, 'Hello there.')).toBe('Hello there.')
  })

  it('is a bubble when something was found or just said, and a line where somebody goes', () => {
    expect(bubbleOf(report)).toBe('Found lamp')
    expect(bubbleOf('I am at (3, 0, 4). Going to (5, 0, 6).')).toBeUndefined()
    expect(bubbleOf('Wait for me')).toBe('Wait for me')
    expect(goalOf(surveyAt(last())!.map, report)).toEqual({ x: 5, y: 0, z: 6 })
  })
})
