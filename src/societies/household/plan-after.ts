/** What is left of a plan when something was decided: talk in between changes nothing of it. */
import type { PlanOf } from './board.ts'
import type { Intention } from './situation.ts'

// about the uses of an afternoon
const KEPT_LATELY = 8

/** `used`: the thing that is used from now on, if one is. */
export function planAfter(plans: PlanOf, intention: Intention, minute: number, used?: string): PlanOf {
  const isTalk = intention.acts !== undefined || intention.aim === 'chat'
  const isKept = isTalk && used === undefined && plans.setAside === undefined && intention.setAside === undefined
  if (isKept) return plans
  const setAside = Object.entries({ ...plans.setAside, ...intention.setAside }).filter(([, until]) => until > minute)
  const lately = [...(plans.lately ?? []), ...(used === undefined ? [] : [used])].slice(-KEPT_LATELY)
  const kept = {
    day: plans.day,
    ...(setAside.length > 0 && { setAside: Object.fromEntries(setAside) }),
    ...(lately.length > 0 && { lately }),
  }
  const aim = isTalk ? plans.aim : intention.aim
  return { ...kept, ...(aim !== undefined && { aim }), steps: isTalk ? plans.steps : (intention.steps ?? []) }
}
