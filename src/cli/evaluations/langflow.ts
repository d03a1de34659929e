/**
 * `troupe evaluate langflow`: every flow file of a folder is read, written again, and run to its chat output, with a
 * model test server over HTTP and stand-ins for services. Each that does not is told with its reason.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { join, relative } from 'node:path'
import { messageOf } from '../../base/errors.ts'
import { flowOfGraph } from '../../flows/components/graph-flow.ts'
import type { GraphOutputValue } from '../../flows/components/graph-run.ts'
import type { ComponentGraph } from '../../flows/graph.ts'
import { readLangflow } from '../../flows/langflow/read.ts'
import { createMinds } from '../../minds/mind.ts'
import type { Evaluation } from '../../societies/evaluation.ts'
import { text } from '../../societies/option.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { startModelServer } from '../../testing/model-server.ts'
import { isApprovalQuestion } from '../../tools/approval.ts'
import { misuse } from '../command.ts'
import { standInFiles, standInNetwork, standInReply, standInVariables } from './langflow-stand-ins.ts'

interface Told {
  readonly file: string
  readonly isLoaded: boolean
  readonly isRefused: boolean
  readonly isSame: boolean
  readonly hasRun: boolean
  /** why it was refused, or does not run */
  readonly reason?: string
}

// far more than any flow of a file takes against a model that answers at once
const RUN_MS = 30_000

export const evaluation: Evaluation = {
  says: 'Flow files of Langflow: read, written again as they were, and run to their chat output with stand-ins.',
  options: [text({ path: 'dir', label: 'A folder of flow files, looked through with those below it', flag: '--dir' })],
  async run(chosen, { progress, signal }) {
    const dir = chosen['dir']
    if (typeof dir !== 'string' || dir === '') throw misuse('Give a folder of flow files: --dir FOLDER')
    if (!existsSync(dir)) throw misuse(`There is no folder ${dir}.`)
    const files = jsonFiles(dir)
    const told: Told[] = []
    const trial = await openTrial()
    try {
      for (const file of files) {
        if (signal.aborted) break
        const name = relative(dir, file)
        progress(`${told.length + 1} of ${files.length}: ${name}`)
        told.push(await tryFile(name, file, trial.play))
      }
    } finally {
      await trial.close()
    }
    const count = (is: (each: Told) => boolean) => told.filter(is).length
    const json = {
      files: told.length,
      loaded: count(({ isLoaded }) => isLoaded),
      refused: count(({ isRefused }) => isRefused),
      roundTrip: count(({ isSame }) => isSame),
      ran: count(({ hasRun }) => hasRun),
      reasons: Object.fromEntries(told.flatMap(({ file, reason }) => (reason === undefined ? [] : [[file, reason]]))),
    }
    return { lines: [...told.map(lineOf), summaryOf(json)], json }
  },
}

function jsonFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function lineOf({ file, isLoaded, isRefused, isSame, hasRun, reason }: Told): string {
  const state = isRefused ? 'refused' : isLoaded ? (hasRun ? 'ran' : 'loaded') : 'no flow'
  const trip = isLoaded && !isSame ? ', written differently' : ''
  return `${state.padEnd(8)} ${file}${trip}${reason === undefined ? '' : `: ${reason}`}`
}

interface Counts {
  readonly files: number
  readonly loaded: number
  readonly refused: number
  readonly roundTrip: number
  readonly ran: number
}

function summaryOf({ files, loaded, refused, roundTrip, ran }: Counts): string {
  return `${files} files: ${loaded} loaded, ${refused} refused, ${roundTrip} written again the same, ${ran} ran.`
}

type Play = (graph: ComponentGraph) => Promise<string | undefined>

async function tryFile(file: string, path: string, play: Play): Promise<Told> {
  const nothing = { file, isLoaded: false, isRefused: true, isSame: false, hasRun: false }
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return { ...nothing, reason: `It is no JSON: ${messageOf(error)}` }
  }
  const { flows, refused, write } = readLangflow(json, { keepSecrets: true })
  if (flows.length === 0) {
    const [first] = refused
    return { ...nothing, reason: first ? `${first.reason}. ${first.advice}` : 'There is no flow in it.' }
  }
  const isSame = isDeepStrictEqual(write(), json)
  const reasons: string[] = refused.map(({ reason }) => reason)
  for (const { graph } of flows) {
    const why = await play(graph)
    if (why !== undefined) reasons.push(flows.length > 1 ? `${graph.name}: ${why}` : why)
  }
  const read = { file, isLoaded: true, isRefused: false, isSame, hasRun: reasons.length === 0 }
  return reasons.length === 0 ? read : { ...read, reason: [...new Set(reasons)].join(' ') }
}

/** A model server, a folder of files, and how a graph is played with them. */
async function openTrial(): Promise<{ readonly play: Play; readonly close: () => Promise<void> }> {
  const server = await startModelServer({ reply: standInReply })
  const files = standInFiles()
  const minds = createMinds({ modelServers: [server.url] })
  const play: Play = async (graph) => {
    const made = flowOfGraph(graph, {
      minds,
      model: `${server.url}#stand-in`,
      network: standInNetwork,
      folder: files.folder,
      mayWrite: true,
      variables: standInVariables(graph),
      now: () => 0,
    })
    try {
      const input = made.input({ input: 'Hello', session: 'evaluation', tweaks: files.tweaksFor(graph) })
      const { finished } = made.flow.run(input, {
        store: memoryStore(),
        signal: AbortSignal.timeout(RUN_MS),
        onQuestion: ({ question }) => (isApprovalQuestion(question) ? 'approve' : 'yes'),
      })
      const { status, board } = await finished
      return status === 'ended' ? whyNot(made.outputs(board)) : `It did not end within ${RUN_MS / 1000} seconds.`
    } catch (error) {
      return messageOf(error)
    }
  }
  const close = async () => {
    files.remove()
    await server.close()
  }
  return { play, close }
}

/** A flow runs when each of its chat outputs comes; one without any, when something comes out of it. */
function whyNot(outputs: readonly GraphOutputValue[]): string | undefined {
  const chats = outputs.filter(({ component }) => component === 'ChatOutput')
  const meant = chats.length > 0 ? chats : outputs
  const missing = meant.find(({ reason }) => reason !== undefined)
  if (missing) return missing.reason
  return meant.some(({ value }) => value !== undefined) ? undefined : 'Nothing comes out of it.'
}
