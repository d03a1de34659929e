import { describe, expect, it } from 'vitest'
import { createPacing, type Pacing } from './pacing.ts'

/** Goes as far as it is let. */
function walk(pacing: Pacing): { steps: number } {
  const walked = { steps: 0 }
  const go = async () => {
    for (; walked.steps < 100; walked.steps++) {
      await pacing.passed()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  void go()
  return walked
}
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('a run by key', () => {
  it('goes until it is held, and goes on where it was', async () => {
    const pacing = createPacing()
    pacing.toggle()
    const walked = walk(pacing)
    await aWhile()
    expect([walked.steps, pacing.isHeld]).toEqual([0, true])
    pacing.toggle()
    await aWhile()
    expect(walked.steps).toBeGreaterThan(5)
  })

  it('takes one step for each key; the first key of a run that goes only holds it', async () => {
    const pacing = createPacing()
    pacing.step()
    const walked = walk(pacing)
    await aWhile()
    expect(walked.steps).toBe(0)
    pacing.step()
    await aWhile()
    expect(walked.steps).toBe(1)
    pacing.step()
    pacing.step()
    await aWhile()
    expect([walked.steps, pacing.isHeld]).toEqual([3, true])
  })

  it('is let go for good when it has to stop, however it is held', async () => {
    const pacing = createPacing()
    pacing.toggle()
    const walked = walk(pacing)
    pacing.release()
    pacing.step()
    pacing.toggle()
    await aWhile()
    expect(walked.steps).toBeGreaterThan(5)
  })
})
