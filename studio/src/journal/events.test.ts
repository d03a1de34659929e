import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { createEventParser, readEvents } from './events.ts'

const said = 'id: 7\ndata: {"a":1}\n\n: beat\n\nevent: status\nid: 8\ndata: first\ndata: second\n\ndata: cut of'

describe('events of a stream', () => {
  it('are read with their kind and their id, also over several lines', () => {
    expect(createEventParser()(said)).toEqual([
      { type: 'message', id: '7', data: '{"a":1}' },
      { type: 'beat', id: '7', data: '' },
      { type: 'status', id: '8', data: 'first\nsecond' },
    ])
  })

  it('are the same however the stream was cut, also inside a character and with other line ends', async () => {
    const bytes = new TextEncoder().encode(said.replaceAll('a', 'ä🙂').replaceAll('\n', '\r\n'))
    const whole = createEventParser()(said.replaceAll('a', 'ä🙂'))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), bytes.length]
        const stream = new ReadableStream<Uint8Array>({
          start: (controller) => {
            for (let index = 1; index < places.length; index++)
              controller.enqueue(bytes.slice(places[index - 1], places[index]))
            controller.close()
          },
        })
        expect(await Array.fromAsync(readEvents(stream))).toEqual(whole)
      }),
      { numRuns: 50 },
    )
  })

  it('looks at a long line once, not again with each piece of it', () => {
    const parse = createEventParser()
    for (let piece = 0; piece < 1000; piece++) expect(parse('data: '.padEnd(1000, 'x'))).toEqual([])
    expect(parse('\n\n')[0]?.data).toHaveLength(1000 * 1000 - 'data: '.length)
  })
})
