import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordedModel } from './recorded-model.ts'
import { scriptedModel } from './scripted-model.ts'

describe('a scripted model', () => {
  it('replies in order, remembers what it was asked, and says when it has nothing left', async () => {
    const model = scriptedModel(['yes', { answer: 42 }])
    expect((await model.generate({ prompt: 'one' })).text).toBe('yes')
    expect((await model.generate({ prompt: 'two' })).text).toBe('{"answer":42}')
    expect(model.requests.map(({ prompt }) => prompt)).toEqual(['one', 'two'])
    await expect(model.generate({ prompt: 'three' })).rejects.toThrow('no reply left: it was asked 3 times')
  })

  it('streams word by word', async () => {
    const words: string[] = []
    for await (const word of scriptedModel(['one two']).stream({ prompt: '?' })) words.push(word)
    expect(words).toEqual(['one ', 'two'])
  })
})

describe('a recorded model', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'troupe-recorded-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('asks once, and replays from its file ever after', async () => {
    const file = join(folder, 'replies', 'tape.json')
    const model = scriptedModel(['first', 'second', 'other'], 'x/real')
    const recording = recordedModel({ file, model })
    const asked = ['?', '?', '!']
    for (const prompt of asked) await recording.generate({ prompt })
    const replaying = recordedModel({ file })
    const texts: string[] = []
    for (const prompt of asked) texts.push((await replaying.generate({ prompt })).text)
    expect(texts).toEqual(['first', 'second', 'other'])
    expect(replaying.name).toBe('x/real')
    expect(model.requests).toHaveLength(3)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ model: 'x/real' })
  })

  it('without a model refuses what is not in its file', async () => {
    const replaying = recordedModel({ file: join(folder, 'none.json') })
    await expect(replaying.generate({ prompt: 'Who are you?' })).rejects.toThrow(/holds no reply.*Who are you\?/)
  })
})
