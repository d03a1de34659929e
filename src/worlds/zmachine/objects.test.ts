import { describe, expect, it } from 'vitest'
import { at, code, propertiesOf, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createMachine, openStory, type Version } from './index.ts'

const VERSIONS = [3, 4, 5, 8] as const satisfies readonly Version[]
const play = (version: Version, ...instructions: readonly (readonly number[])[]) => {
  const machine = createMachine(openStory(tinyStory(version, [...instructions.flat(), ...code.quit])))
  return { machine, ...machine.run() }
}

describe.each(VERSIONS)('the object tree of version %i', (version) => {
  it('counts its objects by where their properties begin', () => {
    expect(play(version).machine.objects.count).toBe(4)
  })

  it('puts the latest first, and takes out of the middle', () => {
    const { objects } = play(version, code.insert(2, 1), code.insert(3, 1), code.insert(4, 1), code.remove(3)).machine
    expect([objects.child(1), objects.sibling(4), objects.sibling(2)]).toEqual([4, 2, 0])
    expect([objects.parent(3), objects.sibling(3)]).toEqual([0, 0])
  })

  it('reads properties, and none that are not there', () => {
    const { objects } = play(version).machine
    expect(objects.property(3, 5)).toEqual({ number: 5, address: propertiesOf(version, 3) + 2, length: 2 })
    expect(objects.property(3, 4)).toBeUndefined()
    expect(objects.properties(3).map(({ number }) => number)).toEqual([5])
  })

  it('says that object 0 has nothing', () => {
    const { objects } = play(version).machine
    expect([objects.name(0), objects.parent(0), objects.child(0), objects.has(0, 3)]).toEqual(['', 0, 0, false])
  })

  it('comes to an end when a story walks a ring of objects', () => {
    // 2 and 3 are each other's siblings; 4 believes to be among them
    const [defaults, entry, [parent, sibling, child]] = version === 3 ? [62, 9, [4, 5, 6]] : [126, 14, [6, 8, 10]]
    const link = (object: number, place: number, to: number) => {
      const address = at.objects + defaults + entry * (object - 1) + place
      return version === 3 ? code.storeByte(address, to) : code.storeWord(address, to)
    }
    const { stop } = play(
      version,
      link(1, child, 2),
      link(2, sibling, 3),
      link(3, sibling, 2),
      link(4, parent, 1),
      code.remove(4),
    )
    expect(stop).toMatchObject({ kind: 'fault', reason: 'made a ring of objects and walks it for ever' })
  })
})
