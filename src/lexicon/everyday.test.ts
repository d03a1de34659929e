/**
 * How well the lexicon knows everyday nouns, labelled by hand from general knowledge before it was asked;
 * docs/lexicon.md has the table.
 */
import { describe, expect, it } from 'vitest'
import { isKind, kindsOf, type Kind } from './index.ts'

const LABELS: Partial<Record<Kind, string>> = {
  person: 'nurse sailor king baker child soldier widow policeman',
  animal: 'cow spider snake owl shark bee goat',
  creature: `nurse sailor king baker child soldier widow policeman cow spider snake owl shark bee goat vampire angel
    mermaid fairy`,
  light: 'chandelier headlight beacon bulb',
  fire: 'bonfire blaze hearth campfire',
  weapon: 'pistol spear crossbow rifle club bow grenade machete hatchet',
  cutter: 'scissors razor chisel hatchet machete saw',
  rope: 'string thread wire cord shoelace',
  'musical-instrument': 'violin drum flute harp gong',
  money: 'dollar penny banknote cash',
  jewel: 'diamond ruby necklace earring pearl brooch',
  treasure: `dollar penny banknote cash diamond ruby necklace earring pearl brooch trophy medal portrait sculpture
    sketch mural`,
  art: 'portrait sculpture sketch mural',
  writing: 'diary letter novel poster menu map magazine ticket note',
  control: 'knob pedal joystick thermostat',
  door: 'gate trapdoor hatch shutter portcullis',
  seat: 'stool sofa bench armchair',
  bed: 'cot hammock bunk sofa cradle',
  table: 'counter workbench sideboard',
  cover: 'carpet blanket lid tablecloth tarpaulin',
  clothing: 'shirt glove boot scarf helmet cloak spectacles necklace earring brooch shoelace',
  drink: 'beer tea lemonade whiskey milk',
  food: 'apple cheese sandwich cake soup carrot biscuit mushroom',
  medicine: 'pill aspirin ointment poison',
  vehicle: 'bicycle ship truck sled helicopter canoe',
  container: 'bucket jar suitcase basket barrel purse safe vase cup wardrobe bookcase refrigerator sideboard',
  furniture: `stool sofa bench armchair cot hammock bunk cradle counter workbench sideboard wardrobe bookcase
    refrigerator carpet`,
  machine: 'engine printer generator elevator refrigerator television thermostat',
  tool: 'hammer screwdriver broom needle pliers saw scissors razor chisel hatchet machete',
  passage: 'tunnel corridor road alley bridge trail',
  room: 'kitchen bedroom cellar attic garage',
  building: 'castle barn church cottage hut garage',
  water: 'lake pond ocean stream',
  weather: 'snow fog storm wind',
  plant: 'rose fern moss bush oak mushroom',
  'body-part': 'nose elbow knee tail',
  liquid: 'ink petrol blood beer tea lemonade whiskey milk',
  abstract: 'idea anger noise direction moment freedom',
  scenery: `horizon floor roof valley beach pillar hill lake pond ocean stream tunnel corridor road alley bridge trail
    kitchen bedroom cellar attic garage castle barn church cottage hut oak gate trapdoor hatch shutter portcullis
    hearth snow fog storm wind`,
  portable: `pistol spear crossbow rifle club bow grenade machete hatchet scissors razor chisel saw string thread wire
    cord shoelace violin drum flute harp gong dollar penny banknote cash diamond ruby necklace earring pearl brooch
    trophy medal portrait sketch diary letter novel poster menu map magazine ticket note blanket lid tablecloth
    tarpaulin shirt glove boot scarf helmet cloak spectacles apple cheese sandwich cake carrot biscuit mushroom pill
    aspirin ointment bucket jar suitcase basket barrel purse vase cup hammer screwdriver broom needle pliers bulb
    rose stool`,
}

const labels = new Map(Object.entries(LABELS).map(([kind, nouns]) => [kind as Kind, new Set(nouns.split(/\s+/))]))
const nouns = [...new Set([...labels.values()].flatMap((set) => [...set]))]

function measure(kind: Kind, labelled: ReadonlySet<string>) {
  const found = nouns.filter((noun) => isKind(noun, kind))
  return {
    kind,
    right: found.filter((noun) => labelled.has(noun)).length,
    wrong: found.filter((noun) => !labelled.has(noun)),
    missed: [...labelled].filter((noun) => !found.includes(noun)),
  }
}

describe('the lexicon', () => {
  const results = [...labels].map(([kind, labelled]) => measure(kind, labelled))
  const sum = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const right = sum((result) => result.right)

  it('knows all of them', () => {
    expect(nouns.filter((noun) => kindsOf(noun).length === 0)).toEqual([])
  })

  it(`says of ${nouns.length} everyday nouns what they are, and seldom what they are not`, () => {
    expect(right / (right + sum(({ wrong }) => wrong.length))).toBeGreaterThan(0.85)
    expect(right / (right + sum(({ missed }) => missed.length))).toBeGreaterThan(0.85)
  })
})
