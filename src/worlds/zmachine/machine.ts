/** A machine for one story: it runs until it wants something, and can be put back to any moment that was kept. */
import { readDictionary, type Dictionary } from './dictionary.ts'
import { HEADER, IS_TIME_GAME } from './header.ts'
import type { Memory } from './memory.ts'
import type { Reads } from './noting-memory.ts'
import type { ObjectTree, Objects } from './objects.ts'
import { Processor, type MachineOptions, type Stop } from './processor.ts'
import type { Snapshot } from './snapshot.ts'
import { StoryFault } from './faults.ts'
import type { Story } from './story.ts'
import type { TextReader } from './text.ts'

export type StatusLine =
  | { readonly room: string; readonly score: number; readonly moves: number }
  | { readonly room: string; readonly hours: number; readonly minutes: number }

export interface Turn {
  /** what was printed in the lower window */
  readonly text: string
  /** what the upper window shows */
  readonly upper: string
  /** stories of version 3 leave it to the interpreter to show it */
  readonly status?: StatusLine
  readonly stop: Stop
  readonly instructions: number
}

export interface Machine {
  readonly story: Story
  readonly memory: Pick<Memory, 'byte' | 'word' | 'bytes' | 'size' | 'dynamicSize'>
  readonly text: Pick<TextReader, 'decode' | 'end'>
  readonly dictionary: Dictionary
  readonly objects: ObjectTree
  /** Goes on with a line or a key, as the last stop asked, until the story stops again. */
  run(input?: string): Turn
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
  /**
   * Goes on from a saved game (Quetzal) with the next `run`; throws `SaveFileError` and changes nothing when it cannot
   * be read.
   */
  load(quetzal: Uint8Array): void
  /** a global variable, from 0 */
  global(number: number): number
  /** what the last turn read before it wrote there; only of a machine that notes reads */
  readonly reads: Reads | undefined
  /** how many random numbers the story has drawn */
  randomCalls(): number
}

export function createMachine(story: Story, options: MachineOptions = {}): Machine {
  const processor = new Processor(story, options)
  const { memory, text, zscii } = processor
  const objects = guarded(processor.objects)
  let dictionary: Dictionary | undefined
  return {
    story,
    memory,
    text,
    objects,
    get dictionary() {
      return (dictionary ??= readDictionary(memory, text, zscii, story.version, memory.word(HEADER.dictionary)))
    },
    run: (input = '') => {
      processor.output.forget()
      const instructions = processor.run(input)
      const stop = processor.stop ?? { kind: 'spent' }
      const status = story.version === 3 ? readStatus(processor, objects) : undefined
      return { ...processor.output.take(), ...(status && { status }), stop, instructions }
    },
    snapshot: () => processor.snapshot(),
    restore: (snapshot) => processor.restore(snapshot),
    load: (quetzal) => processor.load(quetzal),
    global: (number) => processor.read(16 + number),
    reads: processor.noting?.reads,
    randomCalls: () => processor.random.calls,
  }
}

/** The first three globals, by which a story of version 3 tells (Standard, section 8.2). */
function readStatus({ memory }: Processor, objects: ObjectTree): StatusLine | undefined {
  const globals = memory.word(HEADER.globals)
  const [place, first, second] = [0, 2, 4].map((offset) => memory.word(globals + offset)) as [number, number, number]
  // at the start no room need be set
  const room = objects.name(place)
  if (room === '') return undefined
  if ((memory.byte(HEADER.flags1) & IS_TIME_GAME) !== 0) return { room, hours: first, minutes: second }
  return { room, score: (first << 16) >> 16, moves: second }
}

/** A broken story may name any object: for those who only look, one that is not there has nothing. */
function guarded(objects: Objects): ObjectTree {
  const safely = <T>(look: () => T, otherwise: T): T => {
    try {
      return look()
    } catch (error) {
      if (error instanceof StoryFault) return otherwise
      throw error
    }
  }
  return {
    get count() {
      return safely(() => objects.count, 0)
    },
    firstEntry: objects.firstEntry,
    entryLength: objects.entryLength,
    name: (object) => safely(() => objects.name(object), ''),
    parent: (object) => safely(() => objects.parent(object), 0),
    sibling: (object) => safely(() => objects.sibling(object), 0),
    child: (object) => safely(() => objects.child(object), 0),
    has: (object, attribute) => safely(() => objects.has(object, attribute), false),
    property: (object, number) => safely(() => objects.property(object, number), undefined),
    properties: (object) => safely(() => objects.properties(object), []),
  }
}
