/** The plan of a model: what it is told, what it may answer, and how that becomes a whole plan. */
export { completePlan } from './complete-plan.ts'
export { orchestratorPrompt } from './orchestrator-prompt.ts'
export { planSchema, type PlanReply } from './plan-schema.ts'
