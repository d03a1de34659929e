/** Flows on the server: listed, taken in, opened, saved, checked and run. */
import type {
  FlowBeginning,
  FlowCard,
  FlowCheck,
  FlowDeleted,
  FlowImport,
  FlowInfo,
  FlowStarted,
  FlowVersion,
  RunFlowRequest,
} from '../../../src/server/api-flows.ts'
import type { LangflowFlow } from '../../../src/flows/langflow/format.ts'
import { createAsk } from './ask.ts'

const { get, post, address } = createAsk()
const of = (id: string) => `/flows/${encodeURIComponent(id)}`

export const flowsApi = {
  list: () => get<readonly FlowCard[]>('/flows'),
  get: (id: string) => get<FlowInfo>(of(id)),
  beginnings: () => get<readonly FlowBeginning[]>('/flows/beginnings'),
  begin: (from: string, preset?: string) => post<FlowInfo>('/flows/new', { from, ...(preset && { preset }) }),
  import: (file: unknown) => post<FlowImport>('/flows', { file }),
  check: (flow: LangflowFlow) => post<FlowCheck>('/flows/check', { flow }),
  save: (id: string, flow: LangflowFlow, over: string) => post<FlowInfo>(`${of(id)}/save`, { flow, over }),
  versions: (id: string) => get<readonly FlowVersion[]>(`${of(id)}/versions`),
  version: (id: string, version: string) => get<FlowInfo>(`${of(id)}/versions/${encodeURIComponent(version)}`),
  restore: (id: string, version: string) => post<FlowInfo>(`${of(id)}/restore`, { version }),
  delete: (id: string) => post<FlowDeleted>(`${of(id)}/delete`),
  run: (id: string, request: RunFlowRequest) => post<FlowStarted>(`${of(id)}/run`, request),
  exportAddress: (id: string) => address(`${of(id)}/export`),
}
