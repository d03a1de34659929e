/** `troupe/tools`: what minds can call, with approval and limits. */
export { askFirst, type ToolAnswers, type ToolQuestion } from './ask-first.ts'
export { jsonSchemaOf, schemaFromJson, type JsonSchema } from '../base/json-schema.ts'
export { isApprovalQuestion, type ApprovalAnswer, type ApprovalQuestion } from './approval.ts'
export { actionTools } from './built-in/action-tools.ts'
export { calculate, calculator } from './built-in/calculator.ts'
export { fileTools, type FileToolOptions } from './built-in/files.ts'
export { httpGetTool, type HttpGetOptions } from './built-in/http-get.ts'
export { mailIn, mailTool, memoriesIn, notedIn, recallTool, rememberTool } from './built-in/notes.ts'
export { fingerprintOf } from './fingerprint.ts'
export type { ToolRun } from './run-tool.ts'
export { societyTool, type SocietyToolOptions } from './society-tool.ts'
export {
  tool,
  type AnswerTool,
  type Approval,
  type EffectfulTool,
  type GivenTools,
  type ReadingContext,
  type ReadingTool,
  type Tool,
  type ToolContext,
  type ToolLimits,
  type ToolSource,
} from './tool.ts'
