/** The endpoints of the server as data: the OpenAPI document and the page that explains it are made of this. */
import { a2aShapes, type A2aShapes } from './a2a/endpoints-a2a.ts'
import type * as api from './api.ts'
import type { Endpoint, Words } from './endpoint.ts'
import { flowEndpoints, flowShapes, type FlowShapes } from './endpoints-flows.ts'
import { lessonEndpoints, lessonShapes, type LessonShapes } from './endpoints-lessons.ts'
import { evolutionEndpoints, evolutionShapes, type EvolutionShapes } from './endpoints-evolution.ts'
import { workerEndpoints, workerShapes, type WorkerShapes } from './endpoints-workers.ts'
import { houseEndpoints, houseShapes, type HouseShapes } from './house/endpoints-house.ts'

const board = { step: 'as it was after this step; the last when left out' }

export const endpoints: readonly Endpoint[] = [
  { method: 'get', path: '/societies', says: 'The societies that can be started.', gives: 'SocietyInfo[]' },
  {
    method: 'get',
    path: '/runs',
    says: 'Runs, the latest first.',
    query: {
      society: 'only of this society',
      status: 'open, waiting, failed, ended, unreadable, live or paused',
      text: 'only those with this text in id, title, society or reason',
      limit: 'how many (24)',
      before: 'only runs that began before this one: `next` of the page before',
      offset: 'after how many (0), up to 1,000; further back use `before`',
      counts: 'also how many there are by status',
    },
    gives: 'RunList',
  },
  { method: 'post', path: '/runs', says: 'Starts a run.', takes: 'StartRequest', gives: 'RunDetail', status: 201 },
  { method: 'get', path: '/runs/{id}', says: 'Everything about a run but its journal.', gives: 'RunDetail' },
  {
    method: 'get',
    path: '/runs/{id}/journal',
    says:
      'A page of the journal. It may hold fewer entries than asked for when they are long: ' +
      'ask again after the last.',
    query: { from: 'the number of the first entry (1)', limit: 'how many at most (500)' },
    gives: 'JournalPage',
  },
  {
    method: 'get',
    path: '/runs/{id}/events',
    says:
      'The journal as server-sent events, then what comes. `id` is the number of the entry, `data` the entry; ' +
      'the event `status` holds a RunState. After a break, Last-Event-ID continues where it was. With `tokens=1`, ' +
      'the event `token` holds a DraftPiece: what a model of a run that is driven here says, as it says it. It has ' +
      'no id, is never journaled, and the journaled call of the same place replaces it.',
    query: { from: 'the number of the first entry (1)', tokens: '1: also what models are saying' },
    gives: 'text/event-stream',
  },
  { method: 'get', path: '/runs/{id}/board', says: 'The board at a step.', query: board, gives: 'BoardAt' },
  {
    method: 'post',
    path: '/runs/{id}/pause',
    says: 'Pauses after the current step. Stays paused after a restart of the server.',
    gives: 'RunDetail',
  },
  { method: 'post', path: '/runs/{id}/step', says: 'One step of the engine, then it pauses.', gives: 'RunDetail' },
  {
    method: 'post',
    path: '/runs/{id}/resume',
    says: 'Resumes the run. One that ended at its limit needs a higher maxSteps.',
    takes: 'ResumeRequest',
    gives: 'RunDetail',
  },
  { method: 'post', path: '/runs/{id}/cancel', says: 'Ends the run for good.', gives: 'RunDetail' },
  { method: 'post', path: '/runs/{id}/pace', says: 'Faster or slower.', takes: 'PaceRequest', gives: 'RunDetail' },
  {
    method: 'post',
    path: '/runs/{id}/fork',
    says: 'A new run that begins after a step of this one, with another board, other minds or a command of yours.',
    takes: 'ForkRequest',
    gives: 'RunDetail',
    status: 201,
  },
  {
    method: 'post',
    path: '/runs/{id}/move',
    says:
      'Moves a run to the version of its society that is here, where it was started with another: it goes on as a ' +
      'fork of where it stands, and ends. Gives that fork; refused where the newer version lacks those who are next.',
    gives: 'RunDetail',
    status: 201,
  },
  {
    method: 'post',
    path: '/runs/{id}/answer',
    says:
      'Answers a question; the run continues. Of several, each is answered by itself, in any order. A tool call that ' +
      'waits for a yes is a question `{ approve: { tool, description, input, call, agent, doneBefore } }`; its ' +
      'answer is "approve", {"deny": "why"}, {"input": {…}} for another input or, where there is a `doneBefore`, ' +
      '"reuse". Anything else is refused with 400; an input that does not fit the tool is asked for again, ' +
      'with `fault`.',
    takes: 'AnswerRequest',
    gives: 'RunDetail',
  },
  {
    method: 'get',
    path: '/runs/{id}/inside',
    says: 'The societies that agents of the run ran inside a thought. Each is a run of its own.',
    gives: 'InsideRun[]',
  },
  {
    method: 'get',
    path: '/runs/{id}/evaluation',
    says: 'How an evaluation stands: what it reported last, scorer by scorer and case by case, with its trials.',
    gives: 'EvaluationInfo',
  },
  { method: 'get', path: '/runs/{id}/metrics', says: 'Thoughts, tokens and cost by agent.', gives: 'Metrics' },
  {
    method: 'get',
    path: '/runs/{id}/memories',
    says: 'What agents remember; with `query`, what one of them would recall.',
    query: { agent: 'only of this one', query: 'what it asks itself', limit: 'how many', ...board },
    gives: 'MemoryList',
  },
  {
    method: 'get',
    path: '/runs/{id}/ask',
    says:
      'Asks a member of the society, who answers by rules from what is on the board: where a society has members ' +
      'that can be asked, such as those of the adventurers. Nothing is written. A question that is not understood is ' +
      'answered with confidence 0 and `metadata.questions`.',
    query: {
      member: 'who is asked',
      question: 'in your own words',
      reflect: 'true, instead of a question: what it has learned and where it failed',
      ...board,
    },
    gives: 'MemberAnswer',
  },
  {
    method: 'post',
    path: '/runs/{id}/ask',
    says:
      'Asks a member as GET does. With `mind`, what rules do not understand is answered by that model, from the ' +
      "member's own state alone; it is asked under the same guards as in a run, paid with the run it is about, and " +
      'not paid twice for the same question at the same step. `metadata.by` and `metadata.sources` say who answered ' +
      'from what.',
    takes: 'AskRequest',
    gives: 'MemberAnswer',
  },
  {
    method: 'post',
    path: '/runs/{id}/tell',
    says:
      'Tells a member something: fields that it writes have other values, as a journaled step of the run in which ' +
      'nobody thinks. A run that goes on is told between two steps and goes on; one that has ended is forked instead ' +
      '(409).',
    takes: 'TellRequest',
    gives: 'RunDetail',
  },
  {
    method: 'get',
    path: '/runs/{id}/members',
    says: 'Who can be asked about a run, with questions that rules can answer at this step.',
    query: { ...board },
    gives: 'MemberList',
  },
  {
    method: 'get',
    path: '/runs/{id}/mail',
    says: 'What agents wrote to each other.',
    query: { agent: 'from or to this one, and what lies in its mailbox', ...board },
    gives: 'MailList',
  },
  { method: 'get', path: '/runs/{id}/artefacts', says: 'Files that can be made of the run.', gives: 'Artefact[]' },
  {
    method: 'get',
    path: '/runs/{id}/artefacts/{name}',
    says: 'One of these files.',
    gives: 'application/octet-stream',
  },
  {
    method: 'get',
    path: '/runs/{id}/pictures/{sha256}',
    says: 'A picture of a window that an explorer looked at, by the hash that the journal has.',
    gives: 'image/png',
  },
  {
    method: 'post',
    path: '/runs/{id}/windows/stop',
    says: 'Stops a run in windows at once, whichever process drives it: every key goes up, and none is pressed again.',
    gives: 'WindowsStopped',
  },
  {
    method: 'get',
    path: '/runs/{id}/share',
    says: 'The run as one page that needs no server.',
    gives: 'text/html',
  },
  {
    method: 'get',
    path: '/runs/{id}/export',
    says: 'The run and what it needs as one file of JSON lines.',
    gives: 'application/jsonl',
  },
  {
    method: 'post',
    path: '/import',
    says: 'Takes in an exported run, all of it or nothing. A run that is here already must be the same.',
    query: { extend: 'true adds what the file has more of a run that is here; never to one that is being driven' },
    takes: 'application/jsonl',
    gives: 'RunDetail',
    status: 201,
  },
  ...flowEndpoints,
  ...lessonEndpoints,
  ...workerEndpoints,
  ...evolutionEndpoints,
  ...houseEndpoints,
  { method: 'get', path: '/openapi.json', says: 'This, for machines.', gives: 'application/json' },
  { method: 'get', path: '/docs', says: 'This, for people.', gives: 'text/html' },
]

