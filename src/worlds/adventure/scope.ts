/** The scope of a command: things that can be spoken of, because the text shows them here or they are carried. */
import type { Reply } from './reading.ts'

export interface InScope {
  readonly name: string
  readonly held: boolean
  /** missing when nobody knows */
  readonly creature?: boolean
}

/** Things seen in a reply, and carried ones when it is an inventory. What somebody only talks of is not here. */
export function scopeFromReply(reply: Reply, carried: readonly string[] = []): InScope[] {
  const held = new Set(reply.inventory ? reply.inventory.map(({ name }) => name) : carried)
  const scope: InScope[] = [...held].map((name) => ({ name, held: true }))
  if (reply.inventory) return scope
  const seen = new Set(held)
  for (const { name, spoken } of reply.things) {
    if (spoken || seen.has(name)) continue
    seen.add(name)
    scope.push({ name, held: false })
  }
  return scope
}
