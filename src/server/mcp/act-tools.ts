/** MCP tools that do something with a run: answer, fork, pause, step, resume and cancel it. */
import type { RunDetail } from '../api.ts'
import { briefRun } from './answer.ts'
import { linksOf } from './links.ts'
import { driving, mindsOf } from './society-tools.ts'
import { runPath, theRun, type McpTool } from './tool.ts'
import { isStill, patienceOf, waitFor, waitSeconds } from './wait.ts'

const { maxSteps, pace } = driving
const ANYTHING = ['string', 'number', 'boolean', 'object', 'array', 'null'].map((type) => ({ type }))

export const actTools: readonly McpTool[] = [
  acting({
    name: 'answer_run',
    title: 'Answer a question of a run',
    description: 'Answers what an agent of a run asks; the run continues. show_run lists its open questions.',
    path: 'answer',
    properties: {
      answer: { anyOf: ANYTHING, description: 'the answer, of the kind the question asks for' },
      key: { type: 'string', description: 'which question, when several are open: `key` of it' },
    },
    required: ['answer'],
    waits: true,
    changes: 'something',
  }),
  acting({
    name: 'fork_run',
    title: 'Fork a run',
    description:
      'Begins a new run after a step of another, with other values on the board, other minds or, in a game, ' +
      'a command of yours. The other run stays as it is.',
    path: 'fork',
    properties: {
      at: { type: 'integer', minimum: 0, description: 'the step to fork after; 0 is the start' },
      edit: { type: 'object', description: 'whole new values of fields of the board' },
      say: { type: 'string', description: 'a command that is played next, where a society plays a game' },
      minds: mindsOf(),
      ...driving,
      isPaused: { type: 'boolean', description: 'the fork is made and stays paused' },
    },
    required: ['at'],
    waits: true,
    changes: 'something',
  }),
  acting({
    name: 'pause_run',
    title: 'Pause a run',
    description: 'Pauses a run after its current step. resume_run continues it.',
    path: 'pause',
    changes: 'something',
  }),
  acting({
    name: 'step_run',
    title: 'Take one step',
    description: 'Takes one step of a run, then it pauses.',
    path: 'step',
    changes: 'something',
  }),
  acting({
    name: 'resume_run',
    title: 'Resume a run',
    description: 'Continues a run that was paused, stopped or failed. One that ended at its limit needs more maxSteps.',
    path: 'resume',
    properties: { maxSteps: maxSteps!, pace: pace! },
    waits: true,
    changes: 'something',
  }),
  acting({
    name: 'cancel_run',
    title: 'Cancel a run',
    description: 'Ends a run for good. What it did stays in its journal, and it can be forked.',
    path: 'cancel',
    changes: 'for good',
  }),
]

interface Acting extends Pick<McpTool, 'name' | 'title' | 'description' | 'changes' | 'required'> {
  readonly path: string
  readonly properties?: McpTool['properties']
  /** answers when the run stands still, or after a while */
  readonly waits?: true
}

/** The request is what was given: the API checks every word of it. */
function acting({ path, properties = {}, required = [], waits, ...words }: Acting): McpTool {
  return {
    ...words,
    properties: { run: theRun, ...properties, ...(waits && { waitSeconds }) },
    required: ['run', ...required],
    async does(given, call) {
      const patienceMs = waits ? patienceOf(given, call) : 0
      const { run: id, waitSeconds: _, ...request } = given
      const done = await call.api.post<RunDetail>(runPath(id, `/${path}`), request)
      const detail = waits ? await waitFor(done.id, call, { patienceMs, isEnough: isStill }) : done
      return { value: briefRun(detail), links: linksOf(done.id) }
    },
  }
}
