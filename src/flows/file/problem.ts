/** A problem of a flow file: where it is, what is wrong, and what to do. */
import type { Place } from './json-with-places.ts'

export interface Problem extends Place {
  /** an error keeps the flow from running; a warning does not */
  readonly level: 'error' | 'warning'
  /** such as `agents.writer.prompt` */
  readonly path: string
  readonly message: string
}

/** The same before its place is known. */
export interface Finding {
  readonly level?: 'warning'
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Everything is told, up to what anybody would read. */
export const MOST_PROBLEMS = 100

export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, place) => (typeof key === 'number' ? `[${key}]` : `${place > 0 ? '.' : ''}${String(key)}`))
    .join('')
}

/** A name in a file may hold a line end, and make a line that looks like ours. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
}

export function problemLine({ line, column, path, message }: Problem): string {
  return `${line}:${column} ${path === '' ? '' : `${path}: `}${message}`
}
