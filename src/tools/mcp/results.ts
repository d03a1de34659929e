/** What came back from an MCP server, as a value of ours: plain, and not longer than asked for. */
import type { CallToolResult } from '@modelcontextprotocol/client'

type Content = CallToolResult['content'][number]

/** Structured where the server gives it so; text otherwise. */
export function valueOf(result: CallToolResult, mostBytes: number): unknown {
  const { structuredContent } = result
  if (structuredContent === undefined) return textOf(result, mostBytes)
  const text = JSON.stringify(structuredContent)
  return text.length <= mostBytes ? structuredContent : cut(text, mostBytes)
}

export function textOf({ content }: Pick<CallToolResult, 'content'>, mostBytes: number): string {
  const parts: string[] = []
  let length = 0
  for (const part of content) {
    const text = wordsOf(part)
    parts.push(text)
    length += text.length
    if (length > mostBytes) break
  }
  return cut(parts.join('\n'), mostBytes)
}

/** Pictures and sounds are named, not kept: a journal is no place for them. */
function wordsOf(part: Content): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'image':
    case 'audio':
      return `[${part.mimeType}, ${kilobytes(part.data)}, left out]`
    case 'resource_link':
      return `[${part.name}: ${part.uri}]`
    case 'resource':
      return contentsOf(part.resource)
    default:
      return '[something this version does not know, left out]'
  }
}

export function contentsOf(
  resource: { uri: string; mimeType?: string | undefined } & ({ text: string } | { blob: string }),
): string {
  if ('text' in resource) return resource.text
  return `[${resource.uri}: ${resource.mimeType ?? 'bytes'}, ${kilobytes(resource.blob)}, left out]`
}

const kilobytes = (base64: string) => `${Math.ceil((base64.length * 3) / 4 / 1024)} kB`

export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}\n… and ${text.length - most} characters more`
}
