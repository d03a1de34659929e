/** Whole stories of the director: from a sentence to a scene, by rules, and how members work together on it. */
import { describe, expect, it } from 'vitest'
import { memoryStore, type Store } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createDirector } from 'troupe/societies'
import { scriptedModel } from 'troupe/testing'
import { planEdit } from '../src/societies/director/evaluation/edits.ts'
import type { Directed, Tried } from '../src/societies/director/evaluation/direct-one.ts'
import { faultKinds, planFault } from '../src/societies/director/evaluation/faults.ts'
import { writeScene } from '../src/societies/director/files/write-scene.ts'
import type { SceneFile } from '../src/societies/director/scene-file.ts'
import { isPlaced } from '../src/worlds/scene/scene.ts'

const byRules = createDirector({ minds: createMinds({ choose: {} }) })
const PROMPT = 'A bedroom with a white bed, a desk under the window and a lamp on the desk, morning light.'

async function direct(userPrompt: string, seed: number): Promise<Directed> {
  const store = memoryStore()
  const { id: run, board } = await byRules.run({ userPrompt, seed }, { seed, store }).finished
  return { store, run, board }
}

/** As the evaluation does: a fork, and what came of it. */
async function tryOn<R>({ store, run }: Directed, { fork, measure }: Tried<R>): Promise<R> {
  return measure((await byRules.fork(run, { store, ...fork }).finished).board)
}

/** Who worked, step by step. */
async function workersOf(store: Store, run: string): Promise<readonly string[]> {
  const records = (await store.read(run, 1, 10_000)).map(({ record }) => record)
  return records.flatMap((record) => (record.kind === 'step' ? record.did.map(({ agent }) => agent) : []))
}

async function bytesOf(as: SceneFile, store: Store, run: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of writeScene(as, store, run)) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts)
}

/** A director whose Orchestrator is told its plan, and then works by rules. */
const withPlan = (plan: object) =>
  createDirector({ minds: createMinds({ choose: { orchestrator: scriptedModel([JSON.stringify(plan)]) } }) })

