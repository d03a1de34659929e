/** Societies as MCP tools: calling one starts a run, and waits a while for what comes of it. */
import type { JsonSchema } from '../../base/json-schema.ts'
import type { RunDetail, SocietyInfo } from '../api.ts'
import { inputSchema } from '../input-schema.ts'
import { briefRun } from './answer.ts'
import type { ApiPort } from './api-port.ts'
import { linksOf } from './links.ts'
import type { McpTool } from './tool.ts'
import { isStill, patienceOf, waitFor, waitSeconds } from './wait.ts'

const LONGEST_NAME = 60

export async function societyTools(api: ApiPort): Promise<McpTool[]> {
  const infos = await api.get<readonly SocietyInfo[]>('/societies')
  const taken = new Set<string>()
  return infos.map((info) => societyTool(info, freeName(`run_${plainName(info.name)}`, taken)))
}

/** The ways of a run that are chosen when it begins or forks. */
export const driving: Readonly<Record<string, JsonSchema>> = {
  // one type to each: some providers take no lists of them
  seed: { anyOf: [{ type: 'number' }, { type: 'string' }], description: 'everything random follows from it' },
  maxSteps: { type: 'integer', minimum: 1, description: 'ends the run there' },
  maxCost: { type: 'number', minimum: 0, description: 'dollars that models may cost' },
  pace: { type: 'integer', minimum: 0, description: 'the least milliseconds a step takes; 0 runs flat out' },
}

export function mindsOf(agents: readonly string[] = []): JsonSchema {
  const who = agents.length === 0 ? '' : ` Agents: ${agents.join(', ')}.`
  return {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: `who thinks for an agent, or for \`all\`: rules, person, or a model such as ollama/llama3.2.${who}`,
  }
}

function societyTool(info: SocietyInfo, name: string): McpTool {
  const { seed, maxSteps, maxCost, pace } = driving
  return {
    name,
    title: `Run ${info.title}`,
    description: [
      `Starts a run of the society ${info.title}.`,
      ...(info.says === '' ? [] : [info.says]),
      'Answers with the run when it is over, asks or stands still, or after waitSeconds; it goes on in any case.',
    ].join(' '),
    properties: {
      input: inputSchema(info),
      seed: seed!,
      ...(info.canChooseMinds && { minds: mindsOf(info.agents), maxCost: maxCost! }),
      maxSteps: maxSteps!,
      pace: { ...pace, default: 0 },
      waitSeconds,
    },
    changes: 'something',
    async does(given, call) {
      const patienceMs = patienceOf(given, call)
      const { waitSeconds: _, ...request } = given
      const { id } = await call.api.post<RunDetail>('/runs', { pace: 0, ...request, society: info.name })
      const total = typeof given['maxSteps'] === 'number' ? { total: given['maxSteps'] } : {}
      const detail = await waitFor(id, call, { patienceMs, isEnough: isStill, ...total })
      return { value: briefRun(detail), links: linksOf(id) }
    },
  }
}

// what every client takes in the name of a tool
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]+/g, '_').slice(-LONGEST_NAME)
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted.slice(0, LONGEST_NAME - 3)}_${count}`
  taken.add(name)
  return name
}
