/** The history of a game. Recent moments are kept, of older ones only some: what lies between is played again. */
import type { GameMoment } from './moment.ts'
import { orderIn } from './orders.ts'

export interface History {
  readonly commands: readonly string[]
  readonly length: number
  readonly last: GameMoment
  add(command: string): void
  /** Takes the last command back. */
  drop(): void
  /** Becomes the game of these commands; what is the same at the beginning is not played again. */
  become(commands: readonly string[]): void
}

const RECENT = 64
const EVERY = 16

export function createHistory(start: GameMoment, next: (moment: GameMoment, command: string) => GameMoment): History {
  const commands: string[] = []
  /** by the number of commands before them */
  const moments = new Map([[0, start]])
  let last = start

  const follow = (moment: GameMoment, command: string): GameMoment => {
    if (moment.turn.stop.kind === 'key' && moment.over === undefined) return next(moment, command)
    const order = orderIn(command)
    if (order.order === 'restart') return { ...start, deaths: moment.deaths, restarts: moment.restarts + 1 }
    if (order.order === 'restore')
      return { ...momentAt(order.step - 1), restarts: moment.restarts, deaths: moment.deaths }
    return next(moment, command)
  }
  /** The moment after so many commands. */
  const momentAt = (count: number): GameMoment => {
    let from = count
    while (!moments.has(from)) from--
    let moment = moments.get(from)!
    for (; from < count; from++) moment = follow(moment, commands[from]!)
    return moment
  }
  const add = (command: string) => {
    last = follow(last, command)
    commands.push(command)
    moments.set(commands.length, last)
    const old = commands.length - RECENT
    // what a `restore` led to stays: to find it again could lead to another, and that to another
    if (old > 0 && old % EVERY !== 0 && orderIn(commands[old - 1]!).order === 'play') moments.delete(old)
  }
  const cutTo = (count: number) => {
    last = momentAt(count)
    for (let index = commands.length; index > count; index--) moments.delete(index)
    commands.length = count
    moments.set(count, last)
  }

  return {
    commands,
    get length() {
      return commands.length
    },
    get last() {
      return last
    },
    add,
    drop: () => cutTo(commands.length - 1),
    become: (wanted) => {
      let same = 0
      while (same < commands.length && same < wanted.length && commands[same] === wanted[same]) same++
      cutTo(same)
      for (const command of wanted.slice(same)) add(command)
    },
  }
}
