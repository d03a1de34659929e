/** Runs of flows that somebody watches: the next of their session, driven by the server as every other run. */
import type { Supervisor } from '../supervisor.ts'
import type { Driving } from '../driving.ts'
import type { FlowCall, FlowCalls } from './calls.ts'
import { societyName } from './flow-societies.ts'
import type { ServedFlow } from './served-flow.ts'

export interface FlowRuns {
  /** gives the id of the run once it has begun; it goes on by itself */
  start(flow: ServedFlow, given: Pick<FlowCall, 'input' | 'session'>, driving: Driving): Promise<string>
}

export const createFlowRuns = (calls: FlowCalls, supervisor: Supervisor): FlowRuns => ({
  // the graph itself runs, also of a society that would play on its own: its nodes are what somebody watches
  start: (flow, given, driving) =>
    calls.begin(flow, given, {
      start: (id, input) => supervisor.start({ id, society: societyName(flow), input, driving }),
      answer: (id, answer) => supervisor.answer(id, answer),
    }),
})
