/**
 * The command that resumes a run. It names the code where that is a file, so that one paste is enough after the
 * code was mended; it never spells out code that only a journal names.
 */
import type { StartRecord } from '../store/record.ts'
import { plainly } from './brief.ts'
import { readCodePath, spellCode } from './code-path.ts'
import { commandLine } from '../terminal/invocation.ts'
import { wasNamed } from './known-code.ts'
import { isBuiltIn } from './society.ts'

/** The words that name a society a person has named. */
export function codeWords(society: string): string[] {
  return isBuiltIn(society) ? [] : ['--society', society]
}

/** A run that a program started, and not `troupe`: its journal says nothing about a file. */
export function isFromProgram({ society, within }: StartRecord): boolean {
  return society === undefined && within === undefined
}

/** What to know before the commands below are pasted: only the program knows its code. */
export function adviceOnProgram(run: string, { flow }: StartRecord): string[] {
  return [
    'A program started this run, so its journal names no file.',
    `Answer in the program: flow.resume(${JSON.stringify(run)}, { store, answer })`,
    `or here, with the file that exports flow ${plainly(JSON.stringify(flow), 60)} in place of FILE:`,
  ]
}

/** The words that name the code of a run, as far as its journal can be believed. */
export function codeWordsOf({ society, within }: StartRecord): string[] {
  // it is resumed with the run around it
  if (within !== undefined) return []
  if (society === undefined) return ['--society', 'FILE']
  if (isBuiltIn(society)) return []
  const named = readCodePath(society)
  return ['--society', wasNamed(named.path) ? spellCode(named) : 'FILE']
}

export function resumeLine(run: string, words: readonly string[], storeName: string | undefined): string {
  return commandLine(['resume', run, ...words], storeName)
}
