/**
 * Prompt templates: text files a person can read and change, one for each member. What stands above the line of
 * dashes is the system's part, what stands below it the prompt; `{names}` are filled with what the member knows.
 */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../../base/package-file.ts'
import type { Member } from '../protocol.ts'

/** Templates of a run's own, by member; those that come with Troupe stand in for the others. */
export type Templates = Readonly<Partial<Record<Member, string>>>

const shipped = new Map<Member, string>()

export function templateOf(member: Member, own: Templates = {}): string {
  const given: unknown = own[member]
  // a journal is a file that anybody may have written
  if (typeof given === 'string') return given
  let text = shipped.get(member)
  if (text === undefined) {
    text = readFileSync(packageFile(`prompts/adventurers/${member}.txt`), 'utf8')
    shipped.set(member, text)
  }
  return text
}

const LINE_OF_DASHES = /^---[ \t]*\r?$/m

export interface Parts {
  readonly system: string
  readonly prompt: string
}

/** Without a line of dashes all of it is the prompt. */
export function partsOf(template: string): Parts {
  const line = LINE_OF_DASHES.exec(template)
  if (line === null) return { system: '', prompt: template.trim() }
  return {
    system: template.slice(0, line.index).trim(),
    prompt: template.slice(line.index + line[0].length).trim(),
  }
}
