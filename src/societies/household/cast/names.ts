/** Names for up to a few thousand people, none of them that of a room or a thing. */
import type { Random } from '../../../base/random.ts'
import type { HousePlan } from '../../../worlds/house/plan.ts'

const FIRST =
  'Ana Bo Cleo Dana Emil Fay Gus Hana Ivo Jun Kai Lea Milo Nora Otto Pia Quin Rosa Sami Tess Uma Vito ' +
  'Wanda Xenia Yuri Zoe Adil Bea Ciro Dora Elif Finn Greta Hugo Ines Joan Kofi Lars Mina Nils Olga Paul ' +
  'Rita Sven Tara Ugo Vera Willa Yara Zeno Ada Ben Carla Davi Eva Femi Gina Hari Iris Jan Kira Leo Maya ' +
  'Noel'
const LAST =
  'Adams Berg Costa Diaz Engel Fuchs Garcia Haas Ito Jensen Kaya Lund Moreau Novak Okafor Park Quist ' +
  'Rossi Sato Tanaka Usman Vogel Weber Xu Yilmaz Zhang Amari Brandt Castro Dahl Ek Farah Gallo Holm ' +
  'Ivanov Janssen Kim Lopez Mori Nagy'

export function namesFor(count: number, plan: HousePlan, random: Random): readonly string[] {
  const taken = new Set([...plan.rooms.keys(), ...plan.things.keys()].map((name) => name.toLowerCase()))
  const isFree = (name: string) => !taken.has(name.toLowerCase())
  const first = shuffle(FIRST.split(' '), random).filter(isFree)
  const last = shuffle(LAST.split(' '), random)
  if (count <= first.length) return first.slice(0, count)
  const names: string[] = []
  for (let index = 0; names.length < count; index++) {
    // neighbours share neither name, and no name comes twice
    const round = Math.floor(index / first.length)
    const [given, family] = [first[index % first.length]!, last[((index % first.length) + round) % last.length]!]
    const again = Math.floor(index / (first.length * last.length))
    names.push(again === 0 ? `${given} ${family}` : `${given} ${family} ${again + 1}`)
  }
  return names
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.integer(last + 1)
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}

/** So many names, all different; the first ones are always the same. */
export function firstNames(count: number): readonly string[] {
  const [first, last] = [FIRST.split(' '), LAST.split(' ')]
  if (count <= first.length) return first.slice(0, count)
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / first.length)
    return `${first[index % first.length]!} ${last[((index % first.length) + round) % last.length]!}`
  })
}
