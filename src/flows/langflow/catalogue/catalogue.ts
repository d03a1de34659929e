/** The catalogue of components that are written to Langflow files, by their one name. */
import type { ComponentFacts } from './facts.ts'
import { dataFacts } from './data.ts'
import { logicFacts } from './flow-logic.ts'
import { chatInput, chatOutput, memory, textInput, textOutput } from './input-output.ts'
import { agent, languageModel, prompt, structuredOutput } from './models.ts'
import { calculator, conditionalRouter, loop, parser, splitText, typeConverter } from './processing.ts'

const all = [
  chatInput,
  chatOutput,
  textInput,
  textOutput,
  memory,
  prompt,
  languageModel,
  agent,
  structuredOutput,
  parser,
  typeConverter,
  splitText,
  calculator,
  loop,
  conditionalRouter,
  ...dataFacts,
  ...logicFacts,
]

export const catalogue: ReadonlyMap<string, ComponentFacts> = new Map(all.map((facts) => [facts.type, facts]))
