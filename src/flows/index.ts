/** `troupe/flows`: societies as files, read, checked, made and written. */
export { readExpression, type Expression, type Scope } from './expression/expression.ts'
export { fileOfSociety, type FileOfSocietyOptions } from './file/file-of-society.ts'
export type { Problem } from './file/problem.ts'
export { flowFileOf, readFlowFile, type ReadFlowFile } from './file/read-flow-file.ts'
export {
  flowFileJsonSchema,
  FORMAT,
  type FileAgent,
  type FileField,
  type FileParameter,
  type FileRoute,
  type FileTool,
  type FlowFile,
} from './file/schema/flow-file.ts'
export { carriedOver, nextTurn, type Turn } from './file/session.ts'
export { openFlow, societyOfFile, type OpenFlow, type SocietyOfFileOptions } from './file/society-of-file.ts'
export type { GraphFlow, GraphResult, LoadedFlow, Surroundings } from './file/surroundings.ts'
export type { ComponentGraph } from './graph.ts'
