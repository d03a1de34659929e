import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBroadcast, type Broadcast } from './broadcast.ts'

let isBusy: boolean
let cpuMs: number
let told: string[]
let broadcast: Broadcast

beforeEach(() => {
  vi.useFakeTimers()
  isBusy = false
  cpuMs = 0
  told = []
  broadcast = createBroadcast({ isBusy: () => isBusy, spent: () => cpuMs })
})
afterEach(() => {
  broadcast.close()
  vi.useRealTimers()
})

const work = (name: string, ms: number) => () => {
  told.push(name)
  cpuMs += ms
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('broadcast', () => {
  it('happens at once when something comes alone, and together when more comes soon after', async () => {
    broadcast.plan(work('first', 1))
    await pass(0)
    expect(told).toEqual(['first'])
    broadcast.plan(work('second', 1))
    await pass(5)
    broadcast.plan(work('third', 1))
    expect(told).toEqual(['first'])
    await pass(10)
    expect(told).toEqual(['first', 'second', 'third'])
  })

  it('of the same thing happens once, however often it was planned', async () => {
    const once = work('once', 1)
    for (let times = 0; times < 3; times++) broadcast.plan(once)
    await pass(100)
    expect(told).toEqual(['once'])
  })

  it('takes a break while runs wait for their turn, until they had fifteen times as much', async () => {
    isBusy = true
    broadcast.plan(work('first', 4))
    await pass(0)
    broadcast.plan(work('second', 4))
    cpuMs += 59
    await pass(300)
    expect(told).toEqual(['first'])
    cpuMs += 1
    await pass(15)
    expect(told).toEqual(['first', 'second'])
  })

  it('takes no break from work that nobody waited for, nor longer than runs want their time', async () => {
    broadcast.plan(work('first', 40))
    await pass(0)
    isBusy = true
    broadcast.plan(work('second', 40))
    await pass(15)
    broadcast.plan(work('third', 1))
    await pass(100)
    expect(told).toEqual(['first', 'second'])
    isBusy = false
    await pass(15)
    expect(told).toEqual(['first', 'second', 'third'])
  })

  it('comes within a second, also where this process is given hardly any time', async () => {
    isBusy = true
    broadcast.plan(work('first', 100))
    await pass(0)
    broadcast.plan(work('second', 1))
    await pass(900)
    expect(told).toEqual(['first'])
    await pass(150)
    expect(told).toEqual(['first', 'second'])
  })

  it('stops after ten milliseconds for others to be heard, and everybody has a turn before a second one', async () => {
    isBusy = true
    const greedy = () => {
      told.push('greedy')
      cpuMs += 4
      broadcast.plan(greedy)
    }
    for (const next of [greedy, work('a', 4), work('b', 4), work('c', 4)]) broadcast.plan(next)
    await pass(0)
    expect(told).toEqual(['greedy', 'a', 'b'])
    cpuMs += 12 * 15
    await pass(15)
    expect(told.slice(3)).toEqual(['c', 'greedy', 'greedy'])
  })
})
