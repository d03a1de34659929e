/** Cursors: the number of the next event for each client, so that no two take events from each other. */
import type { HouseholdNotes } from './household-notes.ts'

export interface Cursors {
  /** 0 for a client that is not known: it begins with the first event. Asking is enough not to be idle */
  of(root: string, client: string): number
  move(root: string, client: string, next: number): void
}

// a room full of front ends, but no end of them: the longest idle is forgotten
const MOST_CLIENTS = 1_000

export function createCursors({ cursors, saveSoon }: Pick<HouseholdNotes, 'cursors' | 'saveSoon'>): Cursors {
  const put = (name: string, next: number) => {
    cursors.delete(name)
    cursors.set(name, next)
    if (cursors.size > MOST_CLIENTS) cursors.delete(cursors.keys().next().value!)
  }
  const nameOf = (root: string, client: string) => JSON.stringify([root, client])
  return {
    of(root, client) {
      const next = cursors.get(nameOf(root, client)) ?? 0
      put(nameOf(root, client), next)
      return next
    },
    move(root, client, next) {
      const name = nameOf(root, client)
      const isSame = cursors.get(name) === next
      put(name, next)
      // whoever asks again and again while nothing happens has nothing written
      if (!isSame) saveSoon()
    },
  }
}
