/** `troupe/mcp`: servers of the Model Context Protocol as sources of tools. */
export { mcp, type McpSource } from './mcp.ts'
export type { McpAddress, McpAuth, McpCommand, McpLimits, McpOAuth, McpOptions, McpPlace } from './options.ts'
export type { PromptLine } from './shelf.ts'
export type { ServerQuestion } from './questions.ts'
