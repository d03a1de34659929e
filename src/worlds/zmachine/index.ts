/**
 * The Z-machine: runs Z-code of versions 3, 4, 5 and 8 by the Standard 1.1. Imports nothing from outside this folder.
 */
export type { Dictionary, DictionaryEntry } from './dictionary.ts'
export { SaveFileError, StoryFileError } from './faults.ts'
export { createMachine, type Machine, type StatusLine, type Turn } from './machine.ts'
export type { ObjectTree, Property } from './objects.ts'
export type { Files, MachineOptions, Stop } from './processor.ts'
export type { Snapshot } from './snapshot.ts'
export { openStory, type Story, type Version } from './story.ts'
