/** The rule agents that may join the adventurers: those that seed 1 names. */
import type { RuleAgent } from './born/rule-agent.ts'
import { hintInterpreter } from './born/hint-interpreter.ts'
import { metaLearner } from './born/meta-learner.ts'
import { npcTracker } from './born/npc-tracker.ts'
import { resourceManager } from './born/resource-manager.ts'
import { riskAssessor } from './born/risk-assessor.ts'

export const ruleAgents: readonly RuleAgent[] = [
  npcTracker,
  resourceManager,
  riskAssessor,
  hintInterpreter,
  metaLearner,
]
