/** A flow that chats and remembers: what was said so far and what is said now go to a model, which answers. */
import type { ComponentGraph } from '../src/flows/graph.ts'
import { newNode } from '../src/flows/langflow/new-node.ts'

const at = { x: 0, y: 0 }
const wire = (node: string, output: string, to: string, setting: string) => ({
  from: { node, output },
  to: { node: to, setting },
})

export const recallingChat: ComponentGraph = {
  id: '0b9a7b1e-0000-4000-8000-0000000000c1',
  name: 'Chat',
  description: 'A chat that remembers.',
  endpoint: 'chat',
  nodes: [
    newNode({ id: 'ChatInput-1', component: 'ChatInput', title: 'In', position: at }),
    newNode({ id: 'Memory-1', component: 'Memory', title: 'Before', position: at }),
    newNode({
      id: 'Prompt-1',
      component: 'Prompt',
      title: 'Prompt',
      values: { template: 'Heard so far: {before}\nNow: {now}' },
      position: at,
    }),
    newNode({ id: 'LanguageModelComponent-1', component: 'LanguageModelComponent', title: 'Model', position: at }),
    newNode({ id: 'ChatOutput-1', component: 'ChatOutput', title: 'Out', position: at }),
  ],
  wires: [
    wire('ChatInput-1', 'message', 'Prompt-1', 'now'),
    wire('Memory-1', 'messages_text', 'Prompt-1', 'before'),
    wire('Prompt-1', 'prompt', 'LanguageModelComponent-1', 'input_value'),
    wire('LanguageModelComponent-1', 'text_output', 'ChatOutput-1', 'input_value'),
  ],
  notes: [],
}
