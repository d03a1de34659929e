import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { societies } from '../../src/societies/registry.ts'
import { pretendSocieties } from './pretend-societies.ts'
import { openStudio, runPage, soon, type TestStudio } from './studio.ts'

interface Line {
  record: { kind: string; changes?: Record<string, unknown>; did?: { changes?: Record<string, unknown> }[] }
}

type Board = Readonly<Record<string, unknown>>

const everything = (value: unknown, fields: readonly string[]) =>
  Object.fromEntries(fields.map((each) => [each, value]))

const ofGames = [
  'story commands locations connectionGraph unexploredExits currentLocation objectsSeen situation inventory plan',
  'currentGoal score maxScore deaths step responses decisionLog action observation imagining imagined',
].flatMap((names) => names.split(' '))
const ofGrids = 'world explorers seen poses action thinking objects exploredObjects actionHistory mail stepCount'.split(
  ' ',
)

const ofHouseholds = [
  'house people minutesPerTurn round persons things desks chats needs goals plans decisions whispers relations topics',
  'beliefs memories said events',
].flatMap((names) => names.split(' '))

const ofScenes = [
  'userPrompt masterPlan rooms sceneObjects lightingSetup cameraSetup validationIssues validationPassed verdict',
  'messages iterationCount workflowStatus currentAgent',
].flatMap((names) => names.split(' '))

const room = { id: 'constructor', title: 'toString', description: '__proto__', exits: [], visitCount: 1, barred: [] }

/** Boards that no game has: whoever sends a journal may have written anything into it. */
const games: readonly (readonly [says: string, board: Board])[] = [
  ['no story and a number of commands', { story: null, commands: 7 }],
  [
    'a map of rooms that every object has',
    { locations: [room], connectionGraph: { constructor: { north: 'toString' } }, currentLocation: 'constructor' },
  ],
  ['rooms without anything', { locations: [null, 7, {}, 'hall'], unexploredExits: { hall: 'north' } }],
  ['members that are no members', { responses: { navigator: 7, puzzle: { proposals: null } }, decisionLog: [null] }],
  ['words where numbers are', { score: 'many', maxScore: {}, deaths: [1], step: 'x' }],
  ['nothing everywhere', everything(null, ofGames)],
  ['numbers everywhere', everything(7, ofGames)],
  ['lists of nothing everywhere', everything([null], ofGames)],
  ['objects everywhere', everything({ constructor: { toString: 1 } }, ofGames)],
]
const grids: readonly (readonly [says: string, board: Board])[] = [
  ['no building', { world: null }],
  ['a building of words', { world: { seed: 'x', size: 'large' }, explorers: 'Ada' }],
  ['nothing everywhere', everything(null, ofGrids)],
  ['numbers everywhere', everything(7, ofGrids)],
  ['lists of nothing in a building', everything([null], ofGrids.slice(1))],
  ['objects in a building', everything({ constructor: { toString: 1 } }, ofGrids.slice(1))],
]
const households: readonly (readonly [says: string, board: Board])[] = [
  ['no house', { house: null }],
  ['nothing everywhere', everything(null, ofHouseholds)],
  ['numbers in a house', everything(7, ofHouseholds.slice(2))],
  ['lists of nothing in a house', everything([null], ofHouseholds.slice(2))],
  [
    'objects in a house',
    everything({ Ana: { room: 'constructor' }, constructor: { toString: 1 } }, ofHouseholds.slice(2)),
  ],
]

const odd = { id: 'x', outline: [[1e9, 'a']], height: 'tall', position: { x: 1e9 }, material: { body: { color: 7 } } }
const scenes: readonly (readonly [says: string, board: Board])[] = [
  ['nothing everywhere', everything(null, ofScenes)],
  ['objects everywhere', everything({ constructor: { toString: 1 }, main: { position: 7 } }, ofScenes)],
  [
    'light and cameras that are none',
    { lightingSetup: { sun: 'up', lights: [7] }, cameraSetup: { main: {}, views: 7 } },
  ],
  ['rooms and things that nobody can build', { rooms: [odd], sceneObjects: [odd, null, 7] }],
  [
    'things in a room that are made of nothing the library has',
    {
      sceneObjects: [
        { ...odd, assetPath: 'library/constructor?width=1e99', position: { x: 0, y: 0, z: 0 } },
        {
          id: '__proto__',
          assetPath: '../../x',
          position: { x: 1, y: 99, z: 1 },
          boundingBox: { width: -1, depth: 1e9 },
        },
      ],
    },
  ],
]

