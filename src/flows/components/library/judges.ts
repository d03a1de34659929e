/** A model that judges: which of several models is to answer, and whether a text keeps to the rules. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Call, Component } from '../component.ts'
import { jsonIn, message, sayJson, type Value } from '../values.ts'
import { byOutput } from './parsers.ts'

const llmSelector: Component = {
  says: 'A judge chooses one of the models that are wired to it, and that one answers.',
  toolInputs: ['input_value'],
  async run(call) {
    const models = call.wired('models').filter((value) => value.kind === 'model')
    const [first] = models
    if (first === undefined) return call.stop('No model is wired to it.')
    const prompt = call.text('input_value')
    const names = models.map(({ model, node }, place) => `${place + 1}: ${model ?? node}`)
    const judge = call.wired('judge_llm').find((value) => value.kind === 'model') ?? first
    const chosen = models.length === 1 ? names[0]! : await choose(call, judge, prompt, names)
    const model = models[names.indexOf(chosen)] ?? first
    const answer = message(await call.ask({ prompt, model }))
    const told = message(chosen)
    return { outputs: byOutput(call, (name) => (/info|selected|model/.test(name) ? told : answer)) }
  },
}

async function choose(
  call: Call,
  model: Extract<Value, { kind: 'model' }>,
  prompt: string,
  names: readonly string[],
): Promise<string> {
  const properties = { model: { type: 'string', enum: names } }
  const wish = call.text('optimization') || 'balanced'
  const found = jsonIn(
    await call.ask({
      model,
      system: `Choose the model that fits the task best (${wish}): ${names.join(', ')}.`,
      prompt,
      schema: { type: 'object', properties, required: ['model'] },
    }),
  )
  return isRecord(found) ? sayJson(found['model'] ?? '') : ''
}

const guardrails: Component = {
  says: 'A model says whether a text keeps to the rules in the file; the branch it fails is not taken.',
  toolInputs: ['input_text'],
  async run(call) {
    const [value = message('')] = call.values('input_text', 'input_value')
    const rules = call
      .values('enabled_guardrails', 'guardrails')
      .map((each) => (each.kind === 'message' ? each.text : ''))
    const own = call.flag('enable_custom_guardrail') ? call.text('custom_guardrail_explanation') : ''
    const listed = [...rules, own].filter(Boolean)
    const properties = { passes: { type: 'boolean' }, reason: { type: 'string' } }
    const found = jsonIn(
      await call.ask({
        system: `Say whether the text keeps to all of these rules: ${listed.join('; ') || 'it does no harm'}.`,
        prompt: call.text('input_text', 'input_value'),
        schema: { type: 'object', properties, required: ['passes', 'reason'] },
      }),
    )
    const { passes = false, reason = '' } = isRecord(found) ? found : {}
    const word = passes === true ? /pass|success|true/ : /fail|block|false/
    const output = call.node.outputs.find(({ name }) => word.test(name))?.name
    const given = passes === true ? value : message(sayJson(reason) || 'The text does not keep to the rules.')
    return { outputs: output === undefined ? {} : { [output]: given } }
  },
}

export const judgeComponents = { LLMSelectorComponent: llmSelector, GuardrailsComponent: guardrails }
