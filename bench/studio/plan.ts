/** What is measured: runs of explorers, flat out or paced, with viewers and without, all from the same seeds. */

export type Load = {
  name: LoadName
  title: string
  runs: number
  /** the least milliseconds a step takes; 0 is flat out */
  pace: number
  /** of the building, and the rounds of the explorers in it; the same for every run, only the seeds differ */
  size: number
  rounds: number
  /** viewers are shared out among this many runs */
  watched: number
}

export type LoadName = 'flatOut' | 'paced' | 'spread' | 'alone'

// each is a second or two of work
export const loads: Load[] = [
  { name: 'flatOut', title: '50 runs flat out, all watch one', runs: 50, pace: 0, size: 40, rounds: 20, watched: 1 },
  {
    name: 'paced',
    title: '50 runs, a step in 120 ms, all watch one',
    runs: 50,
    pace: 120,
    size: 40,
    rounds: 6,
    watched: 1,
  },
  { name: 'spread', title: '50 runs flat out, 4 watch each', runs: 50, pace: 0, size: 40, rounds: 10, watched: 50 },
  { name: 'alone', title: '1 run flat out, all watch it', runs: 1, pace: 0, size: 100, rounds: 500, watched: 1 },
]

/** What the server spent until every run had ended, and what its viewers saw. */
export type Part = {
  viewers: number
  steps: number
  wallMs: number
  cpuMs: number
  /** in the heap and beside it, when all runs had ended and garbage was collected */
  memoryMb: number
  sight: Sight
}

export type Sight = {
  /** entries there were to be told, summed over viewers */
  entries: number
  lost: number
  doubled: number
  /** from the commit to the viewer; the wall clock of the journal has whole milliseconds */
  medianMs: number
  p95Ms: number
  slowestMs: number
}

export const nothingSeen: Sight = { entries: 0, lost: 0, doubled: 0, medianMs: 0, p95Ms: 0, slowestMs: 0 }

/** A viewer that never reads: what it makes the server hold. */
export type DeafSample = { viewers: number; beforeMb: number; afterMb: number; journalMb: number }