describeInBrowser('a run whose board holds what no society writes', () => {
  let studio!: TestStudio
  const exported: Record<string, { readonly id: string; readonly text: string }> = {}
  beforeAll(async () => {
    studio = await openStudio({ ...societies, ...pretendSocieties })
    for (const [society, input] of [
      ['adventurers', { maxSteps: 6 }],
      ['explorers', { maxSteps: 4, world: { size: 16 } }],
      ['pretend', { days: 3 }],
      ['director', { userPrompt: 'a bedroom with a bed and a desk' }],
    ] as const) {
      const { id } = await studio.startAndWait({ society, input, seed: 1 })
      exported[society] = { id, text: await (await studio.server().request(`/api/runs/${id}/export`)).text() }
    }
  })
  // what broke is told to whoever opens the console, and that is all
  afterEach(() => studio.expectQuiet(/^console: \w*Error/))
  afterAll(() => studio?.close())

  let count = 0
  /** The same run with other values on its board, at its beginning and in every step that wrote them. */
  async function importWith(society: string, values: Board): Promise<string> {
    const { id, text } = exported[society]!
    const run = `odd-${++count}`
    const [header = '', ...entries] = text.trim().replaceAll(id, run).split('\n')
    const lines = entries.map((line) => JSON.parse(line) as Line)
    for (const { record } of lines) {
      for (const { changes = {} } of [record, ...(record.did ?? [])])
        for (const [field, value] of Object.entries(values))
          if (record.kind === 'start' || Object.hasOwn(changes, field)) changes[field] = { set: value }
    }
    const body = `${[header, ...lines.map((line) => JSON.stringify(line))].join('\n')}\n`
    const headers = { 'content-type': 'application/jsonl' }
    const taken = await studio.server().request('/api/import', { method: 'POST', body, headers })
    expect([taken.status, await taken.text()]).toEqual([201, expect.stringContaining(run)])
    return run
  }

  async function expectShown(address: string, says: string, in3D = false): Promise<void> {
    const page = await studio.open(address, { in3D })
    const run = runPage(page)
    await run.slider.waitFor()
    const check = async (when: string) => {
      for (const column of ['world', 'story', 'agents'] as const) {
        const words = (await run.column(column).locator('.column-body').innerText()).trim()
        expect(words, `${says}, ${when}, ${column}`).not.toBe('')
        expect(words.length, `${says}, ${when}, ${column}`).toBeLessThan(20_000)
        expect(words, `${says}, ${when}, ${column}`).not.toMatch(/could not be drawn|undefined|\[object/)
      }
    }
    await check('at the end')
    await run.slider.press('Home')
    await soon(() => run.now()).toBe(0)
    await check('at the start')
    await page.keyboard.press('ArrowRight')
    await soon(() => run.now()).toBe(1)
    await run.slider.press('End')
    for (const panel of ['Board', 'Marks', 'Journal']) {
      await run.tab(panel).click()
      expect(await run.panel.innerText(), `${says}, ${panel}`).not.toContain('could not be drawn')
    }
    await page.context().close()
  }

  it.each(games)('is shown, plainly where its view cannot: a game with %s', async (says, board) => {
    const id = await importWith('adventurers', board)
    await expectShown(`/runs/${id}`, says)
  })

  it('is shared as a file that shows it as plainly', async () => {
    const id = await importWith('adventurers', everything(7, ofGames))
    const file = join(studio.server().folder, 'odd.html')
    await writeFile(file, await (await studio.server().request(`/api/runs/${id}/share`)).text())
    await expectShown(`file://${file}`, 'in a file')
  })

  it('is a row with a picture in the list of runs', async () => {
    const page = await studio.open('/runs')
    await soon(() => page.locator('.run-row').count()).toBeGreaterThan(10)
    await soon(() => page.locator('.run-row .picture-ready').count()).toBeGreaterThan(3)
    expect(await page.getByText('no picture').count()).toBe(0)
  })

  it.each(grids)('is shown, plainly where its view cannot: explorers with %s', async (says, board) => {
    const id = await importWith('explorers', board)
    await expectShown(`/runs/${id}`, says)
  })

  it.each(scenes)('is shown, plainly where its view cannot: a scene with %s', async (says, board) => {
    const id = await importWith('director', board)
    await expectShown(`/runs/${id}`, says, true)
  })

  it.each(households)('is shown, plainly where its view cannot: a household with %s', async (says, board) => {
    const id = await importWith('pretend', board)
    await expectShown(`/runs/${id}`, says)
  })
})
