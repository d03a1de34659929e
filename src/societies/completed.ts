/**
 * A description with everything that was left out filled in, and checked. It knows no minds, so that a flow alone loads
 * none.
 */
import type { Fields } from '../board/field.ts'
import type { Flow } from '../engine/flow.ts'
import { checkDescription } from './check-description.ts'
import { optionsIn } from './options-in-input.ts'
import type { Society, SocietyDescription } from './society.ts'

// fast enough not to bore, slow enough to follow
const EXAMPLE_PACE_MS = 200

export function completed<F extends Fields>(
  description: Omit<SocietyDescription<F>, 'flow'>,
  flow: Flow,
  create?: Society['create'],
): Society {
  const { name, title = name, says = '', view = 'plain', paceMs = 0, files = [], input = {} } = description
  const { nameOf, scoreOf, result, cast, example, ...rest } = description
  const made: Society = {
    ...rest,
    title,
    says,
    view,
    paceMs,
    files,
    flow,
    ...(create && { create }),
    input,
    options: description.options ?? optionsIn(input),
    thinkers: description.thinkers ?? [...flow.compiled.agents.keys()],
    cast: (cast ?? (() => [])) as Society['cast'],
    nameOf: (nameOf ?? (() => title)) as Society['nameOf'],
    ...(scoreOf && { scoreOf: scoreOf as NonNullable<Society['scoreOf']> }),
    ...(result && { result: result as NonNullable<Society['result']> }),
    ...(example && { example: { paceMs: EXAMPLE_PACE_MS, ...example } }),
  }
  checkDescription(made)
  return made
}
