/** `troupe flow check`: every problem of a flow file, with its place and what to do. */
import { messageOf, TroupeError } from '../../../base/errors.ts'
import { checkCode } from '../../../flows/file/check-code.ts'
import { gather } from '../../../flows/file/gather.ts'
import type { Problem } from '../../../flows/file/problem.ts'
import { problemAt } from '../../../flows/file/read-flow-file.ts'
import { openFlow } from '../../../flows/file/society-of-file.ts'
import { readCodePath, type CodePath } from '../../code-path.ts'
import { EXIT, type Command } from '../../command.ts'
import { readFlowText, surroundingsOf } from '../../flow-file.ts'
import { allowedBy, flowRunOptions } from './run.ts'

export const flowCheck: Command = {
  takes: ['check', 'FILE'],
  options: { 'allow-code': flowRunOptions['allow-code']!, mcp: flowRunOptions['mcp']! },
  notes: ['An error ends with exit code 1; a warning does not. Nothing is run.'],
  examples: ['flow check draft-and-critique.json', 'flow check draft-and-critique.json --json'],
  async run(given, screen) {
    const named = readCodePath(given.argument(1))
    const problems = await problemsOf(named, { ...allowedBy(given), http: true })
    const errors = problems.filter(({ level }) => level === 'error').length
    for (const { level, line, column, path, message } of problems) {
      const place = screen.paint('bold', `${named.file}:${line}:${column}`)
      const what = screen.paint(level === 'error' ? 'red' : 'yellow', level)
      screen.say(`${place} ${what} ${path === '' ? '' : `${path}: `}${message}`)
    }
    if (problems.length === 0) screen.say(`${named.file}: no problem was found.`)
    return { code: errors > 0 ? EXIT.failure : EXIT.ok, json: { file: named.file, ok: errors === 0, problems } }
  },
}

async function problemsOf(
  { file: name, path }: CodePath,
  allowed: Parameters<typeof surroundingsOf>[1],
): Promise<readonly Problem[]> {
  const { file, problems, placeOf } = readFlowText(name, path)
  if (file === undefined || problems.some(({ level }) => level === 'error')) return problems
  const whole = (message: string): Problem => problemAt({ path: [], message }, placeOf)
  const surroundings = surroundingsOf(path, allowed)
  try {
    if (file.graph === undefined) {
      const changed = checkCode(await gather(file, surroundings))
      if (changed.length > 0) return [...problems, ...changed.map((finding) => problemAt(finding, placeOf))]
    }
    // what only shows when it is made: names of tools, flags that are taken
    await openFlow(file, surroundings)
    return problems
  } catch (error) {
    if (!(error instanceof TroupeError)) throw error
    return [...problems, whole(messageOf(error))]
  }
}
