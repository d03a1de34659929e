import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

/** Works that end when told to, and who is at work at the moment. */
function createWorks() {
  const busy = new Set<string>()
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    busy.add(name)
    return new Promise<void>((resolve) =>
      ends.set(name, () => {
        busy.delete(name)
        resolve()
      }),
    )
  }
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { busy: () => [...busy].join(' '), work, end }
}

describe('createLimiter', () => {
  it('lets everybody work at once without a limit', () => {
    const { work, busy } = createWorks()
    const limiter = createLimiter()
    for (const name of ['a', 'b', 'c']) limiter.run(name, undefined, work(name))
    expect(busy()).toBe('a b c')
  })

  it('keeps to the limit, and starts the next when one ends', async () => {
    const { work, busy, end } = createWorks()
    const limiter = createLimiter(2)
    for (const name of ['a', 'b', 'c', 'd']) limiter.run(name, undefined, work(name))
    expect(busy()).toBe('a b')
    await end('b')
    expect(busy()).toBe('a c')
    await end('a')
    expect(busy()).toBe('c d')
  })

  it('keeps to the limit of a group, and lets others pass it', async () => {
    const { work, busy, end } = createWorks()
    const limiter = createLimiter(3)
    for (const name of ['a1', 'a2', 'b1']) limiter.run(name[0]!, name[0] === 'a' ? 1 : undefined, work(name))
    expect(busy()).toBe('a1 b1')
    await end('a1')
    expect(busy()).toBe('b1 a2')
  })

  it('does not count work that is over at once', async () => {
    const { work, busy, end } = createWorks()
    const limiter = createLimiter(1)
    const done: string[] = []
    limiter.run('a', undefined, () => void done.push('a'))
    limiter.run('b', undefined, work('b'))
    limiter.run('c', undefined, () => void done.push('c'))
    limiter.run('d', undefined, work('d'))
    expect(done).toEqual(['a'])
    await end('b')
    expect(done).toEqual(['a', 'c'])
    expect(busy()).toBe('d')
  })
})
