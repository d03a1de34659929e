/** One life of a process that lives a day of a household on a file, until the day is over or somebody kills it. */
import { sqliteStore } from 'troupe/sqlite'
import { openDay } from './household-day.ts'

const [file, people] = process.argv.slice(2) as [string, string]
const store = sqliteStore(file)
const sleeper = new Int32Array(new SharedArrayBuffer(4))
// a thought that takes five milliseconds, so that a kill finds somebody thinking
const day = openDay(Number(people), () => void Atomics.wait(sleeper, 0, 0, 5))
process.stdout.write('begun\n')
await ((await store.head('day')) === 0 ? day.run(store) : day.resume(store)).finished
await store.close()
