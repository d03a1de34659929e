/** What `mcp()` takes: where a server is, and what of it may be used. */
import type { AuthProvider, OAuthClientProvider } from '@modelcontextprotocol/client'
import type { Awaitable } from '../../base/awaitable.ts'
import type { Approval, ToolLimits } from '../tool.ts'

/** A server that is started here and spoken to by its stdin and stdout. */
export interface McpCommand {
  /** what it is called in messages; its command unless said */
  readonly name?: string
  readonly command: string
  readonly args?: readonly string[]
  /** what it is given of an environment, besides PATH, HOME and the like: nothing else of ours reaches it */
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}

/** A server that runs somewhere, spoken to by Streamable HTTP. */
export interface McpAddress {
  readonly name?: string
  readonly url: string | URL
  /** such as `authorization`; sent there alone */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  /** who we are: a bearer token, a function that gives the one of the moment, or a provider of OAuth */
  readonly auth?: McpAuth
  /**
   * keeps a stream open for what a server of the older protocol asks by itself. A program then ends only after
   * `close()`
   */
  readonly listens?: boolean
}

export type McpAuth = string | (() => Awaitable<string>) | AuthProvider | McpOAuth

/**
 * OAuth as the official package has it: `ClientCredentialsProvider`, `PrivateKeyJwtProvider`, or one of your own, which
 * keeps tokens and sends people to a page.
 */
export interface McpOAuth extends OAuthClientProvider {
  /**
   * waits until the person is back from the page that `redirectToAuthorization` sent them to, and gives the query they
   * came with; compare its `state` before. Without it, a server that wants a person is a fault that says so
   */
  authorizationResponse?(): Promise<URLSearchParams>
}

export type McpPlace = McpCommand | McpAddress

export interface McpLimits extends ToolLimits {
  /** tools it may offer; a server with more needs `allow` */
  readonly tools?: number
  /** how long it may take to start and say what it is */
  readonly connectMs?: number
}

export interface McpOptions {
  /** names of the tools that may be used, as the server says them; all when left out */
  readonly allow?: readonly string[]
  /** of these, the ones that change nothing outside. What the server says of itself is not believed */
  readonly reads?: readonly string[]
  /**
   * of tools with an effect, those that ask before they do anything, on servers of the older protocol, which ask in the
   * middle of a call: it is let go, the person is asked, and the call is made anew. Only you can know; the newer one
   * says so itself
   */
  readonly asksFirst?: readonly string[]
  /** stands before every name, so that two servers can have a tool of the same one */
  readonly prefix?: string
  /** for all tools, or by name as the server says it */
  readonly approve?: Approval<unknown> | Readonly<Record<string, Approval<unknown>>>
  readonly limits?: McpLimits
  /** also tools that list and read its resources */
  readonly resources?: boolean
  /** also tools that list and fill in its prompts */
  readonly prompts?: boolean
  /** milliseconds, for the pauses between starts */
  readonly now?: () => number
}

export const USUAL = { tools: 128, connectMs: 60_000, timeoutMs: 60_000, bytes: 64 * 1024 } as const

export function nameOf(place: McpPlace): string {
  if (place.name !== undefined) return place.name
  return 'command' in place ? [place.command, ...(place.args ?? [])].join(' ').slice(0, 80) : new URL(place.url).host
}
