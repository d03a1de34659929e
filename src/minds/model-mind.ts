/** A mind that asks a language model. A reply that does not fit is explained to the model, which is asked again. */
import { TroupeError } from '../base/errors.ts'
import type { LanguageModel } from '../models/model.ts'
import { modelFrom, type GivenModel } from '../models/named-model.ts'
import { answered, type AnyMind, type Matter, type Prompt } from './answer.ts'
import { explain } from './explain.ts'
import { answerWithTools } from './loop/answer-with-tools.ts'
import type { ModelCall } from './model-call.ts'
import { wantsText } from './plain-text.ts'
import { readReply } from './read-reply.ts'
import { speak } from './speak.ts'

// after two explanations a model that still misses rarely gets there
const EXPLANATIONS = 2

/** From a model's name, a model of the AI SDK, or a `LanguageModel` of your own. */
export function model(from: GivenModel): AnyMind {
  const language = modelFrom(from)
  return {
    name: language.name,
    async answer<T>(matter: Matter<unknown, T>) {
      if (matter.use) return answerWithTools(language, matter, matter.use)
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

function call<T>(language: LanguageModel, matter: Matter<unknown, T>, explained: string): Promise<ModelCall> {
  const { context, meter, reply: schema, format, keepPrompts } = matter
  const asked = async () => {
    const given = await matter.prompt()
    return { ...given, prompt: explained === '' ? given.prompt : `${given.prompt}\n\n${explained}` }
  }
  let sent: Prompt | undefined
  return speak(
    { language, context, meter, agent: context.agent },
    async () => ({ ...(sent = await asked()), ...(format === 'json' && { schema }) }),
    (reply) => (keepPrompts && sent ? kept({ ...sent, prompt: reply.prompt ?? sent.prompt }) : {}),
  )
}

function kept({ system, prompt, images }: Prompt): Partial<ModelCall> {
  return {
    ...(system !== undefined && { system }),
    prompt,
    ...(images && { images: images.map(({ mediaType, data }) => ({ mediaType, bytes: data.byteLength })) }),
  }
}
