import { describe, expect, it } from 'vitest'
import type { PlayedStep } from './played-step.ts'
import type { Turn } from './trail.ts'
import type { Trial, TrueMoment, TruthTrace } from './truth-trace.ts'
import { judgeWarnings } from './warnings.ts'

const trial = (result: Partial<Trial>): Trial => ({ room: 1, changed: false, gained: 0, died: false, ...result })
const outcomes: Record<string, Trial> = {
  'open door': trial({}),
  jump: trial({ died: true, changed: true }),
  'take lamp': trial({ changed: true }),
  back: trial({ room: 2, changed: true }),
  onwards: trial({ room: 9, changed: true }),
  pray: trial({ gained: 5 }),
}
const truth: TruthTrace = {
  moments: [2, 1, 1, 1, 1].map((room) => ({ room }) as TrueMoment),
  tryAt: (_, command) => outcomes[command]!,
  canChange: () => false,
  objects: { tree: { count: 0, parent: () => 0, properties: () => [] }, byteAt: () => 0 },
  ways: [],
}
const turn = (before: number, vetoed: string[], isLooping = false, finalDecision = 'wait') =>
  ({ before, after: before + 1, isLooping, decision: { vetoed, finalDecision } }) as unknown as Turn
const step = (command: string) => ({ command, room: 1, gained: 0 }) as PlayedStep

describe('the warnings of Memory', () => {
  it('are right about what fails, kills or only leads back, and wrong about what works', async () => {
    const judged = async (...vetoed: string[]) => (await judgeWarnings([turn(2, vetoed)], [], truth)).right
    expect(await judged('open door: it was refused', 'jump: it has killed us here', 'back: seen')).toBe(3)
    expect(await judged('take lamp: tried', 'onwards: tried', 'pray: tried')).toBe(0)
  })

  it('count when Strategy kept to them', async () => {
    const { vetoes } = await judgeWarnings([turn(2, ['open door: no', 'jump: no'], false, 'jump')], [], truth)
    expect(vetoes).toBe(1)
  })

  it('of a loop are right after steps that had been done before at the same place', async () => {
    const steps = ['north', 'south', 'north', 'south'].map(step)
    expect(await judgeWarnings([turn(4, [], true)], steps, truth)).toEqual({ vetoes: 0, judged: 1, right: 1 })
    const fresh = ['north', 'south', 'east', 'west'].map(step)
    expect((await judgeWarnings([turn(4, [], true)], fresh, truth)).right).toBe(0)
  })

  it('are counted once while a loop goes on', async () => {
    const { judged } = await judgeWarnings([turn(2, [], true), turn(3, [], true)], ['a', 'b', 'a'].map(step), truth)
    expect(judged).toBe(1)
  })
})
