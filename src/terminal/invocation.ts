/** The commands we print: they must work when pasted, so they name the program the way this one was reached. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutPassword } from '../base/without-password.ts'

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

/**
 * A command line of ours, quoted for a shell: the command, what it is about, then options. What it is about may be an
 * id that somebody else chose: one that begins with a hyphen would be read as an option, so it comes last, after `--`.
 */
export function commandLine(words: readonly string[], store?: string): string {
  const [command, subject = '', ...rest] = words
  // what is printed is read by others: a password is for the environment
  const options = store === undefined ? rest : [...rest, '--store', withoutPassword(store)]
  const isMistakable = subject.startsWith('-') && words.length > 1
  const subjects = words.slice(1, 2)
  const all = isMistakable ? [...options, '--', ...subjects] : [...subjects, ...options]
  return [programName(), command, ...all.map((word) => quote(word))].join(' ')
}

const PLAIN = /^[\w@%+=:,./-]+$/
// single quotes mean nothing to one shell of Windows, and these mean something in double quotes to one of them
const PLAIN_ON_WINDOWS = /^[\w@+=:,./\\-]+$/
const LOOSE_ON_WINDOWS = /["%!$`\n\r]/

/** A word as a shell takes it for one. Where no quotes are safe, `…` stands for it: it can be typed, not pasted. */
export function quote(word: string, platform = process.platform): string {
  if (platform !== 'win32') return PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
  if (PLAIN_ON_WINDOWS.test(word)) return word
  return LOOSE_ON_WINDOWS.test(word) ? '…' : `"${word}"`
}
