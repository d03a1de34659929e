import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadView, viewNames } from './registry.ts'

describe('the registry of views', () => {
  it('has a line for each folder with a view: the studio loads it, and shared files are made for it', () => {
    const drawn = readdirSync(import.meta.dirname).filter((name) =>
      existsSync(`${import.meta.dirname}/${name}/view.ts`),
    )
    expect(viewNames.toSorted()).toEqual(drawn.toSorted())
  })

  it('gives the plain view for names nobody drew', async () => {
    const plain = await loadView('plain')
    for (const name of ['nothing of the kind', 'constructor', '__proto__']) expect(await loadView(name)).toBe(plain)
    for (const name of viewNames) expect((await loadView(name)) === plain).toBe(name === 'plain')
  })
})
