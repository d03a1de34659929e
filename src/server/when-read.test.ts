import { expect, it, vi } from 'vitest'
import { whenRead } from './when-read.ts'

const answer = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(new ReadableStream<Uint8Array>({ pull }))

it('gives the place back when an answer has been read, and not before', async () => {
  const leave = vi.fn<() => void>()
  let times = 0
  const response = whenRead(
    answer((controller) => (times++ === 0 ? controller.enqueue(new Uint8Array(3)) : controller.close())),
    leave,
  )
  expect(leave).not.toHaveBeenCalled()
  expect((await response.arrayBuffer()).byteLength).toBe(3)
  expect(leave).toHaveBeenCalledOnce()
})

it('gives it back when nobody reads on, and when the answer breaks off', async () => {
  const left = vi.fn<() => void>()
  const unread = answer((controller) => controller.enqueue(new Uint8Array(3)))
  await whenRead(unread, left).body!.cancel()
  expect(left).toHaveBeenCalledOnce()
  const leave = vi.fn<() => void>()
  const broken = answer((controller) => controller.error(new Error('gone')))
  await expect(whenRead(broken, leave).text()).rejects.toThrow('gone')
  expect(leave).toHaveBeenCalledOnce()
})
