/**
 * Whether a program still listens: one that is held says so by its state, but one in an endless loop looks busy, and
 * its last picture stays. It is called frozen only when nothing speaks against it. Pure: others say what they saw.
 */

/** Seen at one moment. */
export interface Beat {
  /** how often the window was painted until now */
  readonly paints: number
  /** its process wants the processor, and does not wait for anything */
  readonly isBusy: boolean
}

export interface Pulse {
  /** at a moment, some times a second */
  beat(beat: Beat): void
  /** something was pressed, of which a program that listens hears */
  pressed(): void
  /** a question was sent that such programs answer at once */
  asked(): void
  answered(): void
  /** for how long there was no sign of life, once that is too long */
  readonly silentMs: number | undefined
}

// programs that never rest are known by nothing but their paints; on a busy machine others wait for their turn, too
const RESTS_AT_LEAST = 0.2
const BEATS_TO_KNOW = 8

export function createPulse(patienceMs: number, now: () => number): Pulse {
  let [painted, paints] = [now(), 0]
  let [busySince, askedAt, pressedAt] = [undefined, undefined, undefined] as (number | undefined)[]
  const rests = { seen: 0, of: 0 }
  /** since when nothing speaks for it; a question is stronger than anything that is only looked at */
  const silentSince = (): number | undefined => {
    if (askedAt !== undefined) return Math.max(askedAt, painted)
    const isKnown = rests.of >= BEATS_TO_KNOW && rests.seen / rests.of >= RESTS_AT_LEAST
    // only what was pressed before all that would have to show
    if (!isKnown || busySince === undefined || pressedAt === undefined) return undefined
    return Math.max(busySince, painted, pressedAt)
  }
  return {
    beat(beat) {
      const time = now()
      if (beat.paints !== paints) [painted, paints, pressedAt] = [time, beat.paints, undefined]
      if (!beat.isBusy) [busySince, pressedAt] = [undefined, undefined]
      else busySince ??= time
      // what it does in the middle of a silence says nothing about what it usually does
      if (beat.isBusy && busySince !== time && time - busySince! > patienceMs / 2) return
      rests.of++
      if (!beat.isBusy) rests.seen++
    },
    pressed: () => void (pressedAt ??= now()),
    asked: () => void (askedAt ??= now()),
    answered: () => void (askedAt = undefined),
    get silentMs() {
      const since = silentSince()
      const silent = since === undefined ? 0 : now() - since
      return silent >= patienceMs ? silent : undefined
    },
  }
}
