import { describe, expect, it } from 'vitest'
import { isAnothers, isNameOf, isPersonIn } from './persons.ts'

describe('persons', () => {
  it('are told by capitals and by what they do', () => {
    expect(isPersonIn('Dora Pelkin sits at the loom. She nods.', 'dora pelkin')).toBe(true)
    expect(isPersonIn('The Quillon lies on the floor.', 'quillon')).toBe(false)
  })

  it('are told by a title, whatever the name means, and wherever in the text they are', () => {
    expect(isPersonIn("Mrs Quill's kiosk stands open, and Mrs Quill in it.", 'mrs quill')).toBe(true)
    expect(isPersonIn("Bram's Workshop\nViolins hang here. Bram sits under them.", 'bram')).toBe(true)
    expect(isPersonIn("Bram's workshop is down a few steps.", 'bram')).toBe(false)
  })

  it('may have a trade: then the trade is who is meant', () => {
    expect(isNameOf('Joan the blacksmith is hammering.', 'joan')).toBe(true)
    expect(isNameOf('On the bench sits Pieter the lock-keeper.', 'pieter')).toBe(true)
    expect(isNameOf('Joan the day after came home.', 'joan')).toBe(false)
  })

  it('keep what they hold; what we hold is ours', () => {
    expect(isAnothers('A gaunt man carrying a large bag leans on the wall.', 'bag')).toBe(true)
    expect(isAnothers('You are carrying a large bag.', 'bag')).toBe(false)
    expect(isAnothers('A man carrying a bag looks at the lamp.', 'lamp')).toBe(false)
  })
})
