/** sqlite-vec in node:sqlite: a virtual table in a file, every vector inserted in one transaction. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getLoadablePath } from 'sqlite-vec'
import { DIMENSIONS, type Filled, type Subject } from '../subject.ts'

export const subject: Subject = {
  async fill(vectors, folder) {
    const database = connect(folder)
    database.exec(`CREATE VIRTUAL TABLE memories USING vec0(vector float[${DIMENSIONS}]); BEGIN`)
    const insert = database.prepare('INSERT INTO memories (rowid, vector) VALUES (?, ?)')
    for (const [at, vector] of vectors.entries()) insert.run(BigInt(at + 1), bytesOf(vector))
    database.exec('COMMIT')
    return { ...open(database), save: () => undefined }
  },
  load: async (folder) => open(connect(folder)),
}

function connect(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'vec.db'), { allowExtension: true })
  database.loadExtension(getLoadablePath())
  return database
}

function open(database: DatabaseSync): Filled {
  const select = database.prepare('SELECT rowid FROM memories WHERE vector MATCH ? ORDER BY distance LIMIT ?')
  return { search: (query, k) => select.all(bytesOf(query), k).map((row) => Number(row['rowid']) - 1) }
}

function bytesOf(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)
}
