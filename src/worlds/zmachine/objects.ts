/** The object tree: parents, siblings, children, attributes and properties (Standard, section 12). */
import { fault } from './faults.ts'
import { HEADER } from './header.ts'
import type { Memory } from './memory.ts'
import type { Version } from './story.ts'
import type { TextReader } from './text.ts'

export interface Property {
  readonly number: number
  readonly address: number
  readonly length: number
}

/** The tree as others may see it. */
export interface ObjectTree {
  /** objects are numbered from 1 to this */
  readonly count: number
  /** where the entry of object 1 begins, and how far it is from one to the next */
  readonly firstEntry: number
  readonly entryLength: number
  name(object: number): string
  parent(object: number): number
  sibling(object: number): number
  child(object: number): number
  has(object: number, attribute: number): boolean
  property(object: number, number: number): Property | undefined
  properties(object: number): readonly Property[]
}

// real stories make rings of objects; a walk longer than there can be objects is one
const LONGEST_WALK = { early: 0x100, later: 0x10000 }

export class Objects implements ObjectTree {
  readonly #memory: Memory
  readonly #text: TextReader
  readonly #isEarly: boolean
  readonly #charge: (work: number) => void
  readonly #defaults: number
  readonly firstEntry: number
  readonly entryLength: number
  readonly #attributes: number
  readonly #parent: number
  readonly #sibling: number
  readonly #child: number
  readonly #properties: number
  readonly #highestProperty: number
  #count = -1

  constructor(memory: Memory, text: TextReader, version: Version, charge: (work: number) => void) {
    this.#charge = charge
    this.#memory = memory
    this.#text = text
    const isEarly = version === 3
    this.#isEarly = isEarly
    this.#defaults = memory.word(HEADER.objects)
    this.#highestProperty = isEarly ? 31 : 63
    this.firstEntry = this.#defaults + 2 * this.#highestProperty
    this.entryLength = isEarly ? 9 : 14
    this.#attributes = isEarly ? 32 : 48
    this.#parent = isEarly ? 4 : 6
    this.#sibling = isEarly ? 5 : 8
    this.#child = isEarly ? 6 : 10
    this.#properties = isEarly ? 7 : 12
  }

  /** Nothing gives the number of objects; by custom they end where the first property table begins. */
  get count(): number {
    if (this.#count < 0) {
      let end = this.#memory.size
      let object = 0
      for (; this.#entry(object + 1) + this.entryLength <= end; object++) {
        const table = this.#memory.word(this.#entry(object + 1) + this.#properties)
        if (table > this.firstEntry && table < end) end = table
      }
      this.#count = object
    }
    return this.#count
  }

  name(object: number): string {
    if (object === 0) return ''
    const table = this.#table(object)
    return this.#memory.byte(table) === 0 ? '' : this.#text.decode(table + 1)
  }

  parent(object: number): number {
    return this.#link(object, this.#parent)
  }

  sibling(object: number): number {
    return this.#link(object, this.#sibling)
  }

  child(object: number): number {
    return this.#link(object, this.#child)
  }

