import { expect, it, vi } from 'vitest'
import { streamed } from './stream.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)
const soon = () => new Promise((resolve) => setTimeout(resolve))

it('gives what was sent, and its place back when that has been read', async () => {
  const leave = vi.fn<() => void>()
  const answer = streamed(leave, async ({ send }) => {
    send('one ')
    await soon()
    send('two')
  })
  expect(leave).not.toHaveBeenCalled()
  expect(await answer.text()).toBe('one two')
  expect(leave).toHaveBeenCalledOnce()
})

it('works on when nobody reads any more, and gives its place back', async () => {
  const leave = vi.fn<() => void>()
  let sent = 0
  const done = vi.fn<() => void>()
  const answer = streamed(leave, async ({ send }) => {
    for (; sent < 5; sent++) {
      send('piece')
      await soon()
    }
    done()
  })
  await answer.body!.cancel()
  expect(leave).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
})

it('keeps 16 MB for a reader who does not read, and lets go of it then', async () => {
  const leave = vi.fn<() => void>()
  const answer = streamed(leave, async ({ send }) => {
    for (let sent = 0; sent < 40; sent++) send(MEGABYTE)
  })
  await expect(answer.text()).rejects.toThrow('Nobody reads this')
  expect(leave).toHaveBeenCalledOnce()
  const large = streamed(leave, async ({ send }) => {
    for (let sent = 0; sent < 12; sent++) send(MEGABYTE)
  })
  expect((await large.text()).length).toBe(12 * MEGABYTE.length)
})
