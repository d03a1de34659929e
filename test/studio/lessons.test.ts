import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { paintPicture } from '../../src/eyes/test-pictures.ts'
import { readLessons } from '../../src/eyes/taught/lessons.ts'
import { describeInBrowser } from '../browser.ts'
import { expectFine } from './accessible.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'troupe-lessons-')), 'rooms')

describeInBrowser('lessons in the studio', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    mkdirSync(folder)
    for (const [place, x] of [40, 300].entries()) {
      const sofa = { box: { x, y: 150, width: 240, height: 160 }, color: [176, 65, 62] as const }
      writeFileSync(join(folder, `${place}.png`), await paintPicture([sofa], [640, 400]).png())
    }
    studio = await openStudio(undefined, { lessons: [folder] })
  })
  afterEach(() => studio.expectQuiet())
  afterAll(async () => {
    await studio?.close()
    rmSync(join(folder, '..'), { recursive: true })
  })

  it('are drawn on pictures, named, kept at once, and can be taken back', async () => {
    const page = await studio.open('/lessons')
    await page.getByRole('link', { name: 'rooms' }).click()
    const picture = page.getByRole('img', { name: 'Picture 0.png' })
    await soon(() => page.getByText('Picture 1 of 2, 0 labelled').isVisible()).toBe(true)
    const shown = (await picture.boundingBox())!
    const at = (x: number, y: number) =>
      [shown.x + (x * shown.width) / 640, shown.y + (y * shown.height) / 400] as const
    await page.mouse.move(...at(40, 150))
    await page.mouse.down()
    await page.mouse.move(...at(280, 310), { steps: 4 })
    await page.mouse.up()
    await page.getByLabel('What is in the box').fill('Sofa')
    await page.getByRole('button', { name: 'Add' }).click()
    await soon(async () => (await readLessons(folder))['0.png']?.length).toBe(1)
    const { name, box } = (await readLessons(folder))['0.png']![0]!
    expect(name).toBe('sofa')
    expect(Math.abs(box.x - 40) + Math.abs(box.width - 240)).toBeLessThan(8)
    await expectFine(page, 'lessons')
    await keepPicture(page, 'lessons')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Nothing on it' }).click()
    await soon(async () => (await readLessons(folder))['1.png']).toEqual([])
    await page.getByRole('button', { name: 'Before' }).click()
    await page.getByRole('button', { name: 'Remove sofa' }).click()
    await soon(async () => (await readLessons(folder))['0.png']).toEqual([])
  })
})