describe('a sentence', () => {
  it('becomes a scene: each member works in turn and fills its part of the board', async () => {
    const store = memoryStore()
    const { board, status, reason, id } = await byRules.run({ userPrompt: PROMPT }, { store }).finished
    expect({ status, reason }).toEqual({ status: 'ended', reason: 'the Critic is content' })
    expect(await workersOf(store, id)).toEqual([
      'orchestrator',
      'librarian',
      'architect',
      'materialScientist',
      'cinematographer',
      'critic',
      'orchestrator',
    ])
    const seen: Record<string, unknown>[] = []
    for await (const { board: then } of byRules.replay(id, { store }))
      seen.push({
        next: then.currentAgent,
        status: then.workflowStatus,
        plan: then.masterPlan !== null,
        fetched: then.sceneObjects.filter(({ assetPath, polygonCount }) => assetPath !== '' && polygonCount > 0).length,
        placed: then.sceneObjects.filter(isPlaced).length,
        finished: then.sceneObjects.filter(({ material }) => material !== null).length,
        isLit: then.lightingSetup !== null && then.cameraSetup !== null,
        isReported: then.finalReport !== null,
      })
    const blank = {
      plan: true,
      fetched: 3,
      placed: 0,
      finished: 0,
      isLit: false,
      isReported: false,
      status: 'in_progress',
    }
    expect(seen.slice(-7)).toEqual([
      { ...blank, next: 'librarian', fetched: 0 },
      { ...blank, next: 'architect' },
      { ...blank, next: 'materialScientist', placed: 3 },
      { ...blank, next: 'cinematographer', placed: 3, finished: 3 },
      { ...blank, next: 'critic', placed: 3, finished: 3, isLit: true },
      { ...blank, next: 'orchestrator', placed: 3, finished: 3, isLit: true, isReported: true, status: 'completed' },
      { ...blank, next: 'orchestrator', placed: 3, finished: 3, isLit: true, isReported: true, status: 'completed' },
    ])
    expect(board).toMatchObject({
      validationPassed: true,
      iterationCount: 0,
      maxIterations: 3,
      errors: [],
      best: null,
      verdict: {
        checks: { collisions: 0, outOfBounds: 0, unsupported: 0 },
        prompt: { counts: { satisfied: 3, asked: 3 } },
      },
    })
    expect(board.masterPlan).toMatchObject({
      originalPrompt: PROMPT,
      lightingRequirements: { timeOfDay: 'morning' },
      executionOrder: ['librarian', 'architect', 'materialScientist', 'cinematographer'],
    })
    expect(board.messages.map(({ agent, action }) => `${agent} ${action}`)).toEqual([
      'orchestrator created_master_plan',
      'librarian fetched_assets',
      'architect placed_objects',
      'materialScientist applied_materials',
      'cinematographer lit_and_framed',
      'critic approved',
      'orchestrator closed',
    ])
    expect(board.finalReport).toContain('| colliding | 0 |')
    expect(board.cameraSetup!.views).toHaveLength(2)
  })

  it('is worked on by contracts that keep to the tables of who reads and writes what', () => {
    const { fields } = byRules.contract()
    const of = (name: string) => fields.find((field) => field.name === name)!
    const workers = ['librarian', 'architect', 'materialScientist', 'cinematographer']
    // only the Critic judges, only the Orchestrator plans
    expect(of('masterPlan').writers).toEqual(['orchestrator'])
    for (const field of ['validationIssues', 'validationPassed', 'finalReport', 'verdict'])
      expect(of(field).writers, field).toEqual(['critic'])
    expect(of('userPrompt').writers).toEqual([])
    expect(of('sceneObjects').writers).toEqual(['orchestrator', 'librarian', 'architect', 'materialScientist'])
    expect(of('sceneObjects').rule).toBe('upsert')
    expect(of('lightingSetup').writers).toEqual(['orchestrator', 'cinematographer'])
    expect(of('cameraSetup').writers).toEqual(['orchestrator', 'cinematographer'])
    expect(of('workflowStatus').writers).toEqual(['orchestrator', 'critic'])
    for (const field of ['currentAgent', 'messages'])
      expect(of(field).writers, field).toEqual(['orchestrator', ...workers, 'critic'])
    for (const field of ['messages', 'validationIssues', 'errors']) expect(of(field).rule, field).toBe('append')
    expect(of('masterPlan').readers).toEqual(expect.arrayContaining([...workers, 'critic']))
    expect(of('sceneObjects').readers).toEqual(expect.arrayContaining([...workers, 'critic']))
    expect(of('lightingSetup').readers).toContain('critic')
    // nobody but the router decides who is next
    expect(of('currentAgent').readers.every((reader) => reader.startsWith('route of '))).toBe(true)
  })

  it('with the same seed becomes the same bytes, and with another one another room', async () => {
    const make = async (seed: number) => {
      const store = memoryStore()
      const { id } = await byRules.run({ userPrompt: PROMPT, seed }, { store }).finished
      return {
        glb: await bytesOf('glb', store, id),
        preview: await bytesOf('view-1', store, id),
        json: await bytesOf('json', store, id),
      }
    }
    const [one, again, other] = [await make(1), await make(1), await make(2)]
    expect(again.json.equals(one.json)).toBe(true)
    expect(again.glb.equals(one.glb)).toBe(true)
    expect(again.preview.equals(one.preview)).toBe(true)
    expect(other.json.equals(one.json)).toBe(false)
  })

  it('is directed to the same end when the work stops after every step and is resumed', async () => {
    const input = { userPrompt: 'A room with a chair and a small table.' }
    const whole = await byRules.run(input, { store: memoryStore(), id: 'whole' }).finished
    const store = memoryStore()
    let { status, board, step } = await byRules.run(input, { store, id: 'halting', steps: 1 }).finished
    for (let round = 0; status === 'paused' && round < 30; round++)
      ({ status, board, step } = await byRules.resume('halting', { store, steps: 1 }).finished)
    expect({ status, step }).toEqual({ status: 'ended', step: whole.step })
    expect(board).toEqual(whole.board)
  })
})

