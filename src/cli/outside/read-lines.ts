/** Lines of a stream, none longer than a limit: of one that is, nothing is kept but that it was there. */
import { StringDecoder } from 'node:string_decoder'

/** A line, or nothing in the place of one that was too long. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array | string>,
  longest: number,
): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8')
  let held = ''
  let isTooLong = false
  const take = (part: string) => {
    isTooLong ||= held.length + part.length > longest
    held = isTooLong ? '' : held + part
  }
  const finish = () => {
    const line = isTooLong ? undefined : held.endsWith('\r') ? held.slice(0, -1) : held
    held = ''
    isTooLong = false
    return line
  }
  for await (const chunk of chunks) {
    const [first = '', ...rest] = (typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk))).split('\n')
    take(first)
    for (const part of rest) {
      yield finish()
      take(part)
    }
  }
  take(decoder.end())
  // a last line may lack its end
  if (held !== '' || isTooLong) yield finish()
}
