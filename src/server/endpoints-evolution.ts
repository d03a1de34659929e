/** The endpoints of evolutions as data, and what they give in words. */
import type * as api from './api-evolution.ts'
import type { Endpoint, Words } from './endpoint.ts'

export const evolutionEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/evolution',
    says: 'The societies that were evolved in this store.',
    gives: 'EvolvedSociety[]',
  },
  {
    method: 'get',
    path: '/evolution/{society}',
    says: 'The family tree of a society: every variant with its parent, what it changed and what became of it.',
    gives: 'EvolutionTree',
  },
  {
    method: 'get',
    path: '/evolution/{society}/variants/{name}',
    says: 'One variant: what it changed, which findings it answers, how it raced, and how W grew in its trial.',
    gives: 'VariantDetail',
  },
]

export interface EvolutionShapes {
  readonly EvolvedSociety: Words<api.EvolvedSociety>
  readonly EvolutionTree: Words<api.EvolutionTree>
  readonly EvolutionCard: Words<api.EvolutionCard>
  readonly VariantCard: Words<api.VariantCard>
  readonly VariantVerdict: Words<api.VariantVerdict>
  readonly FoundPattern: Words<api.FoundPattern>
  readonly VariantDetail: Words<api.VariantDetail>
  readonly PromptChange: Words<api.PromptChange>
  readonly VariantTrial: Words<api.VariantTrial>
  readonly PlayedPair: Words<api.PlayedPair>
  readonly WealthPoint: Words<api.WealthPoint>
}

const card: Words<api.VariantCard> = {
  name: 'text',
  'parent?': 'text: nothing of the first one',
  by: 'text: release, catalogue, model or control (a change that does nothing)',
  says: 'text: what it is for',
  race: 'number: in which race of its evolution it entered',
  fate: 'text: first, certified, refused, under test, won its race, lost its race, broken, racing, begun from',
  differences: 'array of text: what it has that its parent has not',
  'raceMean?': 'number: -1 to 1; a third is a standard deviation of a pair',
  'verdict?': 'VariantVerdict',
  evolution: 'text: the run of its evolution',
}

const pair: Words<api.PlayedPair> = {
  task: 'text',
  seed: 'number',
  d: 'number: by how much it was better than its parent, as a share of the full score',
  child: 'text: the run in which it played',
  parent: 'text: the run in which its parent did',
}

export const evolutionShapes: EvolutionShapes = {
  EvolvedSociety: {
    society: 'text',
    title: 'text',
    evolutions: 'number',
    variants: 'number',
    certified: 'text: the last variant that was certified, or base',
    certifications: 'number',
    pairs: 'number',
    isOpen: 'boolean: the latest evolution is not over',
  },
  EvolutionTree: {
    society: 'text',
    title: 'text',
    certified: 'text: the last variant that was certified, or base',
    canPlay: 'boolean: this server can play its variants',
    variants: 'array of VariantCard: a parent stands before its children',
    evolutions: 'array of EvolutionCard: oldest first',
    findings: 'array of FoundPattern: the dearest first',
  },
  EvolutionCard: {
    run: 'text',
    status: 'text',
    'reason?': 'text',
    pairs: 'number',
    games: 'number',
    cpuMinutes: 'number',
    races: 'number',
  },
  VariantCard: card,
  VariantVerdict: {
    standing: 'text: accepted, futile, exhausted, broken or spent',
    W: 'number',
    threshold: 'number',
    pairs: 'number',
    mean: 'number: of the score, over tasks',
    low: 'number or null: of its 95 % interval',
    high: 'number or null',
  },
  FoundPattern: {
    pattern: 'text',
    says: 'text',
    count: 'number',
    cost: 'number: a share of all points or of all steps',
    cause: 'text: ours, world or unknown',
    variant: 'text: whose games showed it',
    runs: 'number',
    steps: 'array: run, step and what happened there',
  },
  VariantDetail: {
    ...card,
    variant: 'object: agents, params, prompts and switches that differ',
    prompts: 'array of PromptChange',
    answers: 'array of FoundPattern',
    trial: 'VariantTrial or null',
    raced: 'array of PlayedPair',
    graph: 'object or null: nodes and edges of its flow, of one of its games',
    joined: 'array of text: agents of the graph that its parent has not',
    bornAt: 'number or null: the step of its evolution in which it first played',
    input: 'object: what the board of a run begins with, so that it plays',
  },
  PromptChange: { member: 'text', before: 'text', after: 'text' },
  VariantTrial: {
    parent: 'text: whom it was tried against',
    threshold: 'number: of W',
    standing: 'text',
    points: 'array of WealthPoint',
  },
  PlayedPair: pair,
  WealthPoint: { ...pair, W: 'number' },
}
