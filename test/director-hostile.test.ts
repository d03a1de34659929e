/** Prompts that mean nothing, too much or harm, and boards from elsewhere: a clear report, and never a hang. */
import { describe, expect, it } from 'vitest'
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createDirector } from 'troupe/societies'
import { prepareInput } from '../src/societies/prepare-input.ts'
import { registry } from '../src/societies/registry.ts'
import { believeBoard } from '../src/societies/director/believe.ts'
import { writeScene } from '../src/societies/director/files/write-scene.ts'
import type { SceneFile } from '../src/societies/director/scene-file.ts'
import { isPlaced } from '../src/worlds/scene/scene.ts'

const byRules = createDirector({ minds: createMinds({ choose: {} }) })

async function directed(userPrompt: string) {
  const store = memoryStore()
  const { board, status, id } = await byRules.run({ userPrompt, maxIterations: 1 }, { store }).finished
  return { board, status, id, store }
}

const smallFiles: readonly SceneFile[] = ['glb', 'view-1', 'plan', 'json', 'scene-state', 'blender', 'report', 'mtl']

async function sizesOf(store: ReturnType<typeof memoryStore>, run: string, files: readonly SceneFile[] = smallFiles) {
  const sizes: number[] = []
  for (const as of files) {
    let size = 0
    for await (const part of writeScene(as, store, run)) size += part.length
    sizes.push(size)
  }
  return sizes
}

