/**
 * Prompts of one's own: a folder with some of the files that come with Troupe, changed. They are read once, when a run
 * begins, and are a part of its journal from then on: what is in the folder tomorrow changes no run of today.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listed, messageOf, TroupeError } from '../../../base/errors.ts'
import { suggestion } from '../../../base/nearest.ts'
import { namesIn } from '../../../minds/fill.ts'
import type { Member } from '../protocol.ts'
import { placeholders } from './placeholders.ts'
import { partsOf, type Templates } from './templates.ts'

const members = Object.keys(placeholders) as readonly Member[]
const LONGEST_TEMPLATE = 100_000
const ENDING = '.txt'

/** Files that are missing are those that come with Troupe. */
export function readPrompts(folder: string): Templates {
  const own: Partial<Record<Member, string>> = {}
  for (const file of filesIn(folder)) {
    const member = members.find((each) => file === `${each}${ENDING}`)
    if (member === undefined) throw unknownFile(folder, file)
    own[member] = readTemplate(join(folder, file))
  }
  if (Object.keys(own).length === 0)
    throw bad(`${folder} has no prompts in it. It may hold: ${listed(members.map((each) => each + ENDING))}.`)
  return checkTemplates(own)
}

/** Refuses what would reach a model as it stands: a name nobody fills, or one where nothing is filled. */
export function checkTemplates(given: unknown): Templates {
  if (given === undefined) return {}
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw bad('Prompts are texts by member: {"navigator": "…"}.')
  for (const [name, template] of Object.entries(given as Record<string, unknown>)) {
    const member = members.find((each) => each === name)
    if (member === undefined)
      throw bad(
        `There is no member ${JSON.stringify(name)}.${suggestion(name, members)} There are: ${listed(members)}.`,
      )
    if (typeof template !== 'string' || template.trim() === '' || template.length > LONGEST_TEMPLATE)
      throw bad(
        `The prompt of ${member} must be a text of at most ${LONGEST_TEMPLATE.toLocaleString('en')} characters.`,
      )
    checkNames(member, template)
  }
  return given
}

function checkNames(member: Member, template: string): void {
  const known: readonly string[] = placeholders[member]
  const { system, prompt } = partsOf(template)
  const above = namesIn(system).filter((name) => known.includes(name))
  if (above.length > 0)
    throw bad(
      `The prompt of ${member} names ${braced(above)} above its line of dashes (---), where nothing is filled in. ` +
        'Move it below the line.',
    )
  const unknown = namesIn(prompt).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const [first = ''] = unknown
  throw bad(
    `The prompt of ${member} names ${braced(unknown)}, which ${unknown.length === 1 ? 'is' : 'are'} not known of ` +
      `it.${suggestion(first, known)} It may name: ${braced(known)}. Write {{${first}}} where the braces are meant.`,
  )
}

const braced = (names: readonly string[]) => listed(names.map((name) => `{${name}}`))

function filesIn(folder: string): string[] {
  try {
    // what editors and systems leave beside them begins with a dot
    return readdirSync(folder).filter((file) => !file.startsWith('.'))
  } catch (error) {
    throw bad(`${folder} cannot be read as a folder of prompts: ${messageOf(error)}.`)
  }
}

function readTemplate(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile() || found.size > LONGEST_TEMPLATE)
    throw bad(`${file} is no prompt: it must be a file of at most ${LONGEST_TEMPLATE.toLocaleString('en')} bytes.`)
  return readFileSync(file, 'utf8')
}

function unknownFile(folder: string, file: string): TroupeError {
  const files = members.map((each) => each + ENDING)
  return bad(
    `${folder} holds ${file}, which is no prompt of a member.${suggestion(file, files)} It may hold: ${listed(files)}.`,
  )
}

const bad = (message: string): TroupeError => new TroupeError('ADVENTURE_BAD_PROMPT', message)
