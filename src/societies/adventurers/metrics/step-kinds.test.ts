import { expect, it } from 'vitest'
import type { PlayedStep } from './played-step.ts'
import { countKinds, kindShares } from './step-kinds.ts'

const step = (parts: Partial<PlayedStep>): PlayedStep => ({
  played: 0,
  command: 'push rock',
  room: 1,
  here: '',
  to: parts.room ?? 1,
  reply: 'It does not budge.',
  kind: 'refusal',
  isKey: false,
  gained: 0,
  changed: false,
  died: false,
  discovered: false,
  ...parts,
})

it('counts every step once, by the first kind that fits', () => {
  const counts = countKinds([
    step({ command: 'q', isKey: true, gained: 5 }),
    step({ command: 'north', gained: 5, to: 2 }),
    step({ command: 'south', to: 2, changed: true }),
    step({ command: 'open lid', changed: true }),
    step({ kind: 'unknown-word', command: 'xyzzy' }),
    step({ kind: 'question', command: 'take key' }),
    step({ kind: 'nothing', command: 'look' }),
    step({}),
  ])
  expect(counts).toEqual({
    keys: 1,
    scored: 1,
    travel: 1,
    changed: 1,
    repeated: 0,
    notUnderstood: 2,
    refused: 1,
    told: 1,
  })
})

it('calls a step repeated when the same was said to it twice before at that place, and nothing came of it', () => {
  const again = [step({}), step({}), step({}), step({ room: 2 }), step({ reply: 'It moves a little.' }), step({})]
  expect(countKinds(again)).toMatchObject({ refused: 4, repeated: 2 })
  expect(countKinds([1, 2, 3, 4].map(() => step({ changed: true })))).toMatchObject({ changed: 4, repeated: 0 })
})

it('gives shares of all steps over several games', () => {
  const shares = kindShares([countKinds([step({}), step({ to: 2 })]), countKinds([step({}), step({ isKey: true })])])
  expect(shares).toMatchObject({ refused: 0.5, travel: 0.25, keys: 0.25, scored: 0 })
})
