/** What is left of a plan when something was decided: talk in between changes nothing of it. */
import type { PlanOf } from './board.ts'
import type { Intention } from './situation.ts'

export function planAfter(plans: PlanOf, intention: Intention, minute: number): PlanOf {
  const setAside = Object.entries({ ...plans.setAside, ...intention.setAside }).filter(([, until]) => until > minute)
  const kept = { day: plans.day, ...(setAside.length > 0 && { setAside: Object.fromEntries(setAside) }) }
  const isTalk = intention.acts !== undefined || intention.aim === 'chat'
  const aim = isTalk ? plans.aim : intention.aim
  return { ...kept, ...(aim !== undefined && { aim }), steps: isTalk ? plans.steps : (intention.steps ?? []) }
}
