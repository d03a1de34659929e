import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { holdWorlds } from './held-worlds.ts'

interface Opened {
  readonly name: string
}

const openWorlds = (most?: number) => {
  const opened: string[] = []
  const worlds = holdWorlds<Opened>(most)
  const enter = (name: string, owner: object) =>
    worlds.enter(name, owner, () => {
      opened.push(name)
      return { name }
    })
  return { opened, worlds, enter }
}

it('opens the world of a run once, also when the run goes on with another board', () => {
  const { opened, enter } = openWorlds()
  const first = enter('a', [])
  expect(enter('a', [])).toBe(first)
  expect(opened).toEqual(['a'])
})

it('holds no more worlds than it may, and lets go of the one that was not entered for longest', () => {
  const { opened, worlds, enter } = openWorlds(2)
  const board: object[] = []
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) enter(name, board)
  expect(opened).toEqual(['a', 'b', 'c', 'b'])
  expect([worlds.size, worlds.get('c')]).toEqual([2, undefined])
})

it('lets a world go when it is told to', () => {
  const { opened, worlds, enter } = openWorlds()
  const board: object[] = []
  enter('a', board)
  worlds.letGo('a')
  enter('a', board)
  expect(opened).toEqual(['a', 'a'])
})

it('lets a world go when the board of its run is gone', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { worlds, enter } = openWorlds()
  const kept = [{}]
  enter('kept', kept)
  ;(() => enter('gone', [{}]))()
  for (let tries = 0; tries < 50 && worlds.size > 1; tries++) {
    await sleep(10)
    collect()
  }
  expect([worlds.get('gone'), worlds.get('kept')?.name, kept.length]).toEqual([undefined, 'kept', 1])
})
