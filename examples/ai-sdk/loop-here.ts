/** A tool loop moved here from the AI SDK, in ten changed lines: the original is loop-there.ts. */
import { assistant, stepCountIs, tool, type GivenModel } from 'troupe/assistant'
import { z } from 'zod'

const weather = tool({
  name: 'weather',
  description: 'The weather in a city.',
  input: z.object({ city: z.string() }),
  reads: true,
  does: async ({ city }) => ({ city, sky: 'clear' }),
})

export async function answer(model: GivenModel, prompt: string): Promise<string> {
  const helper = assistant({
    by: model,
    instructions: 'You know the weather.',
    tools: [weather],
    stopWhen: stepCountIs(5),
  })
  return (await helper.run({ prompt }).finished).board.answer
}
