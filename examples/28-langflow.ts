/** A flow from Langflow, run here: read, given a component of your own, run with a session, and replayed. */
import { memoryStore } from 'troupe'
import { defineComponent, flowOfGraph, message, readLangflow } from 'troupe/components'
import { scriptedModel } from 'troupe/testing'

// as Langflow exports it, without what the canvas alone needs
const field = (value: string) => ({ type: 'str', value, input_types: ['Message'] })
const node = (id: string, type: string, fields: Record<string, unknown>, output: string) => ({
  id,
  type: 'genericNode',
  data: { id, type, node: { display_name: type, template: fields, outputs: [{ name: output, types: ['Message'] }] } },
})
const edge = (source: string, output: string, target: string, fieldName: string) => {
  const handle = (value: object) => JSON.stringify(value).replaceAll('"', 'œ')
  const from = { dataType: source, id: source, name: output, output_types: ['Message'] }
  const to = { fieldName, id: target, inputTypes: ['Message'], type: 'str' }
  return {
    source,
    target,
    sourceHandle: handle(from),
    targetHandle: handle(to),
    data: { sourceHandle: from, targetHandle: to },
  }
}
const exported = {
  name: 'Polite bot',
  data: {
    nodes: [
      node('ask', 'ChatInput', { input_value: field('') }, 'message'),
      node('past', 'Memory', { template: field('{sender_name}: {text}'), n_messages: field('10') }, 'messages_text'),
      node(
        'prompt',
        'Prompt',
        { template: field('{past}\nUser: {now}\nAnswer:'), past: field(''), now: field('') },
        'prompt',
      ),
      node(
        'model',
        'LanguageModelComponent',
        { input_value: field(''), system_message: field('Be brief.') },
        'text_output',
      ),
      node('polite', 'MakePolite', { text: field(''), code: { type: 'code', value: 'Python, never run' } }, 'result'),
      node('answer', 'ChatOutput', { input_value: field('') }, 'message'),
    ],
    edges: [
      edge('past', 'messages_text', 'prompt', 'past'),
      edge('ask', 'message', 'prompt', 'now'),
      edge('prompt', 'prompt', 'model', 'input_value'),
      edge('model', 'text_output', 'polite', 'text'),
      edge('polite', 'result', 'answer', 'input_value'),
    ],
  },
}

const [bot] = readLangflow(exported).flows
const told = flowOfGraph(bot!.graph).stops
console.log(
  'without it:',
  told.map(({ title, reason }) => `${title}: ${reason.split('.')[0]}`),
)

const MakePolite = defineComponent({
  says: 'Adds a thank you.',
  run: (call) => message(`${call.text('text')} Thank you for asking!`),
})
// a stand-in for a model: with a real one, leave `model` out, and the file's own is asked
const model = scriptedModel(['Rome.', 'About 2.8 million.'])
const made = flowOfGraph(bot!.graph, { components: { MakePolite }, model })
const store = memoryStore()

const first = await made.flow.run(made.input({ input: 'Capital of Italy?', session: 's' }), { store }).finished
console.log(made.outputs(first.board)[0]?.text)

// the next run of the session is given what the first one left; the journal has all of it
const before = made.carried(first.board)
const second = await made.flow.run(made.input({ input: 'How many live there?', session: 's', before }), { store })
  .finished
console.log(made.outputs(second.board)[0]?.text)
console.log(model.requests[1]?.prompt)

// every node was an agent: its run is replayed from the journal, without a model
for await (const { step, did } of made.flow.replay(second.id, { store }))
  if (did.length > 0) console.log(step, did.map(({ agent }) => agent).join(' '))

// without it: [ 'MakePolite: This component is not known here' ]
// Rome. Thank you for asking!
// About 2.8 million. Thank you for asking!
// User: Capital of Italy?
// AI: Rome. Thank you for asking!
// User: How many live there?
// Answer:
// 1 begin
// 2 ask past
// 3 prompt
// 4 model
// 5 polite
// 6 answer
