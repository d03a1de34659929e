/** Pictures of pages, for people to look at: in the folder of `TROUPE_PICTURES`, or in one of the machine's own. */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const wanted = process.env['TROUPE_PICTURES']
const folder = wanted || join(tmpdir(), 'troupe-pictures')

/** One that is extra is made only for who has named a folder; for a glance alone, half the time is enough. */
export async function keepPicture(page: Page, name: string, isExtra = false): Promise<void> {
  if (isExtra && !wanted) return
  mkdirSync(folder, { recursive: true })
  const type = wanted ? 'png' : 'jpeg'
  await page.screenshot({ path: join(folder, `${name}.${type}`), type, animations: 'disabled', caret: 'hide' })
}
