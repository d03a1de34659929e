/** `mind()` makes an agent's `think` from a prompt and what to do with the reply; who answers is chosen per run. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { TroupeError } from '../base/errors.ts'
import type { Schema } from '../base/schema.ts'
import { withChecks } from '../base/think-checks.ts'
import type { Context } from '../define/agent.ts'
import type { LanguageModel } from '../models/model.ts'
import { modelFrom, type GivenModel } from '../models/named-model.ts'
import type { AnyMind, Answer, Matter, Mind, ReplyFormat } from './answer.ts'
import { checkChoices, chooseMind } from './choose-mind.ts'
import { repaired } from './fallback.ts'
import { toolUseOf, type ToolOptions, type ToolUse } from './loop/options.ts'
import { toolUser, type UseTool } from './loop/use-tool.ts'
import { guardPrompt, guardReply, type Guard } from './guards.ts'
import { createMeter } from './meter.ts'
import { model } from './model-mind.ts'
import { text } from './plain-text.ts'
import { checkPrompt, promptOf, type MakePrompt } from './prompt.ts'
import { processSettings, type MindSettings } from './settings.ts'
import { answeredBy, person } from './simple-minds.ts'

export interface MindDefinition<V, T, P, R extends T = T> extends ToolOptions<V, P> {
  /**
   * What a model or a person is asked: a function, or a text in which `{field}` stands for a field of the view. Only a
   * mind with a chat in `messages` may do without.
   */
  readonly prompt?: MakePrompt<V, P>
  /** what the reply must be; without it, any text */
  readonly reply?: Schema<T>
  /** answers when no model is chosen, and in place of a model whose replies do not fit */
  readonly rules?: (view: V, context: Context<P>, use: UseTool) => Awaitable<R>
  /** the mind this agent has unless the run says otherwise: a model's name, a model (also of the AI SDK), or a mind */
  readonly by?: GivenModel | AnyMind | Mind<NoInfer<V>, NoInfer<T>, NoInfer<P>>
  /** whom it thinks for, where one agent thinks for many: a mind can be chosen for each of them by that name */
  readonly who?: (context: Context<P>) => string
  /** how the prompt asks for the reply; for JSON the provider is also held to the schema. JSON by default */
  readonly format?: ReplyFormat
  /** pass, change or refuse what goes in and what comes out; in their order, and journaled */
  readonly guards?: readonly Guard<NoInfer<T>>[]
}

export interface MakeMind {
  /** `act` turns the reply into an update or an outcome */
  <V, O, P, T = string, const R extends NoInfer<T> = NoInfer<T>>(
    definition: MindDefinition<V, T, P, R> & {
      readonly act: (reply: T, view: V, answer: Answer<T>, context: Context<P>) => Awaitable<O>
    },
  ): (view: V, context: Context<P>) => Awaitable<O>
  /** without `act` the reply is the update */
  <V, P, T = string, const R extends NoInfer<T> = NoInfer<T>>(
    definition: MindDefinition<V, T, P, R>,
  ): (view: V, context: Context<P>) => Awaitable<NoInfer<T>>
}

/** Minds with settings of their own, for a program that runs several societies or is a test. */
export function createMinds(settings: MindSettings | (() => MindSettings) = {}): MakeMind {
  const current = typeof settings === 'function' ? settings : () => settings
  // kept: a model remembers which schemas it refused
  const byName = new Map<string, LanguageModel>()
  const byObject = new WeakMap<object, LanguageModel>()
  const modelOf = (given: GivenModel) => {
    const known = typeof given === 'string' ? byName.get(given) : byObject.get(given)
    if (known) return known
    const { patience, modelServers = [] } = current()
    const made = modelFrom(given, { ...patience, modelServers })
    if (typeof given === 'string') byName.set(given, made)
    else byObject.set(given, made)
    return made
  }
  const ownMeter = createMeter()
  const make = <V, T, O, P>(
    definition: MindDefinition<V, T, P> & { act?: (reply: T, view: V, answer: Answer<T>, context: Context<P>) => O },
  ) => {
    const { act, format = 'json' } = definition
    const reply = definition.reply ?? (text as Schema as Schema<T>)
    if (definition.prompt === undefined && definition.messages === undefined) throw nothingToAsk()
    const { prompt: given = '' } = definition
    const decideBy = (view: V, context: Context<P>, use: ToolUse | undefined) =>
      definition.rules!(view, context, toolUser(context as Context<never>, use))
    const own: Mind<V, T, P> | undefined = definition.rules && {
      name: 'rules',
      answer: ({ view, context, use }) => answeredBy('rules', decideBy(view, context, use)),
    }
    const choose = (context: Context<P>, now: MindSettings): Mind<V, T, P> => {
      const { agent } = context
      const names = definition.who ? [definition.who(context), agent] : [agent]
      const choice = chooseMind(names, { run: context.choose, settings: now, by: definition.by })
      if (choice === 'person') return person()
      if (choice === 'rules') return own ?? missing(agent)
      if (typeof choice === 'object' && 'answer' in choice) return choice
      const asked = model(modelOf(choice))
      return own ? repaired<V, T, P>(asked, own) : asked
    }
    const think = (view: V, context: Context<P>) => {
      const now = current()
      const { meter = ownMeter, keepPrompts = true } = now
      const { guards = [] } = definition
      const asked = promptOf(given, view, context)
      const prompt = guards.length === 0 ? asked : kept(async () => guardPrompt(guards, await asked(), context))
      const use = toolUseOf(definition, view, context)
      const decide = definition.rules && (() => decideBy(view, context, use))
      const matter: Matter<V, T, P> = { view, context, prompt, reply, rules: decide, format, use, meter, keepPrompts }
      const finish = (answer: Answer<T>) => {
        context.answeredBy(answer.by)
        return act ? act(answer.reply, view, answer, context) : answer.reply
      }
      const chosen = choose(context, now)
      const guarded = guards.some((guard) => 'output' in guard) ? behindGuards(chosen, guards, own) : chosen
      const answer = guarded.answer(matter)
      return isPromise(answer) ? answer.then(finish) : finish(answer)
    }
    return withChecks(think, {
      atFlow: (agent) => checkPrompt(given, agent),
      atRun: (agent, run) =>
        checkChoices(agent, definition.who !== undefined, { run, settings: current(), by: definition.by }),
    })
  }
  return make
}

/** Makes a `think` with the settings of this process: `configureMinds`, then `TROUPE_MODEL`. */
export const mind: MakeMind = createMinds(processSettings)

/** Made when first asked for, and once. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** A reply that is refused is no reply: the agent's rules answer in its place, where it has some. */
function behindGuards<V, T, P>(
  first: Mind<V, T, P>,
  guards: readonly Guard<T>[],
  own: Mind<V, T, P> | undefined,
): Mind<V, T, P> {
  const guarded = (inner: Mind<V, T, P>): Mind<V, T, P> => ({
    name: inner.name,
    answer: async (matter) => {
      const answer = await inner.answer(matter)
      return { ...answer, reply: await guardReply(guards, answer.reply, matter.reply, matter.context) }
    },
  })
  return own && own !== first ? repaired(guarded(first), guarded(own)) : guarded(first)
}

function nothingToAsk(): TroupeError {
  return new TroupeError('FLOW_INVALID', 'A mind needs a prompt, or messages: there is nothing to ask a model.')
}

function missing(agent: string): never {
  throw new TroupeError(
    'MIND_MISSING',
    `Agent "${agent}" has no rules and no model. Set TROUPE_MODEL, name a model with by, or give it rules.`,
  )
}
