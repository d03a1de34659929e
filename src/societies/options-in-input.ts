/** Options for a society that names none: the simple values of its input can be chosen. */
import { amount, text, toggle, type Option } from './option.ts'
import type { Board } from './paths.ts'
import { reservedFlags } from './reserved-flags.ts'

export function optionsIn(input: Board): Option[] {
  return Object.entries(input).flatMap(([path, value]): Option[] => {
    const flag = flagFor(path)
    const shared = { path, label: path, ...(flag !== undefined && { flag }) }
    if (typeof value === 'number') return [amount({ ...shared, default: value })]
    if (typeof value === 'string') return [text({ ...shared, default: value })]
    if (typeof value === 'boolean') return [toggle({ ...shared, default: value })]
    return []
  })
}

/** `maxSteps` is `--max-steps`; a word that the command line has taken already is no flag. */
export function flagFor(path: string): `--${string}` | undefined {
  const word = path.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (!/^[a-z][a-z\d-]*$/.test(word) || reservedFlags.includes(word)) return undefined
  return `--${word}`
}
