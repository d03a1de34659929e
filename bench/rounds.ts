/** Plays every measurement once a round, in another order each round, so that a busy minute hits all subjects alike. */
import { InterruptedError } from './fresh-process.ts'

export type Played<Spec, Sample> = {
  samples: { spec: Spec; round: number; sample: Sample }[]
  failures: { spec: Spec; reason: string }[]
  /** Rounds played to their end. */
  completed: number
}

export async function playRounds<Spec, Sample>(options: {
  specs: Spec[]
  rounds: number
  signal: AbortSignal
  /** what takes minutes is played in the first round only */
  isOnce?: (spec: Spec) => boolean
  measure: (spec: Spec) => Promise<Sample>
  onStart: (spec: Spec, position: string) => void
}): Promise<Played<Spec, Sample>> {
  const { specs, rounds, signal, isOnce, measure, onStart } = options
  const played: Played<Spec, Sample> = { samples: [], failures: [], completed: 0 }
  for (let round = 1; round <= rounds; round++) {
    for (const [at, spec] of shuffle(specs).entries()) {
      // what failed once would fail again, and might take its time about it
      if (played.failures.some((failure) => failure.spec === spec)) continue
      if (round > 1 && isOnce?.(spec)) continue
      if (signal.aborted) return played
      onStart(spec, `round ${round}/${rounds}, ${at + 1}/${specs.length}`)
      try {
        played.samples.push({ spec, round, sample: await measure(spec) })
      } catch (error) {
        if (error instanceof InterruptedError) return played
        played.failures.push({ spec, reason: (error as Error).message })
      }
    }
    played.completed = round
  }
  return played
}

function shuffle<Item>(items: Item[]): Item[] {
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    const held = shuffled[at]!
    shuffled[at] = shuffled[other]!
    shuffled[other] = held
  }
  return shuffled
}
