/** The commands we print: they must work when pasted, so they name the program the way this one was reached. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

type Environment = Readonly<Record<string, string | undefined>>

/** `npx troupe` in a checkout or where troupe is a dependency, `troupe` where it is installed for everything. */
export function programName(
  env: Environment = process.env,
  folder: string = process.cwd(),
  here: string = fileURLToPath(import.meta.url),
): string {
  const isBelow = !relative(folder, here).startsWith('..')
  return isBelow || env['npm_command'] === 'exec' ? 'npx troupe' : 'troupe'
}

/** A command line of ours, quoted for a shell. */
export function commandLine(words: readonly string[], store?: string): string {
  const all = store === undefined ? words : [...words, '--store', store]
  return [programName(), ...all.map(quote)].join(' ')
}

export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
