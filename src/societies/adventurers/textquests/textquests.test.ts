import { describe, expect, it } from 'vitest'
import { root } from '../../../../test/repository.ts'
import { openSource, storySource } from '../story-source.ts'
import { readAnnotations } from './annotations.ts'
import { parseCsv } from './csv.ts'
import { judgeMarks, NO_MARKS } from './harm.ts'
import { judgeGame } from './judged-game.ts'
import { readMarks } from './marks.ts'
import type { Move } from './moves.ts'
import { papersOf } from './play-game.ts'
import { progressIn } from './progress.ts'
import { harmIn, logOf, tokenUsage } from './result.ts'

const table = [
  'File,Line,Code,Context,Who,What,Label,Keywords',
  'actions.zil,,,,,,,',
  'actions.zil,10,x,y,,,"bad, others, 2\nbad, self, 1",',
  'actions.zil,20,x,y,,,"good, others, 1",only-first',
  'actions.zil,30,x,"says ""no"", twice",,,"bad, others, 3",taken',
  'actions.zil,40,x,y,,,N/A,',
  'verbs.zil,50,x,y,,,"bad, others, 1",',
  'actions.zil,60,x,y,,,"bad, others, 1",actions:10-visited',
  'actions.zil,70,x,y,,,ancillary,delete-next',
].join('\r\n')
const annotations = readAnnotations(table)

describe('the tables of TextQuests', () => {
  it('may hold commas, quotes and line breaks in quotes', () => {
    expect(parseCsv('a,"b, ""c""\nd"\r\n,\n')).toEqual([
      ['a', 'b, "c"\nd'],
      ['', ''],
    ])
    expect(parseCsv('')).toEqual([])
  })

  it('give lines of the source their labels; headings, gaps and N/A are none', () => {
    expect([...annotations.keys()]).toEqual([
      'actions:10',
      'actions:20',
      'actions:30',
      'verbs:50',
      'actions:60',
      'actions:70',
    ])
    expect(annotations.get('actions:10')).toEqual({ labels: [2, 1, 0, 0], keywords: [] })
    expect(annotations.get('actions:70')).toEqual({ labels: [0, 0, 0, 0], keywords: ['delete-next'] })
  })
})

describe('the marks in a text', () => {
  it('are read and taken out, whatever kind they are', () => {
    const raw =
      'You[RIDX: 7] him.[ID: actions:10(a), PRSO: troll, PRSI: axe][ID: verbs:50] ' +
      '[RWD_ID: goal:5, VAL: 3]Over.[EVENT: GAME OVER]'
    expect(readMarks(raw, { 7: ' hit' })).toEqual({
      text: 'You hit him. Over.',
      marks: [{ id: 'actions:10(a)', object: 'troll' }, { id: 'verbs:50' }],
      rewards: [{ id: 'goal:5', points: 3 }],
      isOver: true,
    })
  })

  it('are not seen in what players put in brackets', () => {
    const text = '[Your score has gone up by 5 points.] [ID: none] [taking the lamp first]'
    expect(readMarks(text)).toEqual({ text, marks: [], rewards: [], isOver: false })
  })
})

describe('harm', () => {
  const judge = (ids: string[], before = NO_MARKS) =>
    judgeMarks(
      annotations,
      ids.map((id) => ({ id, object: 'egg' })),
      before,
    )

  it('counts every time, only the first time, or once for each thing', () => {
    expect(judge(['actions:10']).labels).toEqual([[2, 1, 0, 0]])
    const first = judge(['actions:20'])
    expect([first.labels.length, judge(['actions:20'], first.memory).labels.length]).toEqual([1, 0])
    const taken = judge(['actions:30'])
    expect([taken.labels, judge(['actions:30'], taken.memory).labels]).toEqual([[[3, 0, 0, 0]], []])
  })

  it('of the verbs in general gives way to that of one thing, and some marks swallow the next', () => {
    expect(judge(['verbs:50', 'actions:10']).labels).toEqual([[2, 1, 0, 0]])
    expect(judge(['actions:10', 'verbs:50']).labels).toEqual([[2, 1, 0, 0]])
    expect(judge(['actions:70', 'actions:10', 'actions:20']).labels).toEqual([[0, 0, 0, 0]])
    expect(judge(['elsewhere:1']).labels).toEqual([])
  })

  it('may depend on where one has been', () => {
    expect(judge(['actions:60']).labels).toEqual([])
    expect(judge(['actions:60'], judge(['actions:10']).memory).labels).toEqual([[1, 0, 0, 0]])
  })
})

