import type { MasterPlan } from '../plan.ts'
import { planInShort } from './plan-in-short.ts'
export const describePlan = (plan: MasterPlan) => planInShort(plan).things.join(', ')
