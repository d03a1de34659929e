/** Who is measured, at which sizes, and why not at others. */
export type SubjectName = 'troupe' | 'loop' | 'hnswlib' | 'usearch' | 'sqlite-vec' | 'vectra'

type Entry = { title: string; package?: string; largest?: number; note: string }

export const catalogue: Record<SubjectName, Entry> = {
  troupe: { title: 'Troupe', note: 'exact; a whole recall, from the question to the memories' },
  loop: { title: 'plain loop', note: 'exact; a list and a loop in JavaScript' },
  hnswlib: { title: 'hnswlib-node', package: 'hnswlib-node', note: 'approximate; M 16, ef 200 building, 64 searching' },
  usearch: { title: 'usearch', package: 'usearch', note: 'approximate; its defaults, f32, one thread' },
  'sqlite-vec': { title: 'sqlite-vec', package: 'sqlite-vec', note: 'exact; in a file, through node:sqlite' },
  vectra: {
    title: 'vectra',
    package: 'vectra',
    largest: 10_000,
    note: 'exact; one JSON file, which at 100,000 would be longer than a string of JavaScript may be',
  },
}

export const subjectNames = Object.keys(catalogue) as SubjectName[]

export type Spec = { subject: SubjectName; size: number }

export type Sample = {
  /** CPU microseconds for one vector */
  insertMicros: number
  /** CPU milliseconds for one search */
  searchMs: number
  searchWallMs: number
  /** CPU milliseconds from the file to the first answer, in a fresh process */
  loadMs?: number
  /** the share of the truly nearest among those found */
  recall: number
}
