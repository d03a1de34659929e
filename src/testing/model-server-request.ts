/** What the model test server was asked, whichever of OpenAI's protocols it is in. */
import type { IncomingMessage } from 'node:http'

export interface ServerRequest {
  readonly path: string
  readonly authorization: string | undefined
  /** all text the request holds, system prompt first, with what came of tool calls */
  readonly text: string
  /** how many images */
  readonly images: number
  /** the names of the tools on offer */
  readonly tools: readonly string[]
  /** what came of each tool call so far, by its id */
  readonly results: readonly { readonly call: string; readonly text: string }[]
  /** how many tool calls were made so far */
  readonly calls: number
  readonly body: Readonly<Record<string, unknown>>
}

export async function readRequest(incoming: IncomingMessage): Promise<ServerRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>
  const asked = body['messages'] ?? body['input']
  const messages = (Array.isArray(asked) ? asked : []) as readonly AnyMessage[]
  const found = { texts: [] as string[], images: 0 }
  if (typeof body['instructions'] === 'string') found.texts.push(body['instructions'])
  collect(asked, found)
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    text: found.texts.join('\n'),
    images: found.images,
    tools: ((body['tools'] ?? []) as readonly AnyTool[]).map((tool) => tool.name ?? tool.function?.name ?? ''),
    results: messages.flatMap(resultOf),
    calls: messages.flatMap(({ type, tool_calls }) => (type === 'function_call' ? [type] : (tool_calls ?? []))).length,
    body,
  }
}

interface AnyTool {
  readonly name?: string
  readonly function?: { readonly name: string }
}

/** A message of either protocol; what is in one is not in the other. */
interface AnyMessage {
  readonly role?: string
  readonly type?: string
  readonly content?: unknown
  readonly output?: unknown
  readonly tool_call_id?: string
  readonly call_id?: string
  readonly tool_calls?: readonly unknown[]
}

function resultOf({ role, type, content, output, tool_call_id, call_id }: AnyMessage): ServerRequest['results'] {
  if (role !== 'tool' && type !== 'function_call_output') return []
  const found = { texts: [] as string[], images: 0 }
  collect(content ?? output, found)
  return [{ call: tool_call_id ?? call_id ?? '', text: found.texts.join('\n') }]
}

/** The texts and images of a request, or of a part of it. */
function collect(part: unknown, found: { texts: string[]; images: number }): void {
  if (typeof part === 'string') found.texts.push(part)
  else if (Array.isArray(part)) for (const item of part) collect(item, found)
  else if (typeof part === 'object' && part !== null) {
    const { type, text, content, output } = part as { [key in 'type' | 'text' | 'content' | 'output']?: unknown }
    if (type === 'image_url' || type === 'input_image') found.images++
    collect(text ?? content ?? output, found)
  }
}
