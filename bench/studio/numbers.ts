/** The numbers for machines: the first six are those of 50 runs flat out with everybody at one of them. */
import type { Played } from '../rounds.ts'
import { median, threeDigits } from '../statistics.ts'
import { gzipKb, type FirstLoad } from './first-load.ts'
import type { DeafSample, Load, LoadName, Part } from './plan.ts'

export type Results = Played<Load, Part[]>
export type Facts = { viewers: number; firstLoad: FirstLoad; deaf: DeafSample | undefined; quick: boolean }
export type Numbers = ReturnType<typeof toNumbers>

const known = (value: number) => (Number.isFinite(value) ? threeDigits(value) : null)

export function toNumbers(played: Results, { viewers, firstLoad, deaf, quick }: Facts) {
  const byName = (name: LoadName) => played.samples.filter(({ spec }) => spec.name === name).map(({ sample }) => sample)
  const sights = played.samples.flatMap(({ sample }) => sample.map(({ sight }) => sight))
  const numbersOf = (name: LoadName) => ({
    p95Ms: known(median(sightsOf(byName(name)).map(({ p95Ms }) => p95Ms))),
    slowdown: known(median(byName(name).map(slowdownByCpu))),
    slowdownByClock: known(median(byName(name).map(slowdownByClock))),
  })
  const main = numbersOf('flatOut')
  return {
    firstLoadGzipKb: threeDigits(gzipKb(firstLoad.scripts)),
    viewers,
    lost: sights.reduce((sum, { lost }) => sum + lost, 0),
    doubled: sights.reduce((sum, { doubled }) => sum + doubled, 0),
    ...main,
    paced: numbersOf('paced'),
    spread: numbersOf('spread'),
    alone: numbersOf('alone'),
    deafMb: deaf ? known(deaf.afterMb - deaf.beforeMb) : null,
    rounds: played.completed,
    quick,
  }
}

/** How much more processor time a step of the runs takes when they are watched: 0.1 is a tenth. */
export function slowdownByCpu(parts: readonly Part[]): number {
  return ratio(parts, ({ cpuMs, steps }) => cpuMs / steps)
}

/** The same by the clock. The viewers' own process takes part in it, and so does everybody else on the machine. */
export function slowdownByClock(parts: readonly Part[]): number {
  return ratio(parts, ({ wallMs, steps }) => wallMs / steps)
}

function ratio(parts: readonly Part[], cost: (part: Part) => number): number {
  const sum = (some: readonly Part[]) => some.reduce((total, part) => total + cost(part), 0)
  return sum(watchedOf(parts)) / sum(parts.filter(({ viewers }) => viewers === 0)) - 1
}

export function watchedOf(parts: readonly Part[]): Part[] {
  return parts.filter(({ viewers }) => viewers > 0)
}

export function sightsOf(samples: readonly Part[][]) {
  return samples.flatMap(watchedOf).map(({ sight }) => sight)
}