interface Shapes extends HouseShapes, A2aShapes, FlowShapes, LessonShapes, WorkerShapes, EvolutionShapes {
  readonly StartRequest: Words<api.StartRequest>
  readonly ForkRequest: Words<api.ForkRequest>
  readonly ResumeRequest: Words<api.ResumeRequest>
  readonly PaceRequest: Words<api.PaceRequest>
  readonly AnswerRequest: Words<api.AnswerRequest>
  readonly DraftPiece: Words<api.DraftPiece>
  readonly SocietyInfo: Words<api.SocietyInfo>
  readonly RunList: Words<api.RunList>
  readonly RunCard: Words<api.RunCard>
  readonly RunDetail: Words<Omit<api.RunDetail, keyof api.RunCard>> & { readonly '…': string }
  readonly InsideRun: Words<api.InsideRun>
  readonly RunState: Words<api.RunState>
  readonly EvaluationInfo: Words<api.EvaluationInfo>
  readonly JournalPage: Words<api.JournalPage>
  readonly BoardAt: Words<api.BoardAt>
  readonly Metrics: Words<api.Metrics>
  readonly MemoryList: Words<api.MemoryList>
  readonly MailList: Words<api.MailList>
  readonly MemberAnswer: Words<api.MemberAnswer>
  readonly MemberList: Words<api.MemberList>
  readonly AskRequest: Words<api.AskRequest>
  readonly TellRequest: Words<api.TellRequest>
  readonly Artefact: Words<api.Artefact>
  readonly WindowsStopped: Words<api.WindowsStopped>
  readonly ApiError: Words<api.ApiError>
}

