/** A mind that asks a language model. A reply that does not fit is explained to the model, which is asked again. */
import { TroupeError } from '../base/errors.ts'
import { redactDeep } from '../models/keys.ts'
import type { LanguageModel } from '../models/model.ts'
import { modelFrom, type GivenModel } from '../models/named-model.ts'
import { answered, type AnyMind, type Matter, type Prompt } from './answer.ts'
import { MODEL_CALL } from '../base/model-call-name.ts'
import type { ModelCall } from './model-call.ts'
import { wantsText } from './plain-text.ts'
import { readReply } from './read-reply.ts'

// after two explanations a model that still misses rarely gets there
const EXPLANATIONS = 2

// a reply that ran away is not repeated whole to the model that wrote it
const QUOTED_LENGTH = 4_000

/** From a model's name, a model of the AI SDK, or a `LanguageModel` of your own. */
export function model(from: GivenModel): AnyMind {
  const language = modelFrom(from)
  return {
    name: language.name,
    async answer<T>(matter: Matter<unknown, T>) {
      let fault = ''
      let explained = ''
      for (let explanations = 0; explanations <= EXPLANATIONS; explanations++) {
        const { reply } = await call(language, matter, explained)
        const reading = await readReply(reply, matter.reply)
        if (reading.ok) return answered(language.name, reading.value)
        fault = reading.fault
        explained = explain(reply, fault, wantsText(matter.reply) ? 'text' : matter.format.toUpperCase())
      }
      const { agent } = matter.context
      throw new TroupeError(
        'MODEL_BAD_REPLY',
        `${language.name} gave agent "${agent}" no reply that fits, asked ${EXPLANATIONS + 1} times. ${fault}`,
      )
    },
  }
}

/** One call: journaled before anything is made of it, so that it is paid once. */
function call(language: LanguageModel, matter: Matter<unknown, unknown>, explained: string): Promise<ModelCall> {
  const { context, meter, reply: schema, format, keepPrompts } = matter
  const work = async (): Promise<ModelCall> => {
    await meter.admit(context.run, language.name)
    const asked = await matter.prompt()
    const prompt = `${asked.prompt}${explained}`
    const reply = await language.generate({
      ...asked,
      prompt,
      signal: context.signal,
      ...(format === 'json' && { schema }),
    })
    const cost = meter.price(language.name, reply.usage)
    const known: ModelCall = redactDeep({
      mind: language.name,
      agent: context.agent,
      ...(keepPrompts && kept({ ...asked, prompt: reply.prompt ?? prompt })),
      reply: reply.text,
      usage: reply.usage,
      ...(cost !== undefined && { cost }),
      ...(reply.tries !== undefined && { tries: reply.tries }),
    })
    meter.count(context.run, known)
    return known
  }
  return meter.during(context.run, () => context.once(MODEL_CALL, work))
}

function kept({ system, prompt, images }: Prompt): Partial<ModelCall> {
  return {
    ...(system !== undefined && { system }),
    prompt,
    ...(images && { images: images.map(({ mediaType, data }) => ({ mediaType, bytes: data.byteLength })) }),
  }
}

function explain(reply: string, fault: string, wanted: string): string {
  const quoted = reply.length > QUOTED_LENGTH ? `${reply.slice(0, QUOTED_LENGTH)}…` : reply
  return (
    `\n\nYour last reply could not be used. It was:\n<reply>\n${quoted}\n</reply>\n${fault}\n` +
    `Reply again, with nothing but the corrected ${wanted}.`
  )
}
