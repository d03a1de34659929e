/** Evolutions over HTTP: the tree as the command line tells it, one variant at a time, and journals that lie. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { toy } from '../../test/toy-evolution.ts'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { evolve, type Evolved } from '../evolve/evolve.ts'
import { readFamily } from '../evolve/read-family.ts'
import { createMinds } from '../minds/mind.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { EvolutionTree, EvolvedSociety, VariantDetail } from './api-evolution.ts'

let studio: TestServer
let evolved: Evolved
let store: Store
beforeAll(async () => {
  studio = await startServer()
  store = sqliteStore(join(studio.folder, 'store.db'))
  const minds = createMinds({ model: 'rules' })
  evolved = await evolve({
    society: { name: 'toy' },
    evolution: toy,
    minds,
    store,
    settings: { pairs: 500, races: 1, seed: 1 },
  })
})
afterAll(async () => {
  await store.close()
  await studio.remove()
})

it('lists the societies that were evolved', async () => {
  const { verdicts, course } = evolved.board
  const certifications = verdicts.filter(({ standing }) => standing === 'accepted').length
  expect(certifications).toBeGreaterThan(0)
  expect(await studio.get<EvolvedSociety[]>('/evolution')).toMatchObject([
    { society: 'toy', evolutions: 1, certified: course.ancestor, certifications, pairs: course.pairs, isOpen: false },
  ])
})

it('gives the tree that the command line draws, and what was found', async () => {
  const tree = await studio.get<EvolutionTree>('/evolution/toy')
  const { kin, certified } = await readFamily(store, 'toy')
  expect(tree.certified).toBe(certified)
  expect(tree.variants.map(({ name, fate }) => [name, fate])).toEqual(kin.map(({ name, fate }) => [name, fate]))
  expect(tree.canPlay).toBe(false)
  expect(tree.evolutions).toMatchObject([{ run: evolved.id, status: 'ended' }])
  const [found] = tree.findings
  expect(found).toMatchObject({ pattern: 'low score', cause: 'ours' })
  // what is quoted is a step of a run that is there
  const { run, step } = found!.steps[0]!
  expect(await studio.get(`/runs/${encodeURIComponent(run)}/board?step=${step}`)).toMatchObject({ step })
})

it('tells of one variant how W grew, pair by pair, and which games those were', async () => {
  const [verdict] = evolved.board.verdicts
  const detail = await studio.get<VariantDetail>(`/evolution/toy/variants/${verdict!.child}`)
  expect(detail.trial!.points).toHaveLength(verdict!.pairs)
  const last = detail.trial!.points.at(-1)!
  expect(last.W).toBeCloseTo(verdict!.W, 9)
  expect((await studio.get<{ id: string }>(`/runs/${encodeURIComponent(last.child)}`)).id).toBe(last.child)
  expect(detail.answers.map(({ pattern }) => pattern)).toContain('low score')
  expect(detail.raced.length).toBeGreaterThan(5)
  expect(detail.graph!.nodes).toContain('player')
  expect(detail.input).toEqual({ variant: detail.variant })
  const { step, values } = await studio.get<{ step: number; values: { games: object } }>(
    `/runs/${evolved.id}/board?step=${detail.bornAt!}`,
  )
  expect(step).toBe(detail.bornAt)
  expect(Object.values(values.games).some((game: { variant: string }) => game.variant === detail.name)).toBe(true)
})

it('says what is not there', async () => {
  await expect(studio.get('/evolution/nobody')).rejects.toThrow(/not evolved.*troupe evolve/)
  await expect(studio.get('/evolution/toy/variants/constructor')).rejects.toThrow(/no variant/)
})

it('believes only what fits of a journal from elsewhere', async () => {
  const fields = { society: 'odd', settings: {}, tasks: [], members: {}, findings: {}, games: {}, pairs: [] }
  const more = { races: [], verdicts: [], course: {} }
  const odd = board(
    Object.fromEntries(Object.keys({ ...fields, ...more }).map((name) => [name, value<unknown>(null)])) as never,
  )
  const survey = (odd as ReturnType<typeof board>).agent({ reads: [], writes: [], think: () => undefined })
  const forged = flow(
    odd as never,
    {
      name: 'evolution',
      start: 'survey',
      agents: { survey },
      routes: { survey: end('forged') },
    } as never,
  )
  const { course } = evolved.board
  const ring = (name: string, parent: string) => ({
    name,
    parent,
    variant: 7,
    by: 'model',
    answers: [1],
    says: '',
    race: 1,
  })
  const run = async (id: string, input: object) => forged.run(input, { id, store }).finished
  await run('empty', fields)
  await run('ring', {
    ...fields,
    ...more,
    settings: evolved.board.settings,
    course: { ...course, ancestor: 'constructor', tip: 'b', standing: 'open', spreads: { x: 1 } },
    members: { a: ring('a', 'b'), b: ring('b', 'a'), c: null },
    pairs: [
      {
        child: 'b',
        parent: 'a',
        stage: 'certify',
        number: course.tested,
        runs: ['x', 'y'],
        d: 1,
        task: 'toString',
        seed: 1,
      },
    ],
    games: {
      x: {
        run: 'elsewhere',
        variant: 'b',
        task: 't',
        seed: 1,
        stage: 'race',
        score: 1,
        counts: {},
        steps: 1,
        cpuMs: 1,
        cost: 0,
      },
    },
  })
  const tree = await studio.get<EvolutionTree>('/evolution/odd')
  expect(tree.variants.map(({ name }) => name)).toEqual(['a', 'b'])
  const detail = await studio.get<VariantDetail>('/evolution/odd/variants/b')
  expect(detail).toMatchObject({ variant: {}, trial: { points: [] }, graph: null, bornAt: null })
})
