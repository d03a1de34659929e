/**
 * What may be in a store file besides data: the tables we make, and nothing else. A file that somebody sent could bring
 * views that never end in place of tables, or triggers that rewrite what is written.
 */
import { DatabaseSync } from 'node:sqlite'
import { TroupeError } from '../base/errors.ts'

interface Part {
  readonly type: string
  readonly name: string
  readonly sql: string | null
}

/** `steps` made the tables of this version. Nothing of the file is asked but its list of parts. */
export function checkSchema(database: DatabaseSync, file: string, steps: readonly string[]): void {
  const known = new Set(partsOf(steps).map(spell))
  const strange = readParts(database).find((part) => !known.has(spell(part)))
  if (strange === undefined) return
  throw new TroupeError(
    'STORE_UNREADABLE',
    `${file} is not used: it has a ${strange.type} ${JSON.stringify(strange.name.slice(0, 40))} in it that ` +
      'Troupe did not make. If somebody sent it, ask for an exported run instead.',
  )
}

let made: { readonly steps: readonly string[]; readonly parts: readonly Part[] } | undefined

function partsOf(steps: readonly string[]): readonly Part[] {
  if (made?.steps === steps) return made.parts
  const fresh = new DatabaseSync(':memory:')
  try {
    for (const step of steps) fresh.exec(step)
    made = { steps, parts: readParts(fresh) }
    return made.parts
  } finally {
    fresh.close()
  }
}

// statistics that SQLite's own ANALYZE leaves are data
function readParts(database: DatabaseSync): Part[] {
  const all = database.prepare(
    `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_stat_' ESCAPE '!'`,
  )
  return all.all() as unknown as Part[]
}

const spell = ({ type, name, sql }: Part) => JSON.stringify([type, name, sql?.replaceAll(/\s+/g, ' ') ?? null])
