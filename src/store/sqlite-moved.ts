/** What `sqliteStore` means in the root of the package: where it went, for code written before it moved. */
import { TroupeError } from '../base/errors.ts'

/** @deprecated import it from `troupe/sqlite`: the root runs where there is no SQLite */
export function sqliteStore(_file: string, _options?: object): never {
  throw new TroupeError(
    'STORE_MOVED',
    `sqliteStore is no longer part of 'troupe', which also runs where there is no SQLite. ` +
      `Import it from its own subpath: import { sqliteStore } from 'troupe/sqlite'`,
  )
}
