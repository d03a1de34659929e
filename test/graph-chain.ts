/** A graph of three models, one after the other, for tests that stop it in the middle. */
import { smallGraph } from './component-graph.ts'

const model = {
  component: 'LanguageModelComponent',
  settings: { input_value: '', system_message: '' },
  outputs: { text_output: ['Message'] },
} as const

export const chainOfModels = smallGraph(
  {
    ask: { component: 'ChatInput', settings: { input_value: '' } },
    first: model,
    second: model,
    third: model,
    answer: { component: 'ChatOutput', settings: { input_value: '' } },
  },
  'ask.out -> first.input_value',
  'first.text_output -> second.input_value',
  'second.text_output -> third.input_value',
  'third.text_output -> answer.input_value',
)
