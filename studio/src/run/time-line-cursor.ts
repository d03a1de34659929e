/** Where in the run the page is, and how it moves: held by hand, played, or staying at the end. */
export interface Cursor {
  /** counts only while it is not following */
  readonly step: number
  /** at the end, and staying there while more comes */
  readonly isFollowing: boolean
  readonly isPlaying: boolean
  /** steps a second */
  readonly speed: number
}

/** The steps there are, and whether more will come. */
export interface Extent {
  readonly first: number
  readonly last: number
  readonly isLive: boolean
}

export const SPEEDS: readonly number[] = [1, 2, 5, 10, 20, 50, 100]

export type Move =
  | { readonly kind: 'go'; readonly step: number }
  | { readonly kind: 'follow'; readonly isFollowing: boolean }
  | { readonly kind: 'play'; readonly speed?: number | undefined }
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'advance'; readonly steps: number }

/** Begins at the end, or where the address says. */
export const startCursor = (step?: number): Cursor => ({
  step: step ?? 0,
  isFollowing: step === undefined,
  isPlaying: false,
  speed: 5,
})

export const stepOf = ({ step, isFollowing }: Cursor, { first, last }: Extent): number =>
  isFollowing ? last : Math.min(last, Math.max(first, step))

export function moveCursor(cursor: Cursor, move: Move, extent: Extent): Cursor {
  const step = stepOf(cursor, extent)
  switch (move.kind) {
    case 'go': {
      if (!Number.isFinite(move.step)) return cursor
      const to = Math.min(extent.last, Math.max(extent.first, Math.round(move.step)))
      // whoever goes to the end wants to stay there; whoever leaves it wants to read
      return { ...cursor, step: to, isFollowing: to === extent.last, isPlaying: cursor.isPlaying && to < extent.last }
    }
    case 'follow':
      return { ...cursor, step, isFollowing: move.isFollowing, isPlaying: false }
    case 'play': {
      const speed = clampSpeed(move.speed ?? cursor.speed)
      // at the end of a run that is live, playing is following
      if (step === extent.last && (extent.isLive || extent.first === extent.last))
        return { ...cursor, speed, isFollowing: true, isPlaying: false }
      // nothing comes after the end of a run that has stopped: it is played from its beginning
      return { step: step < extent.last ? step : extent.first, isFollowing: false, isPlaying: true, speed }
    }
    case 'speed':
      return { ...cursor, speed: clampSpeed(move.speed) }
    case 'stop':
      return { ...cursor, isPlaying: false }
    case 'advance':
      return cursor.isPlaying ? moveCursor(cursor, { kind: 'go', step: step + move.steps }, extent) : cursor
  }
}

const clampSpeed = (speed: number): number => Math.min(SPEEDS.at(-1)!, Math.max(SPEEDS[0]!, speed))

/** The speed beside this one: faster or slower. */
export function speedBeside(speed: number, by: 1 | -1): number {
  const beside = by > 0 ? SPEEDS.find((each) => each > speed) : SPEEDS.findLast((each) => each < speed)
  return beside ?? speed
}

/** Where a key leads to from a step; `undefined` when it is not a key of the time line. */
export function stepByKey(key: string, isShift: boolean, step: number, { first, last }: Extent): number | undefined {
  const page = Math.max(10, Math.round((last - first) / 20))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return step - (isShift ? 10 : 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return step + (isShift ? 10 : 1)
    case 'PageDown':
      return step - page
    case 'PageUp':
      return step + page
    case 'Home':
      return first
    case 'End':
      return last
    default:
      return undefined
  }
}
