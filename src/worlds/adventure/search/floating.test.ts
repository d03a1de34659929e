import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMachine, openStory } from '../../zmachine/index.ts'
import { createFloating } from './floating.ts'

it('knows from a few things that came along which others will', () => {
  const machine = createMachine(openStory(readFileSync('stories/fog-bell.z5')))
  machine.run()
  const named = (name: string) =>
    Array.from({ length: machine.objects.count }, (_, index) => index + 1).find(
      (object) => machine.objects.name(object) === name,
    )!
  const floating = createFloating(machine)
  expect(floating.seen(named('fog'))).toEqual([])
  expect(floating.seen(named('walls'))).toEqual([])
  const known = floating.seen(named('mudflats')).map((object) => machine.objects.name(object))
  expect(known).toEqual(expect.arrayContaining(['fog', 'ladder', 'bell tower']))
  expect(known).not.toContain('letter')
})
