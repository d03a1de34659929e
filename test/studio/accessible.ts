/** Looks at a page in light and dark, on a desk and on a phone: with axe, for what sticks out, and with a camera. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { brokenLayout } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { PHONE, soon, WIDE } from './studio.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Looking {
  /** the part that is looked at, where the rest was looked at before */
  readonly within?: string
  /** goes there; also opens what a change of size has closed */
  readonly prepare?: (isPhone: boolean) => Promise<void>
  /** a desk shows it together with something else */
  readonly isOfPhone?: boolean
}

export interface Place extends Looking {
  readonly name: string
}

/** Nothing serious or critical, nothing cut off, in none of the four ways. */
export function expectFine(page: Page, name: string, looking: Looking = {}): Promise<void> {
  return expectAllFine(page, [{ name, ...looking }])
}

/** The same of several places on one page, which is made smaller once. */
export async function expectAllFine(page: Page, places: readonly Place[]): Promise<void> {
  const found: string[] = []
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    for (const { name, within = 'html', prepare, isOfPhone } of places) {
      if (isOfPhone === true && size === WIDE) continue
      await prepare?.(size === PHONE)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const way = `${name}-${size.width}-${colorScheme}`
        const [findings] = await Promise.all([
          seriousFindings(page, colorScheme === 'light' ? 'all' : 'colours', within),
          keepPicture(page, way),
        ])
        found.push(...findings.map((finding) => `${way}: ${finding}`))
        await soon(() => brokenLayout(page), way).toStrictEqual([])
      }
    }
  }
  expect(found).toStrictEqual([])
}

/** Colours are another matter in the dark; everything else is the same there. */
type Aspect = 'all' | 'colours'

const rules: Readonly<Record<Aspect, string>> = {
  all: '{}',
  colours: `{ runOnly: ['color-contrast', 'link-in-text-block'] }`,
}

/** In the whole page, or in the part of it that has changed since it was last asked about. */
async function seriousFindings(page: Page, aspect: Aspect, within = 'html'): Promise<string[]> {
  // by the debugger's door: the content policy lets no other script in
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  return (await page.evaluate(`(async () => {
    // colours on their way from one theme to the other are of neither
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    const options = { resultTypes: ['violations'], preload: false, ...${rules[aspect]} }
    const { violations } = await axe.run(${JSON.stringify(within)}, options)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) => {
        const why = failureSummary.split('\\n').slice(1).join('; ').trim().slice(0, 240)
        return id + ': ' + html.slice(0, 160) + ' (' + why + ')'
      }))
  })()`)) as string[]
}