  has(object: number, attribute: number): boolean {
    if (object === 0 || attribute >= this.#attributes) return false
    return this.#memory.masked(this.#entry(object) + (attribute >> 3), 0x80 >> (attribute & 7)) !== 0
  }

  give(object: number, attribute: number, value: boolean): void {
    if (object === 0 || attribute >= this.#attributes) return
    this.#memory.writeMasked(this.#entry(object) + (attribute >> 3), 0x80 >> (attribute & 7), value)
  }

  /** Takes the object, with all it holds, out of whatever holds it. */
  remove(object: number): void {
    if (object === 0) return
    const parent = this.parent(object)
    if (parent === 0) return
    const next = this.sibling(object)
    let holder = this.child(parent)
    if (holder === object) this.#setLink(parent, this.#child, next)
    else {
      const longest = this.#isEarly ? LONGEST_WALK.early : LONGEST_WALK.later
      for (let walked = 0; holder !== 0 && this.sibling(holder) !== object; walked++) {
        if (walked > longest) fault('made a ring of objects and walks it for ever')
        this.#charge(walked & 1)
        holder = this.sibling(holder)
      }
      if (holder !== 0) this.#setLink(holder, this.#sibling, next)
    }
    this.#setLink(object, this.#parent, 0)
    this.#setLink(object, this.#sibling, 0)
  }

  insert(object: number, into: number): void {
    if (object === 0 || into === 0) return
    this.remove(object)
    this.#setLink(object, this.#parent, into)
    this.#setLink(object, this.#sibling, this.child(into))
    this.#setLink(into, this.#child, object)
  }

  property(object: number, number: number): Property | undefined {
    const address = this.propertyAddress(object, number)
    return address === 0 ? undefined : { number, address, length: this.propertyLength(address) }
  }

  properties(object: number): readonly Property[] {
    const found: Property[] = []
    for (let number = this.nextProperty(object, 0); number !== 0; number = this.nextProperty(object, number)) {
      const property = this.property(object, number)
      // properties stand in falling order; where they do not, the list is broken
      if (property === undefined || found.length > this.#highestProperty) break
      found.push(property)
    }
    return found
  }

  /** Where the data of a property is; 0 when the object has none of that number. */
  propertyAddress(object: number, number: number): number {
    if (object === 0) return 0
    let at = this.#firstProperty(object)
    let walked = 0
    for (let size = this.#memory.byte(at); size !== 0; size = this.#memory.byte(at)) {
      if (++walked > this.#highestProperty + 1) fault(`has a list of properties without end (object ${object})`)
      const found = this.#isEarly ? size & 31 : size & 63
      const data = !this.#isEarly && size >= 0x80 ? at + 2 : at + 1
      if (found === number) return data
      if (found < number) return 0
      at = data + this.propertyLength(data)
    }
    return 0
  }

  /** The length is kept before the data. */
  propertyLength(address: number): number {
    if (address === 0) return 0
    const size = this.#memory.byte(address - 1)
    if (this.#isEarly) return (size >> 5) + 1
    if (size >= 0x80) return size & 63 || 64
    return size >= 0x40 ? 2 : 1
  }

  /** The number of the property after one, or of the first; 0 after the last. */
  nextProperty(object: number, number: number): number {
    if (object === 0) return 0
    let at = this.#firstProperty(object)
    if (number !== 0) {
      const address = this.propertyAddress(object, number)
      if (address === 0) fault(`asked for the property after ${number}, which object ${object} does not have`)
      at = address + this.propertyLength(address)
    }
    return this.#memory.byte(at) & (this.#isEarly ? 31 : 63)
  }

  propertyValue(object: number, number: number): number {
    const address = this.propertyAddress(object, number)
    if (address !== 0)
      return this.propertyLength(address) === 1 ? this.#memory.byte(address) : this.#memory.word(address)
    if (number < 1 || number > this.#highestProperty) fault(`asked for property ${number}, which cannot be`)
    return this.#memory.word(this.#defaults + 2 * (number - 1))
  }

  setProperty(object: number, number: number, value: number): void {
    const address = this.propertyAddress(object, number)
    if (address === 0) fault(`set property ${number}, which object ${object} does not have`)
    if (this.propertyLength(address) === 1) this.#memory.writeByte(address, value)
    else this.#memory.writeWord(address, value)
  }

  #entry(object: number): number {
    return this.firstEntry + (object - 1) * this.entryLength
  }

  #table(object: number): number {
    return this.#memory.word(this.#entry(object) + this.#properties)
  }

  #firstProperty(object: number): number {
    const table = this.#table(object)
    return table + 1 + 2 * this.#memory.byte(table)
  }

  #link(object: number, link: number): number {
    if (object === 0) return 0
    const address = this.#entry(object) + link
    return this.#isEarly ? this.#memory.byte(address) : this.#memory.word(address)
  }

  #setLink(object: number, link: number, value: number): void {
    const address = this.#entry(object) + link
    if (this.#isEarly) this.#memory.writeByte(address, value)
    else this.#memory.writeWord(address, value)
  }
}
