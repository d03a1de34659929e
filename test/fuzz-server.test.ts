/** Whoever can reach the server, and whoever can make somebody import a file: some hundred attacks of each kind. */
import { describe, expect, it } from 'vitest'
import { fuzzServer } from './server-fuzz/fuzz-server.ts'
import { firstSeed } from './same-chance.ts'

const ATTACKS = 150
// the script wants a second; tests run beside others
const PATIENCE_MS = 10_000

describe('mutated journals and requests', () => {
  it(
    'never break the server, the store or a prototype, whatever route they ask for',
    { timeout: 180_000 },
    async () => {
      const seed = firstSeed()
      const { attacks, requests, taken, statuses, routes, served } = await fuzzServer({
        attacks: ATTACKS,
        seed,
        patienceMs: PATIENCE_MS,
      })
      process.stdout.write(`server: ${attacks} attacks, ${requests} requests, ${taken} taken in, from seed ${seed}\n`)
      // a route that is new needs an attack of its own
      expect(served.filter((route) => !routes.has(route))).toEqual([])
      // not only what is refused at once
      expect(taken).toBeGreaterThan(ATTACKS / 20)
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400]))
    },
  )
})
