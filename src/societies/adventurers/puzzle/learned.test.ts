import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { lessLikelyAgain, proposeLearned, solutionOf } from './learned.ts'

const lessons = { puzzlePatterns: {}, successfulSolutions: {}, itemCombinationsTried: [] }
const grate = thingNamed('grate', 'hall', ['obstacle'])
const proposals = (over: object, objects = [grate, thingNamed('mailbox', 'lane')]) =>
  [...proposeLearned(knowing({ here: 'hall', objects }), { ...lessons, ...over })].map(
    ({ command, at }) => `${at}: ${command}`,
  )

it('what solved a puzzle is remembered by its kind, and tried on the next of that kind', () => {
  const solved = knowing({
    here: 'hall',
    command: 'kick grate',
    reply: { kind: 'change', told: 'gives way', before: 'It gives way.' },
  })
  const findings = { discovered: [], renamed: [] }
  expect(solutionOf(solved, { ...findings, faced: 'obstacle' })).toEqual({ kind: 'obstacle', solution: 'kick X' })
  expect(solutionOf(solved, findings)).toBeUndefined()
  expect(proposals({ puzzlePatterns: { obstacle: ['kick X', 'try items'] } })).toEqual(['hall: kick grate'])
})

it('what helped with a thing is tried on its like', () => {
  expect(proposals({ successfulSolutions: { 'open mailbox': 'open mailbox' } })).toEqual(['lane: open mailbox'])
})

it('two things that were put together in vain elsewhere are less likely to help here', () => {
  const proposal = { command: 'put rod in slot', at: 'hall', gain: 1, probability: 0.4, reason: '' }
  const again = { ...lessons, itemCombinationsTried: [['put', 'rod', 'slot']] }
  expect([...lessLikelyAgain([proposal], again)][0]!.probability).toBeCloseTo(0.36)
  expect([...lessLikelyAgain([proposal], lessons)][0]!.probability).toBe(0.4)
})
