/** The data that every subject carries, so that all of them keep and store the same bytes. */
const TEXT_BYTES = 10_240

const sentence = 'The lamp stands on the table and the door to the north is locked. '

export const text = sentence.repeat(Math.ceil(TEXT_BYTES / sentence.length)).slice(0, TEXT_BYTES)

export type Message = { from: string; text: string }

/** About 60 bytes as JSON. */
export function message(from: string, count: number): Message {
  return { from, text: `I looked again, number ${String(count).padStart(6, '0')}.` }
}

/** What the agents of a loop over a small board say, as JSON: the least that any journal of it must hold. */
export function payloadBytes(steps: number): number {
  let bytes = 0
  for (let count = 1; count <= steps; count++) bytes += JSON.stringify({ count, last: 'a' }).length
  return bytes
}
