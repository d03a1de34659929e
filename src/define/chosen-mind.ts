/**
 * The minds chosen for one run: who thinks for which agent. The engine hands them on; what a mind or a model is,
 * `minds` knows.
 */
import { checksOf } from '../base/think-checks.ts'
import type { CompiledFlow } from './society.ts'

/** `rules`, `person`, a model's name, a model (of the AI SDK, or your own), or a mind. */
export type ChosenMind =
  | string
  | { readonly modelId: string; readonly provider: string; doGenerate(options: never): unknown }
  | { readonly name: string; generate(request: never): unknown }
  | { readonly name: string; answer(matter: never): unknown }

// shared by all of them, or flows with other agents on the same board could not stand in for each other
declare const shared: unique symbol

/** Agents by name. The compiler refuses names of others. */
export type ChosenMinds<Names extends string = string> = {
  readonly [Name in Names | typeof shared]?: ChosenMind
}

/** Asks every agent, and those of the societies inside, before anything is written or paid. */
export function checkMinds({ agents }: CompiledFlow, choose: ChosenMinds = {}): void {
  for (const { name, agent, failure } of agents.values()) {
    for (const each of typeof failure === 'object' ? [agent, failure.agent] : [agent]) {
      checksOf(each.think)?.atRun(name, choose)
      if (each.inner) checkMinds(each.inner.compiled, choose)
    }
  }
}
