/** Hears a stream of events until it closes, somebody hangs up, or nothing was heard for too long. */
import { readEvents } from './events.ts'

// three missed heartbeats: whoever is at the other end is gone
const SILENCE_MS = 45_000

export async function listen(
  connect: (signal: AbortSignal) => Promise<Response>,
  hear: (type: string, data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const hangUp = new AbortController()
  const stop = () => hangUp.abort()
  signal.addEventListener('abort', stop)
  let silence = setTimeout(stop, SILENCE_MS)
  try {
    const { body } = await connect(hangUp.signal)
    if (body === null) return
    for await (const { type, data } of readEvents(body)) {
      clearTimeout(silence)
      silence = setTimeout(stop, SILENCE_MS)
      hear(type, data)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    stop()
  }
}