describe('the order of the plan', () => {
  const requiredObjects = [{ id: 'c', name: 'chair', count: 1, attributes: { words: [] } }]

  it.for([
    ['librarian', ['architect', 'materialScientist', 'cinematographer']],
    ['architect', ['librarian', 'materialScientist', 'cinematographer']],
    ['materialScientist', ['librarian', 'architect', 'cinematographer']],
    ['cinematographer', ['librarian', 'architect', 'materialScientist']],
  ] as const)(
    'is followed when it leaves out the %s, whom the Critic then misses',
    async ([missing, executionOrder]) => {
      const store = memoryStore()
      const flow = withPlan({ requiredObjects, executionOrder })
      const { board, status, reason, id } = await flow.run({ userPrompt: 'a room with a chair' }, { store }).finished
      expect({ status, reason }).toEqual({ status: 'ended', reason: 'the Critic is content' })
      const workers = await workersOf(store, id)
      expect(workers.slice(0, 5)).toEqual(['orchestrator', ...executionOrder, 'critic'])
      expect(workers[5]).toBe('orchestrator')
      expect(workers.slice(6, workers.indexOf('critic', 6))).toContain(missing)
      expect(board.iterationCount).toBeGreaterThan(0)
      expect(board.sceneObjects).toHaveLength(1)
      expect(board.sceneObjects.every((object) => isPlaced(object) && object.material !== null)).toBe(true)
      expect(board.finalReport).toContain('## Mended')
    },
  )

  it('may be any other: who has nothing to work on does no harm', async () => {
    const flow = withPlan({
      requiredObjects,
      executionOrder: ['cinematographer', 'material_scientist', 'architect', 'librarian'],
    })
    const { board, reason } = await flow.run({ userPrompt: 'a room with a chair' }, { store: memoryStore() }).finished
    expect(reason).toBe('the Critic is content')
    expect(board.validationPassed).toBe(true)
  })
})

describe('a scene that cannot be made right', () => {
  // nothing can be on the ceiling lamp that hangs far from the floor it should stand on
  const impossible = {
    requiredObjects: [
      { id: 'w', name: 'wardrobe', count: 1, attributes: { words: [] } },
      { id: 'b', name: 'book', count: 1, attributes: { words: [] } },
    ],
    spatialRequirements: { objects: [{ kind: 'on', subject: 'w', target: 'b' }] },
  }

  it('fails with its reason at once when no revision is allowed', async () => {
    const run = withPlan(impossible).run({ userPrompt: 'a room', maxIterations: 0 }, { store: memoryStore() })
    const { board, status, reason } = await run.finished
    expect({ status, reason }).toEqual({ status: 'ended', reason: '1 error left after 1 look.' })
    expect(board).toMatchObject({
      workflowStatus: 'failed',
      validationPassed: false,
      iterationCount: 0,
      errors: [reason],
    })
    expect(board.finalReport).toContain('The Critic is not content')
    expect(board.finalReport).toContain('is not on book')
  })

  it('is tried again, and given up when nothing gets better; the report tells of what is handed over', async () => {
    const { board } = await withPlan(impossible).run({ userPrompt: 'a room' }, { store: memoryStore() }).finished
    expect(board.workflowStatus).toBe('failed')
    expect(board.iterationCount).toBeGreaterThan(0)
    expect(board.iterationCount).toBeLessThanOrEqual(3)
    expect(board.best).toBeNull()
    const left = board.validationIssues.filter(
      ({ round, severity }) => round === board.verdict!.round && severity === 'error',
    )
    expect(board.errors.at(-1)).toMatch(new RegExp(`^${left.length} errors? left after \\d looks\\.$`))
    const asked = board.verdict!.prompt.objectRelations
    expect(board.finalReport).toContain(`| relations between things | ${asked.satisfied} of ${asked.asked} |`)
  })
})

