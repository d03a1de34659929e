/** A tool loop as people write it with the AI SDK: its port is loop-here.ts. */
import { generateText, stepCountIs, tool, type LanguageModel } from 'ai'
import { z } from 'zod'

const weather = tool({
  description: 'The weather in a city.',
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => ({ city, sky: 'clear' }),
})

export async function answer(model: LanguageModel, prompt: string): Promise<string> {
  const { text } = await generateText({
    model,
    instructions: 'You know the weather.',
    tools: { weather },
    stopWhen: stepCountIs(5),
    prompt,
  })
  return text
}
