/** Stand-ins for what the evaluation of Langflow's files does without: a model, services, and files of a person. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRecord } from '../../base/json-kinds.ts'
import type { ComponentGraph, Json } from '../../flows/graph.ts'
import type { NetworkCall } from '../../flows/components/surroundings.ts'
import { callTools } from '../../testing/model-reply.ts'
import type { ServerRequest } from '../../testing/model-server-request.ts'

/** Calls the first tool it is offered once, answers by the schema it is given, and says something otherwise. */
export function standInReply(request: ServerRequest): string | object {
  const { body, tools, calls, text } = request
  const [first] = Array.isArray(body['tools']) ? body['tools'] : []
  const offered: unknown = isRecord(first) ? (first['function'] ?? first) : undefined
  if (tools.length > 0 && calls === 0 && body['tool_choice'] !== 'none' && isRecord(offered)) {
    return callTools({ name: tools[0]!, input: valueFor(offered['parameters']) })
  }
  const schema = schemaIn(body) ?? schemaInWords(text)
  if (schema !== undefined) return valueFor(schema) as object
  return `A stand-in's answer, to ${text.length} characters.`
}

function schemaIn(body: ServerRequest['body']): unknown {
  const format = body['response_format'] ?? (isRecord(body['text']) ? body['text']['format'] : undefined)
  if (!isRecord(format)) return undefined
  const inside = format['json_schema']
  return isRecord(inside) ? inside['schema'] : format['schema']
}

/** A server that knows no schemas is told in words; so is a model with tools. */
function schemaInWords(text: string): unknown {
  const mark = 'that fits this JSON Schema:\n'
  const place = text.lastIndexOf(mark)
  if (place < 0) return undefined
  const [line = ''] = text.slice(place + mark.length).split('\n', 1)
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

/** The simplest value that fits. */
function valueFor(schema: unknown): Json {
  if (!isRecord(schema)) return 'stand-in'
  const { type, enum: choices, properties, items, anyOf } = schema
  if (Array.isArray(choices)) return choices[0] as Json
  if (Array.isArray(anyOf)) return valueFor(anyOf[0])
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isRecord(properties) ? properties : {}).map(([name, part]) => [name, valueFor(part)]),
      )
    case 'array':
      return [valueFor(items)]
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return 'stand-in'
  }
}

/** Services answer with a row that has what most of them give. */
export function standInNetwork({ component, title }: NetworkCall): Json {
  const text = `A stand-in for what ${title} (${component}) finds.`
  return [{ title: 'Stand-in', text, url: 'https://example.com/', link: 'https://example.com/', summary: text }]
}

const FILES: Readonly<Record<string, string>> = {
  'document.txt': 'A document that stands in for one of yours.\nRevenue: 10. Growth: 5 %.\n',
  'table.csv': 'number,letter,text\n1,a,first\n2,b,second\n',
  'data.json': '[{"number": 1, "letter": "a", "text": "first"}]\n',
}

export interface StandInFiles {
  readonly folder: string
  /** tweaks by which nodes that read a file of a person read one of these */
  tweaksFor(graph: ComponentGraph): Readonly<Record<string, Json>>
  remove(): void
}

export function standInFiles(): StandInFiles {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-langflow-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  return {
    folder,
    tweaksFor: (graph) => Object.fromEntries(fileTweaks(graph)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function fileTweaks({ nodes, wires }: ComponentGraph): (readonly [string, Json])[] {
  return nodes.flatMap(({ id, settings, inside }) => {
    const path = settings['path']
    if (inside || path?.type !== 'file') return []
    // a path that comes over a wire is none of a person's
    if (wires.some(({ to }) => to.node === id && 'setting' in to && to.setting === 'file_path')) return []
    const named = JSON.stringify(path.value).toLowerCase()
    const file = named.includes('.csv') ? 'table.csv' : named.includes('.json') ? 'data.json' : 'document.txt'
    return [[id, { path: [file] }] as const]
  })
}

/** Variables that a file names, so that none is missing. */
export function standInVariables({ nodes }: ComponentGraph): Record<string, string> {
  const named = nodes.flatMap(({ settings }) => Object.values(settings).filter(({ isVariable }) => isVariable))
  return Object.fromEntries(named.map(({ value }) => [value as string, 'stand-in']))
}