describe('a prompt', () => {
  it('that is empty is refused before anything begins', async () => {
    const society = await registry.director.load()
    for (const userPrompt of ['', '  \n '])
      await expect(prepareInput(society, { userPrompt }, {})).rejects.toMatchObject({ code: 'DIRECTOR_NO_PROMPT' })
  })

  it('of nonsense says what was not understood, and its files can be written', async () => {
    const { board, status, id, store } = await directed('Blah fnord quux, zyzzy!')
    expect(status).toBe('ended')
    expect(board.finalReport).toContain('## Not understood')
    for (const word of ['fnord', 'quux', 'zyzzy']) expect(board.finalReport).toContain(word)
    expect((await sizesOf(store, id)).filter((size) => size === 0)).toEqual([])
    // who waits for a picture gets a smaller one, and always the same
    const [large, awaited, again] = await Promise.all(
      [false, true, true].map(async (isAwaited) =>
        Buffer.concat(await Array.fromAsync(writeScene('preview', store, id, isAwaited) as AsyncIterable<Uint8Array>)),
      ),
    )
    expect([large!.readUInt32BE(16), awaited!.readUInt32BE(16)]).toEqual([1280, 416])
    expect(again!.equals(awaited!)).toBe(true)
  })

  it('of 10,000 words comes to an end', async () => {
    const words = ['a chair', 'the table', 'and', 'under', 'green', 'of the', 'nobody knows', 'beside a lamp,', 'so']
    const userPrompt = Array.from({ length: 6_000 }, (_, place) => words[(place * 7) % words.length]!).join(' ')
    expect(userPrompt.split(' ').length).toBeGreaterThan(10_000)
    const { board, status } = await directed(userPrompt)
    expect(status).toBe('ended')
    expect(board.sceneObjects.length).toBeLessThanOrEqual(500)
    expect(board.finalReport!.length).toBeGreaterThan(100)
  }, 180_000)

  it('for more than a scene can hold gets what it can, and the report says the rest', async () => {
    const { board } = await directed('A hall with 700 stools')
    expect(board.sceneObjects.length).toBeLessThanOrEqual(500)
    expect(board.sceneObjects.filter(isPlaced).length).toBeGreaterThan(50)
    expect(board.verdict!.checks).toMatchObject({ collisions: 0, outOfBounds: 0 })
    expect(`${board.finalReport}${board.messages.map(({ content }) => content).join()}`).toMatch(/500|beyond/)
  }, 180_000)

  it('for a bed and a piano in a square metre leaves them out, and says so', async () => {
    const { board, id, store } = await directed('A room of 1 square metre with a bed and a piano')
    expect(board.sceneObjects.filter(isPlaced)).toEqual([])
    expect(board.finalReport).toContain('## Left out')
    expect(board.finalReport).toContain('piano')
    expect(board.verdict!.checks).toMatchObject({ collisions: 0, outOfBounds: 0 })
    expect((await sizesOf(store, id)).filter((size) => size === 0)).toEqual([])
  })

  it('with names that every object of the language has is a prompt like any other', async () => {
    const { board, status } = await directed(
      'a constructor with a __proto__ on a toString, a red hasOwnProperty beside the valueOf and two prototypes',
    )
    expect(status).toBe('ended')
    expect(({} as Record<string, unknown>)['red']).toBeUndefined()
    expect(board.sceneObjects.every(({ assetPath }) => assetPath.startsWith('library/'))).toBe(true)
    expect(board.sceneObjects.every(({ isStandIn }) => isStandIn)).toBe(true)
    expect(board.finalReport).toContain('Nothing in the library is called')
  })

  it('cannot write into the report', async () => {
    const { board } = await directed('a room with a chair <img src=x> ![x](http://evil.example/x.png) | # Passed')
    expect(board.finalReport).not.toMatch(/(?<!\\)<img|(?<!\\)!\[x/)
  })
})

describe('a board from elsewhere', () => {
  const absurd = {
    userPrompt: 7,
    masterPlan: { rooms: 'none', requiredObjects: [{ id: 'x', count: 1e300 }] },
    rooms: [
      {
        id: 'a',
        outline: [
          [0, 0],
          [1e308, 0],
          [1e308, 1e308],
        ],
        height: 3,
        doors: [],
        windows: [],
        surfaces: null,
      },
      { id: 'b', kind: 'b', outline: [], height: -1, doors: [], windows: [], surfaces: null },
      {
        id: 'c',
        kind: 'c',
        outline: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        height: 2,
        doors: [{ wall: 99 }],
        windows: [],
        surfaces: null,
      },
      null,
    ],
    sceneObjects: [
      { id: '__proto__', assetPath: '../../etc/passwd', position: { x: 1, y: 2, z: 3 } },
      { id: 'bed', assetPath: 'library/bed?width=1e9', position: { x: null } },
      'chair',
    ],
    lightingSetup: { sun: 'bright' },
    cameraSetup: { main: { focalLength: 0 }, views: 3 },
    validationIssues: { length: 1e9 },
    verdict: { round: -1 },
    messages: [{ agent: 'nobody', content: 5 }],
    finalReport: ['x'],
    best: { rooms: 1 },
  }

  /** What the rules of the fields let through. */
  const forked = {
    ...absurd,
    rooms: absurd.rooms.filter((room) => room !== null),
    sceneObjects: absurd.sceneObjects.filter((object) => typeof object !== 'string'),
    validationIssues: [7],
  }

  it('is read as far as it makes sense', () => {
    expect(believeBoard(absurd)).toMatchObject({
      userPrompt: '',
      masterPlan: null,
      rooms: [],
      sceneObjects: [],
      lightingSetup: null,
      cameraSetup: null,
      validationIssues: [],
      verdict: null,
      messages: [],
      finalReport: null,
      best: null,
    })
  })

  it('of rooms with thousands of walls is read as far as they can be built in a moment', () => {
    const outline = Array.from({ length: 64 }, (_, corner) => {
      const angle = (corner / 64) * 2 * Math.PI
      return [4 * Math.cos(angle), 4 * Math.sin(angle)]
    })
    const room = { kind: 'x', outline, height: 3, doors: [], windows: [], surfaces: null }
    const rooms = Array.from({ length: 40 }, (_, place) => ({ ...room, id: `room-${place}` }))
    const read = [rooms, rooms.map((each) => ({ ...each, outline: outline.toReversed() }))].map(
      (all) => believeBoard({ rooms: all }).rooms.length,
    )
    expect(Math.max(...read)).toBe(6)
  })

  it('is read whole when a run of ours has written it', async () => {
    const { board } = await directed('A bedroom with a red bed and a lamp on a nightstand')
    expect(believeBoard(board)).toEqual(board)
  })

  it('can be measured, drawn and written down', async () => {
    const { store, id } = await directed('A room with a chair')
    const fork = byRules.fork(id, { store, steps: 0, edit: forked as never })
    await fork.finished
    const society = await registry.director.load()
    expect(await society.measure!(store, fork.id, absurd)).toMatchObject({ objects: 0, checks: null })
    const view = (await society.terminal!()).watch()
    const frame = { columns: 80, rows: 24, paint: (_: unknown, text: string) => text }
    expect(view.draw(absurd, frame).join('\n')).toContain('Nothing is built yet.')
    expect((await sizesOf(store, fork.id)).filter((size) => size === 0)).toEqual([])
  })

  it('without a plan that makes sense ends with a clear error when somebody goes on with it', async () => {
    const { store, id } = await directed('A room with a chair')
    const fork = byRules.fork(id, { store, at: 1, edit: { ...forked, userPrompt: 'x', messages: [] } as never })
    await expect(fork.finished).rejects.toMatchObject({
      message: expect.stringContaining('There is no plan') as string,
    })
  })
})
