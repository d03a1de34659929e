/** Days of a household, killed as often as one likes: each must end in the journal of a day that was left alone. */
import { killDay } from '../test/kill/household.ts'

const PEOPLE = 5

/** Gives the exit code. */
export async function soakHousehold(kills: number, seed: string): Promise<number> {
  console.log(`soak: a day of ${PEOPLE} people, ${kills} kills, seed ${seed}`)
  let [done, days] = [0, 0]
  while (done < kills) {
    const {
      kills: killed,
      places,
      journal,
      unkilled,
    } = await killDay({
      kills: kills - done,
      people: PEOPLE,
      seed: `${seed}/${days++}`,
      onKill: (count, records) => {
        if (count % 10 === 0) console.log(`kills: ${done + count}, records: ${records}`)
      },
    })
    done += killed
    console.log(`day ${days}: killed ${killed} times, after records ${places.join(', ')} of ${unkilled.length}`)
    const other = unkilled.findIndex((record, place) => record !== journal[place])
    if (other < 0 && journal.length === unkilled.length) continue
    const place = other < 0 ? unkilled.length : other
    console.error(`Record ${place + 1} is\n${journal[place]}\nand should be\n${unkilled[place]}`)
    return 1
  }
  console.log(`kills: ${done}, days: ${days}, journals that differ: 0`)
  return 0
}
