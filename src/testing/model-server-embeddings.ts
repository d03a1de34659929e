/** Embeddings of the model test server: vectors that follow from the text alone. */
import { createHash } from 'node:crypto'

export function answerEmbeddings(body: Readonly<Record<string, unknown>>, dimensions: number): object {
  const texts = Array.isArray(body['input']) ? (body['input'] as string[]) : [String(body['input'])]
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) }))
  return {
    object: 'list',
    model: body['model'],
    data,
    usage: { prompt_tokens: texts.length, total_tokens: texts.length },
  }
}

function vectorOf(text: string, dimensions: number): number[] {
  return Array.from({ length: dimensions }, (_, place) => {
    const [first = 0] = createHash('sha256').update(`${place}:${text}`).digest()
    return first / 127.5 - 1
  })
}
