/** One call of a language model, whole or streamed to whoever listens, and journaled so that it is paid once. */
import { MODEL_CALL } from '../base/model-call-name.ts'
import { TroupeError } from '../base/errors.ts'
import type { Context } from '../define/agent.ts'
import { redactDeep } from '../models/keys.ts'
import type { LanguageModel, ModelReply, ModelRequest } from '../models/model.ts'
import type { Meter } from './meter.ts'
import type { ModelCall } from './model-call.ts'

export interface Speaking {
  readonly language: LanguageModel
  readonly context: Pick<Context, 'run' | 'once' | 'signal' | 'onToken'>
  readonly meter: Meter
  /** whose call it is: a thought with tools is a society inside, and its agent is that of the thought */
  readonly agent: string
  /** nothing is done outside with the reply before the step is closed: both are written at once */
  readonly isLast?: boolean
}

/** `kept`: what the journal keeps of what was asked. */
export function speak<T>(
  { language, context, meter, agent, isLast = false }: Speaking,
  request: () => Promise<ModelRequest<T>>,
  kept: (reply: ModelReply<T>) => Partial<ModelCall>,
): Promise<ModelCall> {
  const work = async (): Promise<ModelCall> => {
    await meter.admit(context.run, language.name)
    const given = { ...(await request()), signal: context.signal }
    const began = performance.now()
    const reply = await say(language, given, context.onToken)
    const ms = Math.round(performance.now() - began)
    const cost = meter.price(language.name, reply.usage)
    const known: ModelCall = redactDeep({
      mind: language.name,
      agent,
      ...kept(reply),
      reply: reply.text,
      ...(reply.calls && reply.calls.length > 0 && { calls: reply.calls }),
      ...(reply.own !== undefined && { own: reply.own }),
      usage: reply.usage,
      ...(cost !== undefined && { cost }),
      ...(reply.tries !== undefined && { tries: reply.tries }),
      ms,
    })
    meter.count(context.run, known)
    return known
  }
  return meter.during(context.run, () => context.once(MODEL_CALL, work, { isLast }))
}

async function say<T>(
  language: LanguageModel,
  request: ModelRequest<T>,
  onToken: ((text: string) => void) | undefined,
): Promise<ModelReply<T>> {
  if (!onToken) return language.generate(request)
  const pieces = language.stream(request)
  try {
    for (;;) {
      const piece = await pieces.next()
      if (piece.done) return piece.value as ModelReply<T>
      onToken(piece.value)
    }
  } catch (error) {
    // a stream that broke off is asked for whole: nobody should get less because somebody watches
    if (!(error instanceof TroupeError) || error.code !== 'MODEL_FAILED') throw error
    return language.generate(request)
  }
}
