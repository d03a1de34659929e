/** What hostile text must not do: run, become markup, or push the page out of its window. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { brokenLayout, harmIn } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { PHONE, soon, WIDE } from './studio.ts'

/** As the page is now: at its present size. */
export async function expectHarmlessHere(page: Page, name: string): Promise<void> {
  const harm = await harmIn(page)
  expect(harm.map((each) => `${name}: ${each}`)).toStrictEqual([])
  await soon(() => brokenLayout(page), name).toStrictEqual([])
}

/** On a phone and on a desk, with a picture of each. */
export async function expectHarmless(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size)
    await expectHarmlessHere(page, `${name}, ${size.width} px`)
    await keepPicture(page, `hostile-${name}-${size.width}`, true)
  }
}
