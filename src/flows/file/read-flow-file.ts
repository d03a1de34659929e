/** Reads a flow file: the text, its shape, and what it says. Every problem is told with its place. */
import { TroupeError } from '../../base/errors.ts'
import { checkFile } from './check-file.ts'
import { readPlacedJson, type Place } from './json-with-places.ts'
import { MOST_PROBLEMS, oneLine, pathText, problemLine, type Finding, type Problem } from './problem.ts'
import { flowFileSchema, type FlowFile } from './schema/flow-file.ts'
import { findingsOf } from './shape-findings.ts'

export interface ReadFlowFile {
  /** where its shape fits; it can be used when no problem is an error */
  readonly file?: FlowFile
  readonly problems: readonly Problem[]
  /** the JSON, whatever it is: it may be of another format */
  readonly value?: unknown
  /** where in the text something stands */
  readonly placeOf: (path: readonly PropertyKey[]) => Place
}

const START: Place = { line: 1, column: 1 }

export function readFlowFile(text: string): ReadFlowFile {
  const read = readPlacedJson(text)
  if ('fault' in read) {
    const { line, column, message } = read.fault
    return {
      problems: [{ level: 'error', path: '', line, column, message: oneLine(`${message}.`) }],
      placeOf: () => START,
    }
  }
  const { placeOf } = read
  const { success, data, error } = flowFileSchema.safeParse(read.value)
  const findings = success ? checkFile(data) : findingsOf(error.issues, read.value)
  const problems = findings.slice(0, MOST_PROBLEMS).map((finding) => problemAt(finding, placeOf))
  return { ...(success && { file: data }), problems, value: read.value, placeOf }
}

/** The file, or FLOW_BAD_FILE with what is wrong. `name`: what the error calls it. */
export function flowFileOf(text: string, { name }: { readonly name: string }): FlowFile {
  const { file, problems } = readFlowFile(text)
  if (file === undefined || problems.some(({ level }) => level === 'error')) throw badFile(name, problems)
  return file
}

// of a long list the first ones are mended first
const TOLD = 8

export function badFile(name: string, problems: readonly Problem[]): TroupeError {
  const errors = problems.filter(({ level }) => level === 'error')
  const more = errors.length > TOLD ? [`and ${errors.length - TOLD} more: troupe flow check says all`] : []
  const lines = [...errors.slice(0, TOLD).map((each) => `  ${problemLine(each)}`), ...more]
  return new TroupeError('FLOW_BAD_FILE', `${oneLine(name)} is no flow that can be run.\n${lines.join('\n')}`)
}

export function problemAt(finding: Finding, placeOf: ReadFlowFile['placeOf']): Problem {
  const { level = 'error', path, message } = finding
  const said = /[.!?]$/.test(message) ? message : `${message}.`
  return { level, path: oneLine(pathText(path)), ...placeOf(path), message: oneLine(said) }
}
