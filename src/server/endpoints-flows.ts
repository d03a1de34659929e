/** The endpoints of flows as data, and what they take and give in words. */
import type * as api from './api-flows.ts'
import type { Endpoint, Words } from './endpoint.ts'

export const flowEndpoints: readonly Endpoint[] = [
  { method: 'get', path: '/flows', says: 'The flows that can be opened, edited and run.', gives: 'FlowCard[]' },
  {
    method: 'post',
    path: '/flows',
    says: 'Takes in an export of Langflow, one flow or many, and tells what became of every node and edge.',
    takes: 'ImportFlowRequest',
    gives: 'FlowImport',
    status: 201,
  },
  {
    method: 'get',
    path: '/flows/beginnings',
    says: 'What a new flow can begin with: nothing, or a society that can be written as one, with its presets.',
    gives: 'FlowBeginning[]',
  },
  {
    method: 'post',
    path: '/flows/new',
    says: 'A new flow: empty, or one of our societies.',
    takes: 'NewFlowRequest',
    gives: 'FlowInfo',
    status: 201,
  },
  {
    method: 'post',
    path: '/flows/check',
    says: 'What is wrong with a flow, saved or not: what Langflow would refuse, and what cannot run here.',
    takes: 'CheckFlowRequest',
    gives: 'FlowCheck',
  },
  { method: 'get', path: '/flows/{id}', says: 'A flow whole, in Langflow’s format.', gives: 'FlowInfo' },
  {
    method: 'post',
    path: '/flows/{id}/save',
    says: 'Another version in the place of this one. Runs keep theirs.',
    takes: 'SaveFlowRequest',
    gives: 'FlowInfo',
  },
  {
    method: 'get',
    path: '/flows/{id}/versions',
    says: 'The versions of a flow, the newest first. Runs go on with the one they began with.',
    gives: 'FlowVersion[]',
  },
  {
    method: 'get',
    path: '/flows/{id}/versions/{version}',
    says: 'The flow as it was saved then.',
    gives: 'FlowInfo',
  },
  {
    method: 'post',
    path: '/flows/{id}/restore',
    says: 'Goes back to a version: it takes the place of the one that is there, which is kept as well.',
    takes: 'RestoreFlowRequest',
    gives: 'FlowInfo',
  },
  {
    method: 'post',
    path: '/flows/{id}/delete',
    says: 'Takes the flow off the shelf, with all its versions.',
    gives: 'FlowDeleted',
  },
  {
    method: 'get',
    path: '/flows/{id}/export',
    says: 'The flow as a file that Langflow opens.',
    gives: 'application/json',
  },
  {
    method: 'post',
    path: '/flows/{id}/run',
    says: 'Starts a run of the flow, and answers as soon as it has begun: it is watched as every other run.',
    takes: 'RunFlowRequest',
    gives: 'FlowStarted',
    status: 201,
  },
]

export interface FlowShapes {
  readonly FlowCard: Words<api.FlowCard>
  readonly FlowInfo: Words<api.FlowInfo>
  readonly FlowImport: Words<api.FlowImport>
  readonly ImportFlowRequest: Words<api.ImportFlowRequest>
  readonly NewFlowRequest: Words<api.NewFlowRequest>
  readonly FlowBeginning: Words<api.FlowBeginning>
  readonly SaveFlowRequest: Words<api.SaveFlowRequest>
  readonly CheckFlowRequest: Words<api.CheckFlowRequest>
  readonly FlowCheck: Words<api.FlowCheck>
  readonly RunFlowRequest: Words<api.RunFlowRequest>
  readonly FlowStarted: Words<api.FlowStarted>
  readonly FlowVersion: Words<api.FlowVersion>
  readonly RestoreFlowRequest: Words<api.RestoreFlowRequest>
  readonly FlowDeleted: Words<api.FlowDeleted>
}

const card: Words<api.FlowCard> = {
  id: 'text',
  name: 'text',
  description: 'text',
  version: 'text: of what it does; another position of a node is the same version',
  nodes: 'number',
  wires: 'number',
  updatedAt: 'text: ISO 8601',
}

export const flowShapes: FlowShapes = {
  FlowCard: card,
  FlowInfo: {
    ...card,
    flow: 'object: the file, as Langflow has it',
    report: 'object: what became of every node and edge',
    names: 'object: which agent a node is in a run, by its id',
    thinkers: 'array of text: the agents that a model answers for',
  },
  FlowImport: { flows: 'array of FlowCard, each with its report' },
  ImportFlowRequest: { file: 'any: an export of Langflow' },
  NewFlowRequest: { from: 'text: empty, or a society', 'preset?': 'text: which models it gets' },
  FlowBeginning: { name: 'text', title: 'text', says: 'text', presets: 'array of text' },
  SaveFlowRequest: {
    flow: 'object: the file, as Langflow has it',
    'over?': 'text: the version that was edited; where there is another by now, nothing is saved',
  },
  CheckFlowRequest: { flow: 'object: the file, as Langflow has it' },
  FlowCheck: {
    problems: 'array: place, id, fault and message of what Langflow would refuse',
    stops: 'array: node and reason of what cannot run here',
  },
  RunFlowRequest: {
    'input?': 'text: what a person says to it',
    'session?': 'text: goes on with what the run before left; a new one without it',
    'minds?': 'object: who thinks, by agent or for all of them, such as {"all": "openai/gpt-4.1"}',
  },
  FlowStarted: { run: 'text', session: 'text', version: 'text' },
  FlowVersion: {
    version: 'text',
    name: 'text',
    savedAt: 'text: ISO 8601',
    nodes: 'number',
    wires: 'number',
    isCurrent: 'true for the one that is called and edited now',
  },
  RestoreFlowRequest: { version: 'text' },
  FlowDeleted: { deleted: 'text: its id' },
}
