/** The prompts of those who may join, each a text file beside those of the members. */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../../base/package-file.ts'
import type { BornName } from '../../variant.ts'
import { ruleAgents } from './rule-agents.ts'

const read = new Map<string, string>()

/** Empty of one that nobody wrote one for. */
export function promptOf(name: BornName): string {
  // a name may come from a journal: only known ones become a path
  if (!ruleAgents.some((each) => each.name === name)) return ''
  let text = read.get(name)
  if (text === undefined)
    read.set(name, (text = readFileSync(packageFile(`prompts/adventurers/born/${name}.txt`), 'utf8')))
  return text
}