describe('what the Critic finds', () => {
  it('goes to all who can mend it in one round, and its best version is kept', async () => {
    const store = memoryStore()
    const { id, board } = await byRules.run({ userPrompt: PROMPT }, { store }).finished
    const lamp = board.sceneObjects.find(({ name }) => name === 'lamp')!
    const violet = { name: 'paint', color: '#8a2be2', roughness: 0.6, metalness: 0, pattern: 'plain' } as const
    const edit = {
      sceneObjects: board.sceneObjects.flatMap((object) => {
        if (object.name === 'bed')
          return [
            { ...object, material: Object.fromEntries(Object.keys(object.material!).map((slot) => [slot, violet])) },
          ]
        if (object.name === 'desk') return [{ ...object, position: { ...object.position!, y: 0.3 } }]
        return object === lamp ? [] : [object]
      }),
      lightingSetup: { ...board.lightingSetup!, exposure: -8 },
    }
    const fork = byRules.fork(id, { store, at: 5, edit })
    const { board: after, reason } = await fork.finished
    expect(reason).toBe('the Critic is content')
    const sent = after.messages.find(({ action }) => action === 'sent_issues')!
    for (const member of ['librarian', 'architect', 'materialScientist', 'cinematographer'])
      expect(sent.content).toContain(`to ${member}`)
    const round = after.messages.filter((message) => message.round === 1).map(({ agent }) => agent)
    expect(round.slice(0, 5)).toEqual([
      'orchestrator',
      'librarian',
      'architect',
      'materialScientist',
      'cinematographer',
    ])
    const first = after.validationIssues.filter((issue) => issue.round === 0)
    expect(new Set(first.map(({ category }) => category))).toEqual(
      new Set([...first.map(({ category }) => category), 'color', 'floating', 'missing_asset', 'exposure']),
    )
    for (const issue of first)
      expect(issue).toMatchObject({
        id: expect.stringMatching(/^0\/\d+$/) as string,
        suggestedFix: expect.any(String) as string,
      })
    // what nobody complained about stays where it was
    const bed = board.sceneObjects.find(({ name }) => name === 'bed')!
    expect(after.sceneObjects.find(({ id: same }) => same === bed.id)!.position).toEqual(bed.position)
  })

  it('is found for every kind of fault that is put into a scene, sent to the right member and mended', async () => {
    const scenes: Directed[] = []
    for (const prompt of [
      'A living room with a red sofa, a coffee table, a bookshelf and a floor lamp.',
      'An office with a blue desk, an office chair and a plant in the corner.',
    ])
      scenes.push(await direct(prompt, 1))
    const results = []
    for (const kind of faultKinds)
      for (const [place, scene] of scenes.entries()) {
        // some have no place in a scene
        const planned = await planFault(scene, kind, `${kind}/${place}`)
        if (planned !== undefined) results.push({ place, ...(await tryOn(scene, planned)) })
      }
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(faultKinds))
    expect(results.length).toBeGreaterThan(9)
    expect(results.filter((one) => !one.isFound || !one.isRouted || !one.isMended || one.isWorse)).toEqual([])
  }, 180_000)
})

describe('edits of a finished scene', () => {
  it('do what they say, and leave everything else where it was', async () => {
    const scene = await direct('A bedroom with a bed, a wardrobe, a desk with a lamp on it and an armchair.', 1)
    const results = []
    for (let place = 0; place < 10; place++) results.push(await tryOn(scene, planEdit(scene.board, `edit/${place}`)!))
    expect(new Set(results.map(({ says }) => says)).size).toBeGreaterThan(4)
    expect(
      results.filter(({ isDone, isElseMoved, newCollisions }) => !isDone || isElseMoved || newCollisions > 0),
    ).toEqual([])
  }, 180_000)

  it('say what they did not understand, and change nothing then', async () => {
    const scene = await direct('A room with a chair.', 1)
    const fork = byRules.fork(scene.run, { store: scene.store, edit: { editRequest: 'fnord the quux' } })
    const { board } = await fork.finished
    expect(board.errors.join()).toContain('Not understood')
    expect(board.sceneObjects).toEqual(scene.board.sceneObjects)
    expect(board.editRequest).toBeNull()
  })
})
