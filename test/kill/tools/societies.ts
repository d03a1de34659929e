/** The tool-using societies that are killed: one of each kind of tool, all of them talking to the world outside. */
import { flow, end } from 'troupe'
import { assistant, assistantBoard } from 'troupe/assistant'
import { createMinds } from 'troupe/minds'
import { isApprovalQuestion, tool } from 'troupe/tools'
import { z } from 'zod'
import { isEdit, plans } from './plans.ts'

const input = z.object({ key: z.string(), text: z.string().optional() })

export function openSocieties(modelUrl: string, ledgerUrl: string) {
  const reach = async (path: string, about: Record<string, string>) =>
    (await fetch(`${ledgerUrl}/${path}?${new URLSearchParams(about).toString()}`)).text()
  const reading = (name: string) =>
    tool({ name, description: `Does ${name}.`, input, reads: true, does: ({ key }) => reach(name, { key }) })
  const look = reading('look')
  const find = reading('find')
  const write = tool({
    name: 'write',
    description: 'Writes into the ledger.',
    input: z.object({ key: z.string(), text: z.string() }),
    does: ({ key, text }, { id }) => reach('write', { id, key, text }),
  })
  const careful = tool({ ...write, approve: 'always' })
  const by = `${modelUrl}#stand-in`
  const minds = createMinds()
  const ledgerTools = [look, find, write]
  const plain = (name: string) => assistant({ name, by, minds, tools: ledgerTools })
  const clerk = assistant({ name: 'clerk', description: 'Writes.', by, minds, tools: ledgerTools })
  const chief = assistant({
    name: 'chief',
    description: 'Writes what somebody approves of, and has a clerk.',
    by,
    minds,
    tools: [look, find, careful, clerk.asTool()],
  })
  const ruled = assistantBoard.agent({
    reads: ['prompt'],
    writes: ['answer'],
    think: minds({
      prompt: '{prompt}',
      tools: [look, find, careful],
      rules: async (_view, _context, use) => {
        const said: string[] = []
        for (const { name, input: given } of plans['rules']!.flat()) {
          const { key = '' } = given
          let { outcome, output } = await use(name, given)
          while (outcome === 'unknown') {
            if ((await use(find, { key })).output === 'there') [outcome, output] = ['done', `write of ${key}`]
            else ({ outcome, output } = await use(name, given))
          }
          // somebody who looked does not know of the edit
          said.push(`${name} ${isEdit(key) ? 'what a person edited' : JSON.stringify(output)}`)
        }
        return said.join(', ')
      },
      act: (answer: string) => ({ answer }),
    }),
  })
  return {
    reading: plain('reading'),
    effectful: plain('effectful'),
    approved: assistant({ name: 'approved', by, minds, tools: [look, find, careful] }),
    parallel: plain('parallel'),
    nested: assistant({ name: 'nested', by, minds, tools: [...ledgerTools, clerk.asTool(), chief.asTool()] }),
    rules: flow(assistantBoard, { name: 'rules', start: 'ruled', agents: { ruled }, routes: { ruled: end('done') } }),
  }
}

export type SocietyName = keyof ReturnType<typeof openSocieties>

/** A person who goes by the end of the key. */
export function answerTo(question: unknown): unknown {
  if (!isApprovalQuestion(question)) throw new Error(`nobody knows an answer to ${JSON.stringify(question)}`)
  const { input: given } = question.approve as { input: { key: string } }
  if (given.key.endsWith('-deny')) return { deny: 'not this one' }
  return isEdit(given.key) ? { input: { ...given, text: 'edited' } } : 'approve'
}
