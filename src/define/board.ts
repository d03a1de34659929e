/** A board: the fields a society shares, and the makers of agents and routes that know their types. */
import { listed, TroupeError } from '../base/errors.ts'
import type { Fields, View } from '../board/field.ts'
import { checkNames, type Input } from '../board/input.ts'
import { RESERVED_NAMES, type AgentDefinition, type Context, type Thought } from './agent.ts'
import type { Choice, Router } from './route.ts'
import type { Agent, Care, NestAgent, Society } from './society.ts'

export interface NestDefinition<F extends Fields, R extends keyof F, W extends keyof F, G extends Fields> extends Care {
  readonly reads: readonly R[]
  readonly writes: readonly W[]
  readonly flow: Society<G>
  /** from this board to the start of the society inside */
  readonly input: (view: View<F, R>) => Input<G>
  /** from the board of the society inside, once it has ended, to this one */
  readonly output: (inner: View<G>, reason: string) => Thought<F, NoInfer<W>>
}

export interface Board<F extends Fields> {
  readonly fields: F
  agent<const R extends keyof F & string, const W extends keyof F & string, P = undefined>(
    definition: AgentDefinition<F, R, W, P>,
  ): Agent<F, P>
  /** a society as one agent of this board */
  nest<const R extends keyof F & string, const W extends keyof F & string, G extends Fields>(
    definition: NestDefinition<F, R, W, G>,
  ): NestAgent<F>
  /** a route computed from the fields it declares, to one of the agents it declares */
  route<const R extends keyof F & string, const T extends string, const C extends Choice<NoInfer<T>>>(definition: {
    readonly reads: readonly R[]
    readonly to: readonly T[]
    readonly choose: (view: View<F, R>) => C
  }): Router<T, C>
}

export function board<const F extends Fields>(fields: F): Board<F> {
  for (const name of Object.keys(fields)) {
    if ((RESERVED_NAMES as readonly string[]).includes(name) || name in Object.prototype)
      throw new TroupeError(
        'BOARD_RESERVED_NAME',
        `A field cannot be called "${name}": that is a part of an outcome or of every object. ` +
          `Reserved: ${listed(RESERVED_NAMES)}, constructor, toString and the like.`,
      )
  }
  const self: Board<F> = {
    fields,
    agent: (definition) => {
      checkNames(fields, [...definition.reads, ...definition.writes])
      return { ...definition, board: self }
    },
    nest: ({ flow, input, output, ...rest }) => {
      checkNames(fields, [...rest.reads, ...rest.writes])
      const think = async (view: never, context: Context): Promise<unknown> => {
        const { board: inner, reason } = await context.society(flow, input(view))
        return output(inner, reason)
      }
      return { ...rest, think, board: self, inner: flow }
    },
    route: ({ reads, to, choose }) => {
      checkNames(fields, reads)
      return { reads, to, choose }
    },
  }
  return self
}
