/** Who plays, and what to know about each. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../places.ts'
import { installedVersion } from '../prepare.ts'
import { dfrotzVersion } from './dfrotz-file.ts'
import type { SubjectName } from './plan.ts'

type Entry = { title: string; version(): string | undefined; missing: string; note: string }

export const catalogue: Record<SubjectName, Entry> = {
  troupe: {
    title: 'Troupe',
    version: () => (createRequire(import.meta.url)(join(root, 'package.json')) as { version: string }).version,
    missing: '',
    note: 'dist/, one machine in this process',
  },
  ifvms: {
    title: 'ifvms.js',
    version: () => installedVersion('ifvms'),
    missing: 'ifvms is not installed in bench/',
    note: 'its machine and its Glk API, with a display that only keeps the text',
  },
  emglken: {
    title: 'emglken (Bocfel)',
    version: () => installedVersion('emglken'),
    missing: 'emglken is not installed in bench/',
    note: 'WebAssembly, the same display; a new engine after ten restarts, which is not counted',
  },
  dfrotz: {
    title: 'dfrotz',
    version: dfrotzVersion,
    missing: 'dfrotz is not installed here (Debian: apt install frotz)',
    note: 'C, a process of its own fed through a pipe; CPU time as the shell tells it, start included',
  },
}

export const subjectNames = Object.keys(catalogue) as SubjectName[]
