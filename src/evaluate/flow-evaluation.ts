/** The evaluation that a flow file holds: its cases, and scores by expression. */
import type { Fields } from '../board/field.ts'
import { readExpression } from '../flows/expression/expression.ts'
import type { FlowFile } from '../flows/file/schema/flow-file.ts'
import type { Evaluation } from '../societies/evaluation.ts'
import type { Society } from '../societies/society.ts'
import type { Score, Scorer } from './definition.ts'
import { evaluation } from './evaluation.ts'

export function evaluationOfFile({ name, evaluation: given }: FlowFile, society: Society): Evaluation {
  const { says, cases, scores, seeds, baseline } = given!
  const scorers = Object.fromEntries(
    Object.entries(scores).map(([scorer, text]): [string, Scorer<Fields>] => {
      const expression = readExpression(text)
      return [
        scorer,
        ({ board, reason, steps, case: { expected = null } }) =>
          scoreOf(expression.evaluate({ ...board, expected, reason, steps })),
      ]
    }),
  )
  return evaluation({
    name,
    ...(says !== undefined && { says }),
    society,
    cases,
    scorers,
    ...(seeds !== undefined && { seeds }),
    ...(baseline && {
      baseline: {
        ...(baseline.name !== undefined && { name: baseline.name }),
        ...(baseline.input && { input: baseline.input }),
        ...(baseline.minds && { choose: baseline.minds }),
      },
    }),
  })
}

/** Nothing is no score; what else is no number is yes or no. */
function scoreOf(value: unknown): Score {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return value !== ''
}
