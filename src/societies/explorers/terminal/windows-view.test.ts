import { expect, it } from 'vitest'
import { whyNothingIsFound } from './windows-view.ts'

it('says why nothing is found by an eye without names, and says nothing where there is another reason', () => {
  const board = (desktop: object, objects: object[] = []) =>
    ({ world: { desktop }, objects }) as unknown as Parameters<typeof whyNothingIsFound>[0]
  expect(whyNothingIsFound(board({})).join(' ')).toMatch(/knows no names.*--eye FOLDER/)
  expect(whyNothingIsFound(board({ eye: 'changes' }))).not.toEqual([])
  expect(whyNothingIsFound(board({ eye: { taught: 'lessons' } }))).toEqual([])
  expect(whyNothingIsFound(board({}, [{ name: 'sofa' }]))).toEqual([])
})
