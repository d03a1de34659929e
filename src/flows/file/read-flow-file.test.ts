import { describe, expect, it } from 'vitest'
import { problemLine } from './problem.ts'
import { flowFileOf, readFlowFile } from './read-flow-file.ts'

const whole = {
  format: 'troupe-flow/1',
  name: 'test',
  fields: { count: { rule: 'sum' }, log: { rule: 'append' } },
  start: 'step',
  agents: { step: { kind: 'compute', writes: { count: '1' } } },
  routes: { step: { when: [{ if: 'count < 2', to: 'step' }], otherwise: { end: 'two' } } },
}

const problems = (change: object) =>
  readFlowFile(JSON.stringify({ ...whole, ...change }, undefined, 1)).problems.map(problemLine)

describe('a flow file that is read', () => {
  it('has no problem when there is none', () => {
    expect(problems({})).toEqual([])
  })

  it('is told every problem of its shape, each with its place', () => {
    const text = `{
  "format": "troupe-flow/2",
  "name": "two words",
  "agents": {
    "a": { "kind": "promt", "writes": {} },
    "b": { "kind": "prompt", "promt": "x", "writes": { "c": 1 } },
    "constructor": { "kind": "compute", "writes": {} }
  },
  "routes": { "a": { "wen": [] }, "b": { "when": [{ "if": "x", "to": 3 }], "otherwise": "a" } }
}`
    expect(readFlowFile(text).problems.map(problemLine)).toEqual([
      '2:13 format: takes "troupe-flow/1".',
      '3:11 name: a name has 1 to 80 characters without blanks, # and slashes.',
      '5:20 agents.a.kind: is of no kind that is known. There are: prompt, compute, parse, ask, member, flow, society.',
      '6:10 agents.b.prompt: is missing: it takes a text.',
      '6:61 agents.b.writes.c: takes a text, not a number.',
      '6:39 agents.b.promt: is nothing that can be said here. Did you mean prompt?',
      '7:20 agents.constructor: every object has something of this name: choose another.',
      expect.stringContaining('9:20 routes.a') as string,
      '9:29 routes.a.wen: is nothing that can be said here. Did you mean when?',
      expect.stringContaining('9:70 routes.b.when[0].to: is none of the') as string,
    ])
  })

  it.for([
    [{ start: 'stp' }, 'start: there is no agent "stp". Did you mean step?'],
    [{ start: ['step', 'x'] }, 'start[1]: there is no agent "x"'],
    [{ start: undefined }, 'start: is missing: say who thinks first'],
    [{ agents: {}, routes: {} }, 'agents: a flow needs at least one agent'],
    [{ routes: {} }, 'routes: "step" has no route'],
    [{ routes: { step: ['step', 'nobody'] } }, 'routes.step[1]: there is no agent "nobody"'],
    [{ routes: { step: { each: 'log', to: 'worker' } } }, 'routes.step.to: there is no agent "worker"'],
    [{ routes: { step: { when: [{ if: 'cont < 2', to: 'step' }], otherwise: 'step' } } }, 'Did you mean count?'],
    [{ routes: { step: { choose: ['step'] } } }, 'has no "next" that says so'],
    [{ joins: { step: ['left'] } }, 'joins.step[0]: there is no agent "left"'],
    [{ failures: { other: 'skip' } }, 'failures.other: there is no agent "other"'],
    [{ output: 'lenght(log)' }, 'output: There is no function lenght. Did you mean length?'],
    [{ input: 'prompt' }, 'input: there is no field "prompt"'],
    [{ fields: { ...whole.fields, next: {} } }, 'fields.next: is a name with a meaning of its own'],
    [{ fields: { ...whole.fields, mine: { rule: 'custom' } } }, 'a rule of code needs "of"'],
    [{ fields: { ...whole.fields, all: { rule: 'append', initial: [1] } } }, 'begins empty'],
    [{ fields: { ...whole.fields, most: { rule: 'max', initial: 'x' } } }, 'the rule max takes a number'],
    [{ fields: { ...whole.fields, x: { id: 'name' } } }, 'fields.x.id: is for the rule upsert alone'],
    [{ like: 'explorers', parameters: { count: { type: 'count' } } }, 'leave one of them out'],
    [{ graph: { id: '', name: '', description: '', nodes: [], wires: [], notes: [] } }, 'a graph of components, or'],
    [{ agents: { step: { kind: 'compute', writes: { cont: '1' } } } }, 'there is no field "cont". Did you mean count?'],
    [{ agents: { step: { kind: 'compute', reads: ['log'], writes: { count: 'count' } } } }, 'not in its "reads"'],
    [
      { agents: { step: { kind: 'prompt', prompt: '{cout}', writes: {} } } },
      'Write {{cout}} where the braces are meant',
    ],
    [
      { agents: { step: { kind: 'prompt', prompt: '', messages: 'count', writes: {} } } },
      'needs a field with "rule": "append"',
    ],
    [{ agents: { step: { kind: 'flow', flow: { ...whole, start: 'x' }, writes: {} } } }, 'agents.step.flow.start'],
    [
      { agents: { step: { kind: 'flow', flow: whole, input: { no: '1' }, writes: {} } } },
      'the flow within has no such field',
    ],
    [
      { agents: { ...whole.agents, idle: { kind: 'compute', writes: {} } }, routes: { ...whole.routes, idle: 'step' } },
      'never thinks',
    ],
    [{ routes: { step: 'step' } }, 'no route ends the run'],
  ] as const)('is told what is wrong with %j', ([change, fault]) => {
    expect(problems(change).join('\n')).toContain(fault)
  })

  it('can be used with warnings, and not with errors', () => {
    expect(flowFileOf(JSON.stringify({ ...whole, layout: { gone: { x: 1, y: 2 } } }), { name: 'x' }).name).toBe('test')
    expect(() => flowFileOf('{', { name: 'x.json' })).toThrow(
      /x\.json is no flow that can be run\.\n {2}1:2 The file ends/,
    )
  })
})
