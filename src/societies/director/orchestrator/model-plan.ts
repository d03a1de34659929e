import { type } from '../../../base/schema.ts'
import type { MasterPlan } from '../plan.ts'
export type PlanReply = Partial<MasterPlan>
export const planSchema = type<PlanReply>()
export const orchestratorPrompt = (text: string) => text
export const completePlan = (_reply: PlanReply, plan: MasterPlan) => ({ plan, notes: [] as string[] })
