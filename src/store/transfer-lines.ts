/**
 * The lines of an exported file. Only a line feed ends one: JSON may hold other line ends (U+2028, U+2029) as they are,
 * and `node:readline` would break a record in two there.
 */
export async function* readTextLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  // joined once a line is whole: a long one comes in many pieces
  let pieces: string[] = []
  for await (const text of texts) {
    let from = 0
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      pieces.push(text.slice(from, to))
      yield pieces.join('')
      pieces = []
      from = to + 1
    }
    if (from < text.length) pieces.push(text.slice(from))
  }
  if (pieces.length > 0) yield pieces.join('')
}
