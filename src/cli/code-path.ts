/** The path of a society's code: with `#name` for one of several flows; never a place on another computer. */
import { isAbsolute, relative, resolve, sep } from 'node:path'

export interface CodePath {
  /** as it was written */
  readonly file: string
  /** absolute; nothing was looked at to find it */
  readonly path: string
  /** the export that is meant, when one is named */
  readonly wanted?: string
}

export function readCodePath(spec: string): CodePath {
  const [, file = spec, wanted] = /^(.+?)(?:#([^#]*))?$/.exec(spec) ?? []
  return { file, path: resolve(file), ...(wanted !== undefined && { wanted }) }
}

/** A society as data, rather than code. */
export function isFlowFile(path: string): boolean {
  return /\.jsonc?$/i.test(path)
}

/** How a run remembers it, and how it is typed from the current folder. */
export function nameCode(path: string, flow?: string): string {
  return `${relative('.', path).split(sep).join('/')}${flow ? `#${flow}` : ''}`
}

// what no shell takes for anything but a word, once it is quoted
// longer than any path a person would read before pasting it
const LONGEST_SPELLED = 200
const PLAIN = /^[\p{L}\p{N}_.@/][\p{L}\p{N}_@+=:,. /#-]*$/u

/** As part of a command to paste, when a journal names the code: `FILE` where its words could mean more than a path. */
export function spellCode({ path, wanted }: CodePath): string {
  // anew from what was understood: `x & y/../society.ts` is society.ts
  const name = nameCode(path, wanted)
  return PLAIN.test(name) && name.length <= LONGEST_SPELLED ? name : 'FILE'
}

export function isInCurrentFolder(path: string): boolean {
  const way = relative('.', path)
  return way !== '' && way.split(sep)[0] !== '..' && !isAbsolute(way)
}

// on Windows, merely asking whether such a file exists sends the person's name and password hash to its host
const NETWORK = [
  // \\host\share, //host/share, and the long and device forms \\?\ and \\.\
  /^[\\/]{2}/,
  // the same, as the kernel spells it: \??\UNC\host
  /^[\\/]\?\?[\\/]/,
  // addresses; a single letter would be a drive
  /^(?:file:|[a-z][a-z\d+.-]+:[\\/]{2})/i,
]

/** Whether this may lead to another computer or to a device. By its text alone, the same on every system. */
export function isBeyondThisComputer(spec: string): boolean {
  const text = spec.trim()
  return NETWORK.some((form) => form.test(text))
}
