import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

describe('the queue of pictures', () => {
  it('lets few work at once, and keeps their order', async () => {
    const queue = createQueue(2)
    const began: number[] = []
    const finish: (() => void)[] = []
    const works = [0, 1, 2].map((number) =>
      queue.add(() => {
        began.push(number)
        return new Promise<number>((resolve) => finish.push(() => resolve(number)))
      }, new AbortController().signal),
    )
    expect(began).toEqual([0, 1])
    finish[0]!()
    await works[0]
    await Promise.resolve()
    expect(began).toEqual([0, 1, 2])
  })

  it('passes over whoever is no longer wanted, and goes on after a failure', async () => {
    const queue = createQueue(1)
    const gone = new AbortController()
    const stays = new AbortController().signal
    const first = queue.add(() => Promise.reject(new Error('no')), stays)
    const second = queue.add(async () => 'second', gone.signal)
    const third = queue.add(async () => 'third', stays)
    gone.abort()
    await expect(first).rejects.toThrow('no')
    expect([await second, await third]).toEqual([undefined, 'third'])
  })
})
