/** Families of variants in a browser: a real evolution of a toy society, and what is told of it. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { EvolutionTree } from '../../src/server/api-evolution.ts'
import { createMinds } from '../../src/minds/mind.ts'
import { evolve } from '../../src/evolve/evolve.ts'
import { society } from '../../src/societies/define-society.ts'
import { sqliteStore } from '../../src/store/sqlite-store.ts'
import { describeInBrowser } from '../browser.ts'
import { playToy, toyWithPeople } from '../toy-evolution.ts'
import { expectAllFine } from './accessible.ts'
import { openStudio, PHONE, soon, WIDE, type TestStudio } from './studio.ts'

const toySociety = society({
  name: 'toy',
  title: 'Toy players',
  says: 'One player, and whoever joins.',
  input: { task: 'task-1' },
  flow: (_, variant = {}) => playToy(variant),
  evolution: async () => toyWithPeople,
})

describeInBrowser('the family of a society', () => {
  let studio!: TestStudio
  let tree!: EvolutionTree
  beforeAll(async () => {
    studio = await openStudio({ toy: async () => toySociety })
    const store = sqliteStore(join(studio.server().folder, 'store.db'))
    const minds = createMinds({ model: 'rules' })
    const settings = { pairs: 700, races: 2, seed: 1 }
    await evolve({ society: toySociety, evolution: toyWithPeople, minds, store, settings })
    await store.close()
    tree = await studio.server().get<EvolutionTree>('/evolution/toy')
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const variantWith = (part: string) =>
    tree.variants.find(({ differences }) => differences.some((each) => each.includes(part)))!

  it('is found from the runs, and shows what was proven, how, and in which games', async () => {
    const page = await studio.open('/runs')
    await page.getByRole('link', { name: 'Evolution', exact: true }).click()
    await page.getByRole('link', { name: 'Toy players' }).click()
    await soon(() => page.getByRole('heading', { name: 'The family of Toy players' }).isVisible()).toBe(true)
    const certified = tree.variants.find(({ name }) => name === tree.certified)!
    expect(certified.verdict?.standing).toBe('accepted')
    const rows = page.getByRole('navigation', { name: 'Family tree' }).getByRole('link')
    expect(await rows.count()).toBe(tree.variants.length)
    // unless another is chosen, the one that was proven last is told of
    await soon(() => page.getByText('Proven better.', { exact: true }).isVisible()).toBe(true)
    const chart = page.getByRole('slider', { name: 'Pairs of its trial' })
    expect(await chart.getAttribute('aria-valuemax')).toBe(String(certified.verdict!.pairs))
    await chart.focus()
    await page.keyboard.press('Home')
    await soon(() => chart.getAttribute('aria-valuenow')).toBe('1')
    const trial = page.locator('.variant section').filter({ hasText: 'Its trial' })
    await trial.getByRole('link', { name: 'its game' }).click()
    await soon(() => page.url()).toContain(encodeURIComponent('/'))
    await soon(() => page.locator('.run-step-number').isVisible()).toBe(true)
  })

  it('leads from a finding to the very step that shows it', async () => {
    const page = await studio.open('/evolution/toy')
    const moment = page.locator('.evolution-below .moments a').first()
    await soon(() => moment.isVisible()).toBe(true)
    const address = await moment.getAttribute('href')
    await moment.click()
    await soon(() => page.url()).toContain(address!)
    await soon(() => page.locator('.run-step-number').innerText()).toBe('step 1')
  })

  it('shows who joined in the diagram, prompts line by line, and lets anybody go on from there', async () => {
    const newborn = variantWith('agent line-judge')
    const page = await studio.open(`/evolution/toy?variant=${newborn.name}`)
    const drawing = page.getByRole('img', { name: /with line-judge, who joined/ })
    await soon(() => drawing.isVisible()).toBe(true)
    expect(await drawing.locator('.flow-did').allTextContents()).toEqual(['line-judge'])
    await soon(() => page.getByText(`troupe evolve toy --from ${newborn.name}`).isVisible()).toBe(true)
    const told = variantWith('prompt of player')
    await page.goto(`${studio.server().address}/evolution/toy?variant=${told.name}`)
    await soon(() => page.locator('.prompt-line-new').first().isVisible()).toBe(true)
    expect(await page.locator('.prompt-line-gone').allInnerTexts()).toEqual([expect.stringContaining('Play.')])
    await page.goto(`${studio.server().address}/evolution/toy?variant=${newborn.name}`)
    await page.getByRole('button', { name: 'Play this variant' }).click()
    await soon(() => page.url()).toMatch(/\/runs\/[^/]+$/)
    const run = decodeURIComponent(page.url().split('/').at(-1)!)
    const { values } = await studio.server().get<{ values: { variant: object } }>(`/runs/${run}/board?step=0`)
    expect(values.variant).toMatchObject({ agents: [{ name: 'line-judge' }] })
  })

  it('can be read by everybody, in light and dark, on a desk and on a phone', async () => {
    const page = await studio.open('/evolution')
    const go = (path: string, what: string) => async () => {
      await page.goto(studio.server().address + path)
      await soon(() => page.locator(what).first().isVisible()).toBe(true)
    }
    const one = (name: string) => `/evolution/toy?variant=${name}`
    await expectAllFine(page, [
      { name: 'evolution', prepare: go('/evolution', '.evolved-one') },
      { name: 'family', prepare: go('/evolution/toy', '.kin-row') },
      { name: 'family-certified', prepare: go(one(tree.certified), '.pairs-line') },
      { name: 'family-newborn', prepare: go(one(variantWith('agent line-judge').name), '.newborn') },
      { name: 'family-prompt', prepare: go(one(variantWith('prompt of player').name), '.prompt-diff') },
    ])
    await page.setViewportSize(PHONE)
    await go(one(tree.certified), '.variant')()
    await page.getByRole('link', { name: 'The whole family' }).click()
    await soon(() => page.locator('.kin-row').first().isVisible()).toBe(true)
    expect(await page.locator('.variant').isVisible()).toBe(false)
    await page.setViewportSize(WIDE)
    await soon(() => page.locator('.variant').isVisible()).toBe(true)
  })

  it('says what is not there', async () => {
    const page = await studio.open('/evolution/nobody')
    await soon(() => page.getByText(/was not evolved in this store yet/).isVisible()).toBe(true)
    await studio.expectQuiet(/404/)
  })
})
