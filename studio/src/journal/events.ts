/** Server-sent events out of a stream of bytes, however it was cut on the way. */
export interface StreamEvent {
  /** `message` unless it says otherwise; `beat` for a comment, which only shows that somebody is there */
  readonly type: string
  readonly id: string
  readonly data: string
}

export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const parser = createEventParser()
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield* parser(decoder.decode(value, { stream: true }))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Takes pieces of text and gives the events that have become whole. */
export function createEventParser(): (text: string) => StreamEvent[] {
  // pieces of a line that has not ended: put together once, when it has
  let pieces: string[] = []
  let [type, id, data] = ['', '', [] as string[]]
  const readLine = (line: string): StreamEvent | undefined => {
    if (line === '') {
      const event = data.length > 0 ? { type: type || 'message', id, data: data.join('\n') } : undefined
      type = ''
      data = []
      return event
    }
    if (line.startsWith(':')) return { type: 'beat', id, data: '' }
    const colon = line.indexOf(':')
    const [name, said] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
    if (name === 'data') data.push(said)
    else if (name === 'event') type = said
    else if (name === 'id') id = said
    return undefined
  }
  return (text) => {
    const events: StreamEvent[] = []
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = [...pieces, text.slice(from, end)].join('')
      pieces = []
      from = end + 1
      const event = readLine(line.endsWith('\r') ? line.slice(0, -1) : line)
      if (event !== undefined) events.push(event)
    }
    if (from < text.length) pieces.push(text.slice(from))
    return events
  }
}
