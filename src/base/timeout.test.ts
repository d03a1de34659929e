import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTimeout } from './timeout.ts'

const late = () => new Error('too late')

describe('createTimeout', () => {
  it('gives the answer of work that is in time', async () => {
    await expect(createTimeout(1_000).race(Promise.resolve('answer'), late)).resolves.toBe('answer')
  })

  it('gives the error once the time is up', async () => {
    await expect(createTimeout(5).race(new Promise(() => {}), late)).rejects.toThrow('too late')
  })

  it('passes the error of the work on', async () => {
    await expect(createTimeout(1_000).race(Promise.reject(new Error('own fault')), late)).rejects.toThrow('own fault')
  })

  it('waits for ever without a limit', async () => {
    await expect(createTimeout(undefined).race(sleep(20, 'slow'), late)).resolves.toBe('slow')
  })

  it('stands still while it is held', async () => {
    const timeout = createTimeout(20)
    const answer = timeout.race(sleep(60, 'slow'), late)
    timeout.hold()
    await expect(answer).resolves.toBe('slow')
  })

  it('runs again when it is released', async () => {
    const timeout = createTimeout(10)
    const answer = timeout.race(new Promise(() => {}), late)
    timeout.hold()
    timeout.release()
    await expect(answer).rejects.toThrow('too late')
  })
})
