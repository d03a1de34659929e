/**
 * The kinds of things the lexicon tells apart, from narrow to broad: of two equally likely kinds the narrower comes
 * first.
 */
export const KINDS = [
  // opens what is locked
  'key',
  // what a key fits
  'lock',
  // gives light, and can be carried about for it
  'light',
  // burns, or makes something burn
  'fire',
  // is burnt up, or drives a machine
  'fuel',
  // fights
  'weapon',
  // cuts
  'cutter',
  // digs
  'digger',
  // ties
  'rope',
  // can be rung, blown, struck or played
  'musical-instrument',
  // pays
  'money',
  // adorns: gems and jewellery
  'jewel',
  // is made to be looked at
  'art',
  // is worth taking for its own sake
  'treasure',
  // can be read
  'writing',
  // is pressed, pulled or turned to work something
  'control',
  // opens and closes a way
  'door',
  // is sat upon
  'seat',
  // is lain upon
  'bed',
  // has a top on which things are put
  'table',
  // lies or hangs over something: rugs, curtains, lids
  'cover',
  // can be worn
  'clothing',
  // can be drunk
  'drink',
  // can be eaten
  'food',
  // cures or harms who takes it
  'medicine',
  // is played with
  'toy',
  // is a dead body, or left of one
  'remains',
  // can be ridden, driven or boarded
  'vehicle',
  // holds things
  'container',
  // stands in a room for use or comfort
  'furniture',
  // works by itself
  'machine',
  // is used by hand to do something
  'tool',
  // leads up and down, or bears a climber
  'climbable',
  // leads somewhere
  'passage',
  // can be entered and stood in
  'room',
  'building',
  // lies or flows in the open: swum, crossed, filled from
  'water',
  'weather',
  'plant',
  'body-part',
  'liquid',
  'substance',
  'person',
  'animal',
  // lives, or is met as if it lived
  'creature',
  // can be carried, by degrees
  'portable',
  // is part of the place and never carried
  'scenery',
  // is no thing at all
  'abstract',
] as const

export type Kind = (typeof KINDS)[number]
