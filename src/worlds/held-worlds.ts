/**
 * Worlds held for the runs that are in them. A world is never the truth: it is opened from its seed and follows the
 * board, so one that was let go is only opened again.
 */
export interface HeldWorlds<W> {
  /** the world of this key, opened if it is not held; `owner` is part of the run's board and lives as long as that */
  enter(key: string, owner: object, open: () => W): W
  /** the world of this key while it is held */
  get(key: string): W | undefined
  letGo(key: string): void
  /** how many are held */
  readonly size: number
}

interface Held<W> {
  readonly world: W
  /** weakly: whoever holds a world must not hold a board with it */
  owner: WeakRef<object>
}

// a server drives some dozens of runs at once, and a game with its history takes a megabyte or two
const MOST_WORLDS = 128

/** Lets a world go when its run is over and its board is gone, or when so many others were entered since. */
export function holdWorlds<W>(most: number = MOST_WORLDS): HeldWorlds<W> {
  // a Map remembers the order of insertion, so the first one is the one not entered for longest
  const held = new Map<string, Held<W>>()
  const ended = new FinalizationRegistry<string>((key) => {
    // a run that was resumed has another board, and still its world
    if (held.get(key)?.owner.deref() === undefined) held.delete(key)
  })
  const hold = (key: string, owner: object, world: W) => {
    ended.register(owner, key)
    return { world, owner: new WeakRef(owner) }
  }

  return {
    enter(key, owner, open) {
      const before = held.get(key)
      const entry =
        before === undefined
          ? hold(key, owner, open())
          : before.owner.deref() === owner
            ? before
            : hold(key, owner, before.world)
      held.delete(key)
      held.set(key, entry)
      if (held.size > most) held.delete(held.keys().next().value!)
      return entry.world
    },
    get: (key) => held.get(key)?.world,
    letGo: (key) => void held.delete(key),
    get size() {
      return held.size
    },
  }
}
