/** A journal as if everybody in it had meant harm. */
import { HOSTILE, MEGABYTE } from './hostile.ts'

/** Words of others in a journal: what a story tells, what is seen in it, what is said, remembered and reasoned. */
const said = new Set([
  'text',
  'title',
  'description',
  'reasoning',
  'action',
  'result',
  'told',
  'goal',
  'name',
  'reason',
  'summary',
  'note',
  'thinking',
  'content',
  'caption',
  'message',
])
const LONGEST_MIND = 300

/** The same run as if everybody in it had meant harm, under another name. One text in a hundred is a megabyte. */
export function poison(exported: string, name: string): string {
  let count = 0
  const poisoned = (value: unknown, key?: string): unknown => {
    // a longer one is refused before it comes this far
    if (typeof value === 'string' && key === 'mind') return `${value} ${HOSTILE}`.slice(0, LONGEST_MIND)
    if (typeof value === 'string' && key !== undefined && said.has(key))
      return ++count % 100 === 0 ? value + MEGABYTE : `${value} ${HOSTILE}`
    if (Array.isArray(value)) return value.map((each) => poisoned(each, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, poisoned(each, part)]))
  }
  const [header, ...lines] = exported
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const { id, entries } = (header!['runs'] as { id: string; entries: number }[])[0]!
  const renamed = { ...header, run: name, runs: [{ id: name, entries }] }
  const own = lines.filter(({ run }) => run === id)
  return [renamed, ...own.map(({ record, ...line }) => ({ ...line, run: name, record: poisonRecord(record) }))]
    .map((line) => JSON.stringify(line))
    .join('\n')

  function poisonRecord(record: unknown): unknown {
    const { changes, did, ...rest } = record as Record<string, unknown>
    return {
      ...rest,
      ...(changes !== undefined && { changes: poisoned(changes) }),
      ...(did !== undefined && { did: poisoned(did) }),
    }
  }
}
