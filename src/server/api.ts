/** The HTTP API between server and studio: JSON under `/api`. Types alone, shared by both. */
import type { EvaluationStand } from '../evaluate/read-report.ts'
import type { MemberOffer, MemberResponse } from '../societies/asking.ts'
import type { OptionInfo } from '../societies/option.ts'
import type { Contract } from '../define/contract.ts'
import type { Message } from '../mail/message.ts'
import type { Memory } from '../memory/memory.ts'
import type { Recollection } from '../memory/recall.ts'
import type { Entry } from '../store/record.ts'
import type { RunStatus } from '../store/run-status.ts'
import type { RunCounts } from '../store/store.ts'
import type { RunSummary } from '../store/summary.ts'

/** A society that can be started from the page. */
export interface SocietyInfo {
  readonly name: string
  readonly title: string
  readonly says: string
  /** the view it is shown with: a name in the studio's registry; `plain` when there is none of its own */
  readonly view: string
  /** what a run starts with when nothing is given */
  readonly input: Readonly<Record<string, unknown>>
  /** what may be chosen, in a form and on the command line alike */
  readonly options: readonly SocietyOption[]
  /** whose mind can be chosen */
  readonly agents: readonly string[]
  /** minds can be chosen and their cost limited for each run */
  readonly canChooseMinds: boolean
  /** a command can be said in place of the agents' own */
  readonly canSay: boolean
  /** the command of the command line that starts it, such as `explore`; `run NAME` when it has none of its own */
  readonly command?: string
  /** the milliseconds a step takes unless the start says otherwise */
  readonly pace: number
}

export type SocietyOption = OptionInfo

/** One run in a list. */
export interface RunCard extends RunSummary {
  readonly seed: number | string
  readonly view: string
  /** a process of this server is driving it now */
  readonly isLive: boolean
  /** another process wrote to it just now */
  readonly isElsewhere: boolean
  readonly isPaused: boolean
  /** the board's fields a small picture needs are asked for with `board`; a score where there is one */
  readonly score?: number
  readonly maxScore?: number
  readonly title: string
  /** the least milliseconds a step takes; 0 runs flat out */
  readonly pace: number
  /** its code is known here, so it can be resumed and forked; otherwise it can only be looked at */
  readonly canGoOn: boolean
  /** it is an evaluation: its trials are the runs inside it, and its report has a page of its own */
  readonly isEvaluation?: true
}

/** `GET …/evaluation`: how an evaluation stands, and what it reported last. */
export type EvaluationInfo = EvaluationStand & { readonly title: string }

/** `GET /api/runs`: the latest first. */
export interface RunList {
  readonly runs: readonly RunCard[]
  /** how many there are with these filters; left out where only looking at every run would tell */
  readonly total?: number
  /** there may be more: ask again with `before` this run */
  readonly next?: string
  /** how many the society has, or all have, by status; where `counts` was asked for */
  readonly counts?: RunCounts
}

/** What `event: status` says: first thing, and whenever it has changed. */
export interface RunState {
  readonly status: RunStatus
  readonly isLive: boolean
  readonly isElsewhere: boolean
  readonly isPaused: boolean
  readonly step: number
  readonly reason?: string
  readonly pace: number
  /** how many are open */
  readonly questions: number
  /** societies inside it so far */
  readonly inside: number
}

/** Which call of a model a piece of text belongs to; the journaled call has the same place. */
export interface DraftPlace {
  /** the run, or a society inside it */
  readonly run: string
  readonly step: number
  readonly slot: number
  readonly agent: string
  readonly attempt: number
  readonly call: number
}

/**
 * What `event: token` says, for those who ask with `tokens=1`: a model is saying this. Never journaled, so it has no
 * id, and what is missed is not sent again: the journaled call replaces all of it.
 */
export interface DraftPiece extends DraftPlace {
  /** what comes after so many characters of this call */
  readonly at: number
  readonly text: string
  /** nothing more comes: the call is journaled, or was given up */
  readonly isOver?: true
}

export interface RunDetail extends RunCard {
  readonly contract: Contract
  /** mermaid */
  readonly diagram: string
  readonly graph: Graph
  readonly head: number
  readonly agents: readonly string[]
  readonly canSay: boolean
  readonly questions: readonly OpenQuestion[]
  /** who was chosen to think for whom when the run was started or forked here */
  readonly minds: Readonly<Record<string, string>>
  /** for whom it is done, and what people call the version of its society, where that was said */
  readonly tenant?: string
  readonly label?: string
  /** societies inside it so far */
  readonly inside: number
}

/** A society that an agent of a run ran inside a thought: a run of its own, with a journal of its own. */
export interface InsideRun {
  readonly id: string
  /** the run whose agent it is */
  readonly within: string
  /** the agent, which of its branches in that step, and the step; of the run it is within */
  readonly agent: string
  readonly branch: number
  readonly step: number
  readonly flow: string
  readonly status: RunStatus
  /** how many steps it has taken itself */
  readonly steps: number
  readonly reason?: string
  /** of models, by it and by societies inside it */
  readonly calls: number
  readonly tokens: number
  readonly cost: number
}