const described: Shapes = {
  StartRequest: {
    society: 'text',
    'input?': 'object: what the board starts with, over the usual',
    'seed?': 'number or text: everything random follows from it',
    'minds?': 'object: by agent, or `all`: a model, rules or person',
    'maxSteps?': 'number: ends the run there',
    'maxCost?': 'number: dollars',
    'pace?': 'number: the least milliseconds a step takes; 0 runs flat out',
    'tenant?': 'text: for whom it is done; rules of workers may be about them',
  },
  ForkRequest: {
    at: 'number: the step to fork after',
    'edit?': 'object: whole new values of fields',
    'minds?': 'object: by agent, or `all`: a model, rules or person',
    'say?': 'text: a command that is played next, where a society plays a game',
    'seed?': 'number or text',
    'maxSteps?': 'number',
    'maxCost?': 'number: dollars',
    'pace?': 'number: milliseconds',
    'isPaused?': 'boolean: the fork is made and stays paused',
  },
  ResumeRequest: { 'maxSteps?': 'number', 'pace?': 'number: milliseconds' },
  PaceRequest: { pace: 'number: the least milliseconds a step takes' },
  AnswerRequest: {
    'key?': 'text: which question, when several are open',
    answer: 'any: for a tool call "approve", {"deny": "why"}, {"input": {…}} or "reuse"',
  },
  DraftPiece: {
    run: 'text: the run, or a society inside it',
    step: 'number',
    slot: 'number',
    agent: 'text',
    attempt: 'number',
    call: 'number: the place among the calls of this attempt, as in the journal',
    at: 'number: comes after so many characters of this call',
    text: 'text',
    'isOver?': 'boolean: the call is journaled, or was given up',
  },
  SocietyInfo: {
    name: 'text',
    title: 'text',
    says: 'text',
    view: 'text: how the studio draws it',
    input: 'object: what a run starts with',
    options: 'array: what may be chosen',
    agents: 'array: whose mind can be chosen',
    canChooseMinds: 'boolean: minds can be chosen and their cost limited for each run',
    canSay: 'boolean: a command can be said in a fork',
    'command?': 'text: of the command line',
    pace: 'number: milliseconds',
  },
  RunList: { runs: 'array of RunCard', 'total?': 'number', 'next?': 'string', 'counts?': 'object' },
  RunCard: {
    id: 'text',
    title: 'text',
    flow: 'text',
    'society?': 'text',
    status: 'text: open, waiting, failed, ended or unreadable',
    step: 'number',
    'reason?': 'text: why it ended or failed',
    startedAt: 'number: milliseconds since 1970',
    updatedAt: 'number',
    'parent?': 'object: the run it was forked from, and the step',
    'within?': 'text: the run whose agent started it',
    seed: 'number or text',
    view: 'text',
    isLive: 'boolean: this server drives it now',
    isElsewhere: 'boolean: another process wrote to it just now',
    isPaused: 'boolean',
    'score?': 'number',
    'maxScore?': 'number',
    pace: 'number',
    canGoOn: 'boolean: its code is known here',
    'isEvaluation?': 'boolean: its trials are the runs inside it; see /runs/{id}/evaluation',
  },
  RunDetail: {
    '…': 'everything of a RunCard',
    contract: 'object: who reads and writes what',
    diagram: 'text: mermaid',
    graph: 'object: nodes and edges',
    head: 'number: the last entry of the journal',
    agents: 'array of text',
    canSay: 'boolean',
    questions: 'array: key, agent, question (of a tool call `{ approve }`) and what was wrong with the answer before',
    minds: 'object: who was chosen to think for whom',
    'tenant?': 'text: for whom it is done',
    'label?': 'text: what people call the version of its society',
    inside: 'number: societies inside it so far',
  },
  InsideRun: {
    id: 'text',
    within: 'text: the run whose agent it is',
    agent: 'text',
    branch: "number: which of the agent's branches in that step",
    step: 'number: of the run it is within',
    flow: 'text',
    status: 'text',
    steps: 'number: its own',
    'reason?': 'text',
    calls: 'number: of models',
    tokens: 'number',
    cost: 'number: dollars',
  },
  EvaluationInfo: {
    title: 'text',
    finished: 'number: trials so far',
    failed: 'number',
    report: 'object, or null before the first: name, status, sides, scorers, cases, seeds and trials',
  },
  RunState: {
    status: 'text',
    isLive: 'boolean',
    isElsewhere: 'boolean',
    isPaused: 'boolean',
    step: 'number',
    'reason?': 'text',
    pace: 'number',
    questions: 'number: how many are open',
    inside: 'number: societies inside it so far',
  },
  JournalPage: { entries: 'array: seq, at and record of each', head: 'number: the last entry there is' },
  BoardAt: { step: 'number', values: 'object' },
  Metrics: {
    agents: 'object: by agent',
    'society?': 'object: what the society measures of itself, when the run is over',
  },
  MemoryList: {
    step: 'number',
    agents: 'array of text',
    total: 'number',
    memories: 'array',
    'recalled?': 'array',
    'compared?': 'number',
  },
  MemberAnswer: {
    step: 'number',
    agent: 'text: who answers',
    answer: 'text',
    confidence: 'number: 0 to 1; 0 when the question was not understood',
    metadata: 'object: what the answer was made from',
  },
  MemberList: {
    step: 'number',
    members: 'array: name, title, questions, and fields it can be told, of each',
    models: 'array: models that were named for the server or the run',
    takesModels: 'boolean: free questions may be answered by a model',
  },
  AskRequest: {
    member: 'text: who is asked',
    'question?': 'text: in your own words',
    'reflect?': 'boolean: what it has learned and where it failed, instead of a question',
    'step?': 'number: after this step; the last unless told',
    'mind?': 'text: a model that answers what rules do not understand',
    'maxCost?': 'number: dollars, for the run and what is asked about it',
  },
  TellRequest: { member: 'text: who is told', update: 'object: by field that it writes, its new value' },
  MailList: { step: 'number', mail: 'array', 'unread?': 'array' },
  Artefact: { name: 'text', says: 'text', type: 'text' },
  WindowsStopped: { stopped: 'true: the hands let go within a tenth of a second' },
  ...flowShapes,
  ...lessonShapes,
  ...workerShapes,
  ...evolutionShapes,
  ...houseShapes,
  ...a2aShapes,
  ApiError: { error: 'object: code and message' },
}

/** The shapes that are named above, field by field. */
export const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...described }
