/** Orders to the program instead of the story: the world answers them, so that no game hangs, leaves or forgets. */
export type Order =
  | { readonly order: 'play' }
  | { readonly order: 'restart' }
  /** to the state before that step, counted from 1; TextQuests counts from 0 */
  | { readonly order: 'restore'; readonly step: number }
  | { readonly order: 'refuse'; readonly reason: string }

const RESTORE = /^restore\s+(\d{1,9})$/
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['quit', 'A game here is not left; it ends when the story ends or the run does.'],
  ['q', 'A game here is not left; it ends when the story ends or the run does.'],
  ['save', 'Every step is kept anyway; there is nothing to save.'],
  ['restore', 'To go back to the state before step N, say "restore N".'],
  ['script', 'Everything is written down anyway.'],
  ['unscript', 'Everything is written down anyway.'],
  ['transcript', 'Everything is written down anyway.'],
  ['recording', 'Everything is written down anyway.'],
  ['replay', 'A run is told again from its journal.'],
])

export function orderIn(command: string): Order {
  const line = command.trim().toLowerCase()
  if (line === 'restart') return { order: 'restart' }
  const restore = RESTORE.exec(line)
  if (restore) return { order: 'restore', step: Number(restore[1]) }
  // several commands can stand in one line
  for (const sentence of line.split(/[.;]|\bthen\b/)) {
    const [verb = ''] = sentence.trim().split(/\s+/, 1)
    const reason = REFUSED.get(verb)
    if (reason !== undefined) return { order: 'refuse', reason }
    if (verb === 'restart') return { order: 'refuse', reason: 'Say "restart" alone.' }
  }
  return { order: 'play' }
}
