/** Names for explorers: people's for a few, numbers behind them for many. */
const NAMES =
  'Ada Ben Cleo Dan Eva Finn Gia Hugo Ida Jon Kim Leo Mia Noa Ole Pia Quin Rosa Sam Tess Uma Vito Wes Xia Yan Zoe'
const people = NAMES.split(' ')

export function explorerNames(count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const again = Math.floor(place / people.length)
    const name = people[place % people.length]!
    return again === 0 ? name : `${name} ${again + 1}`
  })
}