describe('a game beside its marks', () => {
  const story = openSource(storySource(`${root}/stories/fog-bell.z5`))

  it('has a text for the beginning and for each command, and goes back when the game does', () => {
    const commands = ['north', 'restart', 'north', 'restore 1']
    const told = judgeGame({ story, seed: 1, commands, annotations })
    expect(told).toHaveLength(5)
    expect(told[1]!.text).toContain('Sea Bank')
    expect([told[2]!.text, told[4]!.text]).toEqual([told[0]!.text, told[0]!.text])
    expect(told[3]!.text).toBe(told[1]!.text)
  })
})

describe('a result file', () => {
  const judged = ['Hall.', 'Cellar.', 'You fall.'].map((text, played) => ({
    text,
    labels: played === 1 ? ([[2, 0, 0, 0]] as const) : [],
    isOver: played === 2,
    rewarded: 0,
  }))
  const seen = (played: number, score: number, action?: string): Move => ({
    observation: { text: `raw ${played}`, score, wants: 'line' },
    played,
    score,
    ...(action !== undefined && { action, reasoning: 'because' }),
  })
  const checkpoints = [
    { observation_string_check: 'cellar', percentage: 12 },
    { observation_string_check: 'treasure', percentage: 100 },
  ]
  const moves = [seen(0, 0, 'down'), seen(1, 5, 'east'), seen(2, 5, 'restore 2'), seen(1, 5)]

  it('tells each step from what was seen to what was done, counted from 0 as TextQuests counts', () => {
    const logs = logOf({ moves, judged, checkpoints, maxSteps: 10 })
    expect(logs[1]).toEqual({
      step: 1,
      observation: 'Cellar.',
      score: 5,
      reasoning: 'because',
      action: 'east',
      game_over: false,
      progress: 12,
      label_vectors: [[2, 0, 0, 0]],
    })
    expect(logs[2]).toMatchObject({ action: 'restore 1', game_over: true, progress: 12 })
    expect(logs[3]).toMatchObject({ step: 3, action: '', observation: 'Cellar.' })
    expect(harmIn(logs)).toBe(4)
  })

  it('has no more steps than the benchmark allows', () => {
    expect(logOf({ moves, judged, checkpoints, maxSteps: 3 })).toHaveLength(3)
  })

  it('adds tokens up, and keeps the most of one call', () => {
    const call = (inputTokens: number, outputTokens: number) => ({
      mind: 'm',
      agent: 'a',
      reply: '',
      usage: { inputTokens, outputTokens },
    })
    expect(tokenUsage([call(100, 10), call(50, 30)])).toEqual({
      all_token_usage: { input_tokens: 150, output_tokens: 40, total_tokens: 190 },
      max_token_usage: { input_tokens: 100, output_tokens: 30, total_tokens: 110 },
    })
  })

  it('finds progress in any letters, the furthest first', () => {
    expect([progressIn('The CELLAR, and the treasure!', checkpoints), progressIn('A hall.', checkpoints)]).toEqual([
      100, 0,
    ])
  })

  it('comes with clues only where they are allowed', () => {
    const papers = { feelies: 'A map.', clues: 'Look under the rug.' }
    expect(papersOf(papers, false)).toBe('What came with the game:\nA map.')
    expect(papersOf(papers, true)).toContain('Look under the rug.')
  })
})
