/** Defines a society: what was left out of its description is filled in, and what is wrong with it is said at once. */
import type { Fields } from '../board/field.ts'
import { mind } from '../minds/mind.ts'
import { completed } from './completed.ts'
import { isFlow } from './is-flow.ts'
import type { Society, SocietyDescription } from './society.ts'

export function society<F extends Fields>(description: SocietyDescription<F>): Society {
  const { flow, ...rest } = description
  return isFlow(flow) ? completed(rest, flow) : completed(rest, flow(mind), flow)
}
