/** The command `troupe direct`, as people and programs use it: files, numbers, and changes. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, wordsOf, type Desk } from './cli.ts'

interface Summary {
  readonly run: string
  readonly objects: number
  readonly passed: boolean
  readonly issues: Readonly<Record<string, number>>
  readonly iterations: number
  readonly checks: Readonly<Record<string, unknown>>
  readonly prompt: Readonly<Record<string, { satisfied: number; asked: number }>>
  readonly files: readonly string[]
  readonly ms: number
}

const PROMPT = 'a small room with a red chair and a table against the wall'
const FILES = [
  'scene.glb',
  'preview.png',
  'view-1.png',
  'view-2.png',
  'above.png',
  'plan.svg',
  'scene.json',
  'scene-state.json',
  'scene.obj',
  'scene.mtl',
  'scene.blend.py',
  'report.md',
]

let desk: Desk
let made: Summary
beforeAll(async () => {
  desk = createDesk()
  made = await desk.json<Summary>('direct', PROMPT, '--out', 'room', '--seed', '3')
}, 180_000)
afterAll(() => desk[Symbol.dispose]())

describe('troupe direct', () => {
  it('writes everything that comes out of it, and tells programs what it measured', () => {
    expect(Object.keys(made)).toEqual(
      expect.arrayContaining(['objects', 'issues', 'iterations', 'checks', 'prompt', 'files', 'ms']),
    )
    expect(made).toMatchObject({
      objects: 2,
      passed: true,
      issues: { error: 0 },
      checks: { collisions: 0, outOfBounds: 0, unsupported: 0, reachable: { asked: 2 }, visible: { asked: 2 } },
      prompt: {
        counts: { satisfied: 2, asked: 2 },
        attributes: { satisfied: 1, asked: 1 },
        roomRelations: { satisfied: 1, asked: 1 },
      },
    })
    expect(made.files).toEqual(FILES.map((name) => expect.stringMatching(new RegExp(`room.${name}$`)) as string))
    expect(FILES.filter((name) => statSync(desk.path(`room/${name}`)).size < 20)).toEqual([])
    expect(made.ms).toBeGreaterThan(100)
    expect(made.ms).toBeLessThan(30_000)
  })

  it('writes files that are what they are called', () => {
    const bytes = (name: string) => readFileSync(desk.path(`room/${name}`))
    expect(bytes('scene.glb').subarray(0, 4).toString()).toBe('glTF')
    for (const name of FILES.filter((file) => file.endsWith('.png')))
      expect([...bytes(name).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(bytes('plan.svg').toString()).toMatch(/^<svg/)
    const scene = JSON.parse(bytes('scene.json').toString()) as { format: string; objects: { name: string }[] }
    expect(scene.format).toBe('troupe-scene')
    expect(scene.objects.map(({ name }) => name).toSorted()).toEqual(['chair', 'table'])
    expect(JSON.parse(bytes('scene-state.json').toString())).toMatchObject({ format: 'sceneState' })
    expect(bytes('report.md').toString()).toContain('![The room](preview.png)')
  })

  it('is told line by line where no picture can be drawn, with commands that can be pasted', async () => {
    const { code, stdout } = await desk.troupe('direct', 'a room with a stool')
    expect(code).toBe(0)
    const order = ['Orchestrator', 'Librarian', 'Architect', 'Material Scientist', 'Cinematographer', 'Critic']
    const told = order.map((title) => stdout.indexOf(`${title} `))
    expect(told.every((at, place) => at >= 0 && at > (told[place - 1] ?? -1))).toBe(true)
    expect(stdout).toContain('The Critic has nothing against it. 1 things, no revision.')
    const [, change] = /Change it: (.*)/.exec(stdout)!
    expect(wordsOf(change!).slice(0, 1)).toEqual(['direct'])
    expect(change).toMatch(/--edit=\S+/)
  }, 180_000)

  it('changes a finished room in a fork, and nothing that is not named', async () => {
    const before = JSON.parse(readFileSync(desk.path('room/scene.json'), 'utf8')) as {
      objects: { id: string; position: object; material: object }[]
    }
    const edited = await desk.json<Summary>('direct', 'paint the table blue', '--edit', made.run, '--out', 'blue')
    expect(edited.run).not.toBe(made.run)
    expect(edited).toMatchObject({ objects: 2, passed: true })
    const after = JSON.parse(readFileSync(desk.path('blue/scene.json'), 'utf8')) as typeof before
    const of = (scene: typeof before, kind: string) => scene.objects.find(({ id }) => id.startsWith(kind))!
    expect(of(after, 'chair')).toEqual(of(before, 'chair'))
    expect(of(after, 'table').position).toEqual(of(before, 'table').position)
    expect(of(after, 'table').material).not.toEqual(of(before, 'table').material)
  }, 180_000)

  it('refuses in one line what cannot be edited, and prompts that say nothing', async () => {
    const explored = await desk.json<{ run: string }>('explore', '--steps', '2')
    const unfinished = await desk.json<{ run: string }>(
      'run',
      'director',
      '--steps',
      '2',
      '--input',
      '{"userPrompt": "a room"}',
    )
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [['direct', 'move the desk', '--edit', explored.run], /is of "explorers", not of director/],
      [['direct', 'move the desk', '--edit', unfinished.run], /is not over yet/],
      [['direct', '--edit', made.run], /needs USERPROMPT/],
      [['direct', ' '], /Say what the room should be like/],
      [['direct', 'a room', '--iterations', '99'], /--iterations/],
    ]
    for (const [words, says] of wrong) {
      const { code, stderr, stdout } = await desk.troupe(...words)
      expect([code, stdout], words.join(' ')).toEqual([2, ''])
      expect(stderr).toMatch(says)
      expect(stderr).not.toContain('    at ')
    }
  }, 180_000)

  it('exports each file of a run later as well', async () => {
    const { code } = await desk.troupe('export', made.run, '--as', 'plan', '--out', 'later.svg')
    expect(code).toBe(0)
    expect(existsSync(desk.path('later.svg'))).toBe(true)
    expect(readFileSync(desk.path('later.svg'), 'utf8')).toBe(readFileSync(desk.path('room/plan.svg'), 'utf8'))
  })
})
