/**
 * The seed of every property test, so that `npm test` says the same of the same code each time. New chances are taken
 * on purpose: `TROUPE_PROPERTY_SEED=random npm test`, or a number to see one again; `npm run fuzz` does it for hours.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'

const chosen = process.env['TROUPE_PROPERTY_SEED'] ?? '20260'

const propertySeed = chosen === 'random' ? undefined : Number(chosen)

if (propertySeed !== undefined) configureGlobal({ ...readConfigureGlobal(), seed: propertySeed })

/** Where a test begins that counts its chances itself; `TROUPE_SEED` sees one again. */
export function firstSeed(): number {
  return Number(process.env['TROUPE_SEED'] ?? propertySeed ?? Date.now() % 1e9)
}
