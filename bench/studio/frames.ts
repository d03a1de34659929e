/**
 * What a viewer must know of an event stream to check it: the number of each entry and when it was written. Nothing
 * else is read, so that two hundred viewers cost less than the server they watch.
 */
const START = Buffer.from('\nid: ')
// `id: 123\ndata: {"seq":123,"at":1794800000000,`: numbers of up to fifteen digits
const LONGEST_HEAD = 80
const HEAD = /^\nid: (\d+)\ndata: \{"seq":\d+,"at":(\d+),/

export type OnEntry = (seq: number, at: number) => void

export function createFrames(onEntry: OnEntry): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (;;) {
      const found = bytes.indexOf(START, from)
      if (found === -1) {
        from = Math.max(from, bytes.length - START.length + 1)
        break
      }
      const head = HEAD.exec(bytes.toString('latin1', found, found + LONGEST_HEAD))
      from = found
      if (head === null) {
        // the head may lie across two chunks
        if (bytes.length - found < LONGEST_HEAD) break
        throw new Error(`This is no entry: ${bytes.toString('latin1', found, found + LONGEST_HEAD)}`)
      }
      onEntry(Number(head[1]), Number(head[2]))
      from = found + head[0].length
    }
    // a copy: the rest of a chunk would keep all of it alive
    rest = Buffer.from(bytes.subarray(from))
  }
}
