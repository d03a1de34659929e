import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { FlowCard, FlowInfo } from '../../src/server/api-flows.ts'
import { startModelServer } from '../../src/testing/index.ts'
import { writeLangflow } from '../../src/flows/langflow/write.ts'
import { describeInBrowser } from '../browser.ts'
import { recallingChat } from '../recalling-chat.ts'
import { grouped, smallFlow } from '../small-langflow.ts'
import { expectAllFine } from './accessible.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

const drawn = {
  ...smallFlow,
  data: {
    ...smallFlow.data,
    nodes: smallFlow.data.nodes.map((node, place) => ({ ...node, position: { x: place * 400, y: place * 60 } })),
  },
}

const node = (page: Page, title: string) => page.locator('.canvas-box', { hasText: title })
const wires = (page: Page) => page.locator('.react-flow__edge')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

describeInBrowser('flows on the canvas', () => {
  let studio!: TestStudio
  beforeAll(async () => void (studio = await openStudio()))
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const idOf = async (name: string) =>
    (await studio.server().get<FlowCard[]>('/flows')).find((flow) => flow.name === name)!.id
  const saved = async (id: string) => (await studio.server().get<FlowInfo>(`/flows/${id}`)).flow
  const exported = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Export/ }).click(),
    ])
    return JSON.parse(readFileSync(await file.path(), 'utf8')) as unknown
  }

  it('are imported by a file with their report, edited, wired, run and exported', async () => {
    const page = await studio.open('/flows')
    const bytes = Buffer.from(JSON.stringify(drawn))
    await page
      .getByLabel('A file that Langflow exported')
      .setInputFiles({ name: 'greeting.json', mimeType: 'application/json', buffer: bytes })
    await soon(() => page.getByRole('dialog').getByText('Kept').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Open it' }).click()
    await soon(() => wires(page).count()).toBe(2)
    await soon(() => page.getByRole('button', { name: 'No problems' }).isVisible()).toBe(true)
    expect(await exported(page)).toEqual(drawn)

    await node(page, 'My Prompt').click()
    await page.getByLabel('Template').fill('Welcome {user}.')
    await page.getByRole('button', { name: 'Unwire My ChatOutput' }).click()
    await soon(() => wires(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Wire prompt' }).click()
    await page.getByRole('button', { name: 'My ChatOutput: A text' }).click()
    await soon(() => wires(page).count()).toBe(2)

    await tab(page, 'Run').click()
    await page.getByLabel('What is said to it').fill('Ada')
    await page.getByRole('button', { name: 'Save and run' }).click()
    await soon(() => page.getByLabel('The run').innerText()).toContain('Welcome Ada.')
    await soon(() => page.locator('.canvas-node-done').count()).toBe(3)
    const id = await idOf('Greeting')
    expect((await saved(id)).data.nodes[1]!.data.node!.template['template']).toMatchObject({ value: 'Welcome {user}.' })

    await wires(page).first().focus()
    await page.keyboard.press('Enter')
    await soon(() => page.getByLabel('What went over it').innerText()).toContain('Ada')
    await keepPicture(page, 'flow-run', true)
    expect(await exported(page)).toEqual(await saved(id))
  })

  it('are edited with keys alone: copied, moved, deleted, undone and done again', async () => {
    await studio.server().post('/flows', { file: { ...drawn, id: 'keys', name: 'By keys' } })
    const page = await studio.open('/flows/keys')
    await soon(() => wires(page).count()).toBe(2)
    await page.locator('.react-flow__node', { hasText: 'My Prompt' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+d')
    await soon(() => page.locator('.canvas-box').count()).toBe(4)
    await page.keyboard.press('Delete')
    await soon(() => page.locator('.canvas-box').count()).toBe(3)
    await page.keyboard.press('Control+z')
    await soon(() => page.locator('.canvas-box').count()).toBe(4)
    await page.keyboard.press('Control+z')
    await soon(() => page.locator('.canvas-box').count()).toBe(3)
    await page.keyboard.press('Control+Shift+Z')
    await soon(() => page.locator('.canvas-box').count()).toBe(4)
    await page.locator('.react-flow__node', { hasText: 'My ChatInput' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+s')
    await soon(async () => (await saved('keys')).data.nodes.length).toBe(4)
    expect((await saved('keys')).data.nodes[0]!.position!.y).toBeGreaterThan(0)
  })

  it('are taken in from a file that is dropped, and what is no flow is refused with the reason', async () => {
    const page = await studio.open('/flows')
    const drop = async (text: string) => {
      const dataTransfer = await page.evaluateHandle(`(() => {
        const data = new DataTransfer()
        data.items.add(new File([${JSON.stringify(text)}], 'dropped.json', { type: 'application/json' }))
        return data
      })()`)
      await page.dispatchEvent('.flows', 'drop', { dataTransfer })
    }
    await drop('{"data":')
    await soon(() => page.getByRole('dialog').innerText()).toContain('dropped.json is no JSON')
    await page.keyboard.press('Escape')
    await drop('{"flows": [{"name": "Half"}]}')
    await soon(() => page.getByRole('dialog').innerText()).toContain('Half cannot be read')
    await page.keyboard.press('Escape')
    await drop(JSON.stringify({ ...drawn, id: 'dropped', name: 'Dropped' }))
    await soon(() => page.getByRole('dialog').innerText()).toContain('6 parts read')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete Dropped' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await soon(() => page.getByText('Dropped', { exact: true }).count()).toBe(0)
    await studio.expectQuiet(/400 \(Bad Request\)/)
  })

  it('begin empty, take components of the catalogue, and refuse wires that do not fit', async () => {
    const page = await studio.open('/flows')
    await page.getByRole('button', { name: 'New flow' }).click()
    for (const name of ['Chat Input', 'Agent']) {
      await page.getByRole('button', { name: 'Add a component' }).click()
      await page.getByLabel('Search').fill(name)
      await page.locator('.canvas-choice', { has: page.locator('b', { hasText: new RegExp(`^${name}$`) }) }).click()
    }
    await soon(() => page.locator('.canvas-box').count()).toBe(2)
    await page.getByRole('button', { name: 'Wire Tools' }).click()
    await soon(() => page.getByRole('dialog').innerText()).toContain('Nothing here fits.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Wire Input' }).click()
    await page.getByRole('button', { name: 'Chat Input: Chat Message' }).click()
    await soon(() => wires(page).count()).toBe(1)
    const [from, to] = [
      page.locator('.canvas-port-out .react-flow__handle').first(),
      page.locator('[data-handleid="in:tools"]'),
    ]
    await from.dragTo(to, { force: true })
    await soon(() => page.locator('.canvas-said').innerText()).toContain('gives Message; Tools takes Tool.')
    expect(await wires(page).count()).toBe(1)
  })

  it('run with a model that is chosen there: nodes light up, wires tell what went over them', async () => {
    const model = await startModelServer({ reply: () => 'An answer of the model.' })
    const other = await openStudio(undefined, { modelServers: [model.url] })
    try {
      await other.server().post('/flows', { file: { ...writeLangflow(recallingChat).flow, id: 'chat' } })
      const page = await other.open('/flows/chat')
      await soon(() => wires(page).count()).toBe(4)
      await tab(page, 'Run').click()
      await page.getByLabel('What is said to it').fill('Hello there')
      await page.getByLabel('Everybody').fill(`${model.url}#tiny`)
      await page.getByRole('button', { name: 'Run', exact: true }).last().click()
      await soon(() => page.getByLabel('The run').innerText()).toContain('An answer of the model.')
      await soon(() => page.locator('.canvas-node-done').count()).toBe(5)
      expect(model.requests[0]!.text).toContain('Now: Hello there')
      const labels = await page.locator('.react-flow__edge-text').allTextContents()
      expect(labels.join(' | ')).toContain('Hello there')
      expect(labels.join(' | ')).toContain('An answer of the model.')
      await keepPicture(page, 'flow-model-run', true)

      await tab(page, 'Versions').click()
      await soon(() => page.locator('.canvas-version').count()).toBe(1)
      await node(page, 'Prompt').first().click()
      await page.getByLabel('Template').fill('Only {now}')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await tab(page, 'Versions').click()
      await soon(() => page.locator('.canvas-version').count()).toBe(2)
      // the run keeps its version, and is drawn with it
      await tab(page, 'Run').click()
      await page.getByRole('link', { name: 'Show that one' }).click()
      await soon(() => page.locator('.canvas-old').innerText()).toContain('as it was saved then')
      await soon(() => page.locator('.canvas-box', { hasText: 'Heard so far' }).count()).toBe(1)
      await soon(() => page.locator('.canvas-node-done').count()).toBe(5)
      await keepPicture(page, 'flow-old-version', true)
      await page.getByRole('link', { name: 'To the newest' }).click()
      await soon(() => page.locator('.canvas-box', { hasText: 'Only {now}' }).count()).toBe(1)
      await tab(page, 'Versions').click()
      await page.getByRole('button', { name: /^Go back to/ }).click()
      await soon(() => page.locator('.canvas-version').first().innerText()).toContain('now')
      await soon(() => page.locator('.canvas-box', { hasText: 'Heard so far' }).count()).toBe(1)
      await node(page, 'Prompt').first().click()
      await soon(() => page.getByLabel('Template').inputValue()).toContain('Heard so far')
      await other.expectQuiet()
    } finally {
      await other.close()
      await model.close()
    }
  })

  it('have groups that are looked into, with the wires inside and what went over them', async () => {
    await studio.server().post('/flows', { file: { ...grouped, id: 'grouped', name: 'Grouped' } })
    const page = await studio.open('/flows/grouped')
    await soon(() => page.locator('.canvas-box-group').count()).toBe(1)
    await tab(page, 'Run').click()
    await page.getByLabel('What is said to it').fill('Ada')
    await page.getByRole('button', { name: 'Run', exact: true }).last().click()
    await soon(() => page.getByLabel('The run').innerText()).toContain('Ada')
    await page.locator('.canvas-box-group').click()
    await page.getByRole('button', { name: 'Look into this group' }).click()
    await soon(() => wires(page).count()).toBe(1)
    await soon(() => page.locator('.canvas-node-done').count()).toBe(2)
    expect(await page.locator('.react-flow__edge-text').allTextContents()).toEqual([expect.stringContaining('Ada')])
    await keepPicture(page, 'flow-group', true)
    await page.getByRole('button', { name: 'Out of the group' }).click()
    await soon(() => page.locator('.canvas-box-group').count()).toBe(1)
  })

  it('begin with any society of ours, and with the models of a preset', async () => {
    const page = await studio.open('/flows')
    await page.getByRole('button', { name: 'From a society' }).click()
    await soon(() => page.locator('.flows-beginning').count()).toBe(4)
    await page.getByLabel('Models').selectOption('saving')
    await keepPicture(page, 'flow-beginnings', true)
    await page.getByRole('button', { name: /^Begin with Adventurers/i }).click()
    await soon(() => page.locator('.canvas-box').count()).toBeGreaterThan(10)
    const haiku = page.locator('.canvas-box', { hasText: 'NavigatorLLM' })
    await soon(() => haiku.textContent()).toContain('haiku')
    await page.getByRole('button', { name: 'Add a component' }).click()
    await soon(() => page.locator('.canvas-choice').count()).toBeGreaterThan(50)
    await page.getByLabel('Search').fill('table rows')
    await soon(() => page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts()).toContain(
      'Data and tables',
    )
    await keepPicture(page, 'flow-catalogue', true)
  })

  it('have no serious findings, in light and dark, on a desk and on a phone', async () => {
    const { id } = await studio.server().post<FlowInfo>('/flows/new', { from: 'adventurers' })
    const page = await studio.open('/flows')
    await soon(() => page.locator('.flows-row').count()).toBeGreaterThan(0)
    await expectAllFine(page, [{ name: 'flows' }])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${studio.server().address}/flows/${id}`)
    await soon(() => page.locator('.canvas-box').count()).toBeGreaterThan(10)
    await node(page, 'Navigator').first().click()
    await keepPicture(page, 'flow-adventurers', true)
    await expectAllFine(page, [
      {
        name: 'flow',
        prepare: async (isPhone) => {
          if (isPhone) await page.getByRole('button', { name: 'Details' }).click()
        },
      },
      ...['Versions', 'Run'].map((name) => ({
        name: `flow-${name.toLowerCase()}`,
        prepare: async (isPhone: boolean) => {
          if (isPhone) await page.getByRole('button', { name: 'Details' }).click()
          await tab(page, name).click()
        },
      })),
    ])
  })
})
