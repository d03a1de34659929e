/** An answer that takes a place of its client's as long as it is being read: a stream, or a call that waits. */

/** `leave` is called when the answer has been read, or nobody reads it any more. */
export function whenRead(response: Response, leave: () => void): Response {
  if (response.body === null) {
    leave()
    return response
  }
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
      } catch (error) {
        leave()
        throw error
      }
      leave()
      controller.close()
    },
    async cancel(reason) {
      leave()
      await reader.cancel(reason)
    },
  })
  return new Response(body, response)
}
