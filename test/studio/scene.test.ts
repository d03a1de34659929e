import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BoardAt, RunDetail } from '../../src/server/api.ts'
import type { RoomShell } from '../../src/worlds/scene/room.ts'
import type { SceneObject } from '../../src/worlds/scene/scene.ts'
import { describeInBrowser } from '../browser.ts'
import { expectAllFine, expectFine, type Place } from './accessible.ts'
import { openStudio, PHONE, runPage, soon, soonIn3D, type TestStudio } from './studio.ts'

// large enough for three columns; every pixel of a room takes its time
const IN_3D = { in3D: true, viewport: { width: 1100, height: 640 } }
const BEDROOM = 'a bedroom with a white bed, a desk, a lamp on the desk and a rug'

describeInBrowser('a scene', () => {
  let studio!: TestStudio
  let bedroom!: RunDetail
  beforeAll(async () => {
    studio = await openStudio()
    bedroom = await studio.startAndWait({ society: 'director', input: { userPrompt: BEDROOM }, seed: 1 })
  })
  afterAll(() => studio?.close())

  const boardOf = async (id: string) => (await studio.server().get<BoardAt>(`/runs/${id}/board`)).values
  const thingsOf = async (id: string) => (await boardOf(id))['sceneObjects'] as readonly SceneObject[]
  const roomsOf = async (id: string) => (await boardOf(id))['rooms'] as readonly RoomShell[]
  const stepOf = async (id: string, agent: string): Promise<number> => {
    const { entries } = await studio.server().get<{
      entries: { record: { kind: string; step: number; did?: { agent: string }[] } }[]
    }>(`/runs/${id}/journal?from=1&limit=100`)
    return entries.find(({ record }) => record.did?.[0]?.agent === agent)!.record.step
  }

  /** Once something is drawn in it. */
  const room = (page: Page) => page.locator('.room-frame[aria-busy="false"]')
  /** What is seen now, as a picture. */
  const look = async (page: Page) => (await room(page).screenshot()).toString('base64')
  const mode = (page: Page, name: RegExp) =>
    page.getByRole('group', { name: 'How to look at it' }).getByRole('button', { name })

  describe('in 3D', () => {
    // one page for all: what takes time is a room that is drawn for the first time
    let page!: Page
    beforeAll(async () => {
      page = await studio.open(`/runs/${bedroom.id}`, IN_3D)
      await look(page)
    })
    beforeEach(() => page.setViewportSize(IN_3D.viewport))
    afterAll(() => studio.expectQuiet())
    const toTheEnd = async () => {
      await runPage(page).slider.press('End')
      await room(page).waitFor()
    }

    it('is turned by hand and by keys, walked through, and seen through its cameras', async () => {
      await toTheEnd()
      const seen = [await look(page)]
      const changes = async () => {
        await soonIn3D(() => look(page)).not.toBe(seen.at(-1))
        seen.push(await look(page))
      }
      await room(page).press('ArrowLeft')
      await changes()
      const { x, y, width, height } = (await room(page).boundingBox())!
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width / 2 + 90, y + height / 2 + 20, { steps: 3 })
      await page.mouse.up()
      await changes()
      await mode(page, /^Walk/).click()
      await changes()
      for (const key of ['w', 'd', 'ArrowRight', 'ArrowDown']) await room(page).press(key)
      await changes()
      // the keys are those of whoever walks, and not of the time line
      expect(await runPage(page).now()).toBe(bedroom.step)
      await mode(page, /^Camera/).click()
      await changes()
      await mode(page, /^Camera/).click()
      await mode(page, /^Camera 2\/3/).waitFor()
      await changes()
    })

    it('has a record of each thing that is pressed: what it is, and who wrote what of it', async () => {
      await toTheEnd()
      await mode(page, /^Above/).click()
      const box = (await page.locator('.room-canvas').boundingBox())!
      const bed = (await thingsOf(bedroom.id)).find(({ id }) => id === 'bed-1')!
      await room(page).waitFor()
      // where it stands, as far as the camera above shows the room: in the middle, and with a margin
      const record = page.getByRole('region', { name: 'The record of bed' })
      const { outline } = (await roomsOf(bedroom.id))[0]!
      const wide = Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x))
      const pixels = (box.width / wide) * 0.8
      await page.mouse.click(
        box.x + box.width / 2 + bed.position!.x * pixels,
        box.y + box.height / 2 + bed.position!.z * pixels,
      )
      await record.getByText(bed.polygonCount.toLocaleString('en')).waitFor()
      const told = record.getByRole('list', { name: 'Who wrote what of it' }).getByRole('listitem')
      await soon(() => told.allInnerTexts()).toStrictEqual([
        expect.stringMatching(/^step 2 Librarian fetched it: bed/),
        expect.stringMatching(/^step 3 Architect put it in its place/),
        expect.stringMatching(/^step 4 Material scientist made it of /),
      ])
      await told.first().getByRole('button').click()
      await soon(() => runPage(page).now()).toBe(2)
    })

    it('is fine in both themes, on a desk and on a phone', async () => {
      await toTheEnd()
      const to = (name: RegExp) => async (isPhone: boolean) => {
        if (isPhone) await page.getByRole('tab', { name: 'World' }).click()
        await mode(page, name).click()
        await page.getByLabel('A thing of the scene').selectOption('bed')
      }
      const places: readonly Place[] = [
        { name: 'scene', prepare: to(/^Around/) },
        { name: 'scene-plan', within: '.column-world', prepare: to(/^Plan/) },
        {
          name: 'scene-files',
          prepare: async (isPhone) => {
            if (isPhone) await page.getByRole('tab', { name: 'More' }).click()
            const files = page.getByRole('tab', { name: 'Files' })
            if ((await files.getAttribute('aria-selected')) !== 'true') await files.click()
            await page.getByRole('link', { name: 'scene.glb' }).waitFor()
          },
        },
      ]
      await expectAllFine(page, places)
      expect(page.viewportSize()).toEqual(PHONE)
    })

    it('is changed by a wish: a fork in which only what was named is otherwise', async () => {
      await toTheEnd()
      await page.getByLabel('What should be otherwise').fill('make the bed red')
      await page.getByRole('button', { name: 'Change it' }).click()
      await page.waitForURL((url) => url.pathname.startsWith('/runs/') && !url.pathname.endsWith(`/${bedroom.id}`))
      const id = decodeURIComponent(/\/runs\/([^?]+)/.exec(page.url())![1]!)
      await studio.server().until(id, ({ isLive }) => !isLive)
      expect((await studio.server().get<RunDetail>(`/runs/${id}`)).parent).toMatchObject({ run: bedroom.id })
      const [before, after] = [await thingsOf(bedroom.id), await thingsOf(id)]
      expect(after.map((thing) => thing.position)).toEqual(before.map((thing) => thing.position))
      const changed = after.filter((thing, nth) => JSON.stringify(thing) !== JSON.stringify(before[nth]))
      expect(changed.map((thing) => thing.id)).toEqual(['bed-1'])
      await soon(() => runPage(page).column('story').innerText()).toMatch(/change understood/)
      await room(page).waitFor()
    })

    it('is watched and gone through: nothing, then clay, then a room with materials', async () => {
      await page.goto(`${studio.server().address}/runs/${bedroom.id}?step=0`)
      const run = runPage(page)
      const placed = await stepOf(bedroom.id, 'architect')
      await run.column('world').getByText('There is no room yet').waitFor()
      for (let step = 1; step <= placed; step++) await run.slider.press('ArrowRight')
      await soon(() => run.now()).toBe(placed)
      await room(page).waitFor()
      const clay = await look(page)
      await page.keyboard.press('ArrowRight')
      await soon(() => run.now()).toBe(placed + 1)
      await soonIn3D(() => look(page)).not.toBe(clay)
      await run.slider.press('Home')
      await run.column('world').getByText('There is no room yet').waitFor()
    })
  })

  describe('otherwise', () => {
    afterEach(() => studio.expectQuiet())

    it('is told by its members, with what the Critic says', async () => {
      const page = await studio.open(`/runs/${bedroom.id}`)
      const run = runPage(page)
      for (const member of [
        'Orchestrator',
        'Librarian',
        'Architect',
        'Material scientist',
        'Cinematographer',
        'Critic',
      ]) {
        await run.column('agents').getByRole('article', { name: member }).waitFor()
        await run
          .column('story')
          .getByText(new RegExp(`^${member}`))
          .first()
          .waitFor()
      }
    })

    it('is saved as files, those that are no text among them', async () => {
      const page = await studio.open(`/runs/${bedroom.id}?tab=files`)
      const saved = async (name: string) => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name, exact: true }).click(),
        ])
        return readFile(await file.path())
      }
      expect((await saved('scene.glb')).subarray(0, 4).toString()).toBe('glTF')
      expect((await saved('plan.svg')).toString()).toContain('<svg')
    })

    it('is compared with another: both rooms in 3D side by side, which turn together, or their plans', async () => {
      const other = await studio.startAndWait({ society: 'director', input: { userPrompt: BEDROOM, seed: 2 }, seed: 2 })
      const page = await studio.open(`/compare?runs=${bedroom.id},${other.id}`, IN_3D)
      await soonIn3D(() => room(page).count()).toBe(2)
      const looks = async () => {
        const pictures: string[] = []
        for (const each of await room(page).all()) pictures.push((await each.screenshot()).toString('base64'))
        return pictures
      }
      const before = await looks()
      expect(before[0]).not.toBe(before[1])
      await room(page).first().press('ArrowLeft')
      await soonIn3D(async () => {
        const after = await looks()
        return after.map((picture, place) => picture === before[place])
      }).toEqual([false, false])
      await expectFine(page, 'scene-compare')
      expect(await room(page).count()).toBe(2)
      await mode(page, /^Plan/).click()
      const pictures = page.getByRole('region', { name: 'Their worlds' }).locator('.scene-plan')
      await soon(() => pictures.count()).toBe(2)
      expect(await pictures.first().innerHTML()).not.toBe(await pictures.last().innerHTML())
    })

    it('is shared as a file that shows it in 3D without a server, where nothing can be wished', async () => {
      const answer = await studio.server().request(`/api/runs/${bedroom.id}/share`)
      const file = join(studio.server().folder, 'scene.html')
      await writeFile(file, await answer.text())
      const page = await studio.open(`file://${file}`, IN_3D)
      await room(page).waitFor()
      expect(await page.getByLabel('What should be otherwise').count()).toBe(0)
      expect(await page.getByRole('tab', { name: 'Files' }).count()).toBe(0)
    })

    it('is a plan where nothing can be drawn in 3D, whose things can be pressed as well', async () => {
      const page = await studio.open(`/runs/${bedroom.id}`)
      await page.getByText('A plan: this browser draws nothing in 3D.').waitFor()
      const things = await thingsOf(bedroom.id)
      await soon(() => page.locator('.column-world .plan-thing').count()).toBe(things.length)
      await page.locator('.column-world').getByRole('button', { name: 'desk', exact: true }).press('Enter')
      await page.getByRole('region', { name: 'The record of desk' }).waitFor()
      expect(await page.locator('.room-frame').count()).toBe(0)
    })
  })
})