export interface Graph {
  readonly nodes: readonly string[]
  readonly edges: readonly { readonly from: string; readonly to: string; readonly label?: string }[]
}

export interface OpenQuestion {
  readonly key: string
  readonly agent: string
  readonly question: unknown
  readonly fault?: string
}

export interface JournalPage {
  readonly entries: readonly Entry[]
  /** the number of the last entry there is */
  readonly head: number
}

export interface BoardAt {
  readonly step: number
  readonly values: Readonly<Record<string, unknown>>
}

export interface StartRequest {
  readonly society: string
  readonly input?: Readonly<Record<string, unknown>>
  readonly seed?: number | string
  /** by agent, or `all` */
  readonly minds?: Readonly<Record<string, string>>
  readonly maxSteps?: number
  readonly maxCost?: number
  /** the least milliseconds a step takes; 0 runs flat out. Without it, what the society is best watched at */
  readonly pace?: number
  /** for whom it is done: rules of workers may be about them. Forks have it from their parent */
  readonly tenant?: string
}

export interface ResumeRequest {
  /** a higher limit, for a run that ended at one */
  readonly maxSteps?: number
  readonly pace?: number
}

export interface PaceRequest {
  readonly pace: number
}

export interface AnswerRequest {
  /** which question, when several are open: `key` of an `OpenQuestion` */
  readonly key?: string
  readonly answer: unknown
}

export interface ForkRequest {
  readonly at: number
  readonly edit?: Readonly<Record<string, unknown>>
  readonly minds?: Readonly<Record<string, string>>
  /** a person's command, played next */
  readonly say?: string
  readonly seed?: number | string
  readonly maxSteps?: number
  readonly maxCost?: number
  readonly pace?: number
  /** the fork is made and stays paused */
  readonly isPaused?: boolean
}

export interface Metrics {
  /** by agent */
  readonly agents: Readonly<Record<string, AgentMetrics>>
  /** what the society measures of itself */
  readonly society?: Readonly<Record<string, unknown>>
}

export interface AgentMetrics {
  readonly thoughts: number
  readonly tries: number
  readonly failures: number
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly cost: number
  readonly minds: readonly string[]
}

export interface Artefact {
  readonly name: string
  readonly says: string
  readonly type: string
}

/** `POST …/windows/stop`. */
export interface WindowsStopped {
  readonly stopped: boolean
}

/** `GET …/memories`: those of one agent or of all, the latest last. */
export interface MemoryList {
  readonly step: number
  /** who remembers anything */
  readonly agents: readonly string[]
  /** how many there are, of which `memories` are the last */
  readonly total: number
  readonly memories: readonly Memory[]
  /** with `query` and `agent`: what it would recall, nearest first */
  readonly recalled?: readonly Recollection[]
  /** with `recalled`: how many of the latest were compared in the time an answer has; asking again compares more */
  readonly compared?: number
}

/** `GET …/members`: who can be asked. */
export interface MemberList {
  readonly step: number
  /** with questions that rules can answer at this step */
  readonly members: readonly (MemberOffer & {
    readonly name: string
    /** what it can be told: fields it writes itself, or an agent that learns for it */
    readonly fields: readonly string[]
  })[]
  /** models that whoever started the server or the run named */
  readonly models: readonly string[]
  /** the server was started with models, or the run has some: free questions may be answered by one */
  readonly takesModels: boolean
}

/** `POST …/ask`: a question, or `reflect` instead of one. */
export interface AskRequest {
  readonly member: string
  readonly question?: string
  readonly reflect?: boolean
  readonly step?: number
  /** a model that answers what rules do not understand */
  readonly mind?: string
  /** in US dollars, for the run and all that is asked about it */
  readonly maxCost?: number
}

/** `POST …/tell`: an update of a member's own state, as a step of the run. */
export interface TellRequest {
  readonly member: string
  /** by field that the member writes, its new value */
  readonly update: Readonly<Record<string, unknown>>
}

/** `GET …/ask`, `POST …/ask` */
export interface MemberAnswer extends MemberResponse {
  /** the step it was asked at */
  readonly step: number
}

/** `GET …/mail` */
export interface MailList {
  readonly step: number
  /** everything sent so far, in order; with `agent`, from or to it */
  readonly mail: readonly Message[]
  /** with `agent`: what lies in its mailbox */
  readonly unread?: readonly Message[]
}

/** What an error looks like: `{ error }` with a status of 400 and more. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string }
}

/** Societies as agents of the A2A protocol. */
export interface A2aAgents {
  readonly agents: readonly {
    readonly name: string
    readonly title: string
    readonly says: string
    readonly url: string
    /** the address of its card */
    readonly card: string
  }[]
}
