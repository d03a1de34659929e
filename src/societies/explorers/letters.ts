/** Letters by recipient: an index beside the history of the mail, brought up to date when it is asked. */
import { EVERYONE, type Message } from '../../mail/message.ts'

export interface Letter {
  /** its place in the history */
  readonly place: number
  readonly message: Message
}

interface Index {
  length: number
  readonly boxes: Map<string, Letter[]>
}

const indexes = new WeakMap<readonly Message[], Index>()

/** All letters an explorer ever got, in sending order. With many explorers nobody can look through everybody's mail. */
export function lettersTo(mail: readonly Message[], explorers: readonly string[], explorer: string): readonly Letter[] {
  let index = indexes.get(mail)
  if (index === undefined) {
    index = { length: 0, boxes: new Map(explorers.map((name) => [name, []])) }
    indexes.set(mail, index)
  }
  for (const end = mail.length; index.length < end; index.length++) {
    const message = mail[index.length]!
    const letter = { place: index.length, message }
    if (message.recipient !== EVERYONE) index.boxes.get(message.recipient)?.push(letter)
    else for (const [name, box] of index.boxes) if (name !== message.sender) box.push(letter)
  }
  return index.boxes.get(explorer) ?? []
}

/** The letters from a place of the history on. */
export function since(letters: readonly Letter[], place: number): readonly Letter[] {
  let first = letters.length
  while (first > 0 && letters[first - 1]!.place >= place) first--
  return letters.slice(first)
}
