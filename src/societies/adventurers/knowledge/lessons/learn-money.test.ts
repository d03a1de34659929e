import { expect, it } from 'vitest'
import { knowing, type Known } from '../../../../../test/known.ts'
import type { Load } from '../model/load.ts'
import { learnMoney } from './learn-money.ts'

function after(command: string, before: string, load: Partial<Load> = {}, over: Partial<Known> = {}) {
  const draft = knowing({ here: 'shop', command, reply: { before, kind: 'change' }, load, words: ['buy'], ...over })
  learnMoney(draft)
  return draft
}

it('knows how much money there is, as it is told, got and paid', () => {
  expect(after('count money', "You've three shillings.").load.money).toBe(3)
  expect(after('search coat', 'In a pocket you find... no. You have no money at all.').load.money).toBe(0)
  expect(after('sweep floor', 'She gives you a dollar for it.', { money: 2 }).load.money).toBe(3)
  expect(after('buy bun', 'You count out two pence.', { money: 5 }).load.money).toBe(3)
  expect(after('wait', 'It rains.', { money: 5 }).load.money).toBe(5)
})

it('keeps what has brought money as long as it does', () => {
  const swept = { money: 3, earnings: [{ place: 'shop', command: 'sweep floor' }] }
  expect(after('sweep floor', 'She gives you a shilling.', { money: 2 }).load).toEqual({
    ...after('wait', '').load,
    ...swept,
  })
  expect(after('sweep floor', 'It is clean by now.', swept).load.earnings).toEqual([])
  expect(after('examine purse', 'You have six shillings.', { money: 2 }).load.earnings).toBeUndefined()
})

it('keeps what something costs until it is bought', () => {
  const refused = after('take book', '"Six shillings," says Tully.', { money: 2 })
  expect(refused.needs.get('buy book')).toEqual({ place: 'shop', command: 'buy book', price: 6, isSettled: false })
  const needs = { 'buy book': { place: 'shop', command: 'buy book', price: 6, isSettled: false } }
  expect(
    after('buy book', 'You count out six shillings.', { money: 7 }, { needs }).needs.get('buy book')?.isSettled,
  ).toBe(true)
  expect(after('examine book', 'It says six shillings on it.').needs.get('buy book')).toBeUndefined()
})
