/** `troupe/assistant`: one agent with a prompt, a chat and tools, ready to run. */
export { assistant, assistantBoard, type Assistant, type AssistantOptions } from './assistant.ts'
export { hasToolCall, stepCountIs } from '../minds/loop/limits.ts'
export { tool } from '../tools/tool.ts'
export type { GivenModel } from '../models/named-model.ts'
