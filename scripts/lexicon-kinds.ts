/**
 * What each kind means, said in WordNet's synsets (`lemma#sense`): everything below those in `of`, nothing below those
 * in `but`. They are chosen by what people do with things, never by the words of a game.
 */
import type { Kind } from '../src/lexicon/kinds.ts'

export interface Meaning {
  readonly of: string
  readonly but?: string
}

const person = 'person#1 people#1 gathering#1'
const animal = 'animal#1 animal_group#1'
const jewel = 'jewelry#1 gem#2 jewelled_headdress#1'
const art = 'art#1 sculpture#1 graphic_art#1 figure#4 picture#1 photograph#1 effigy#1 hanging#1'
// `money#1` is the medium of exchange; WordNet keeps coins and notes below currency
const money = 'currency#1 money#1 money#2'

export const MEANINGS: Readonly<Record<Exclude<Kind, 'portable'>, Meaning>> = {
  key: { of: 'key#1' },
  lock: { of: 'lock#1 lock#5 keyhole#1' },
  // a match burns too short to be a lamp, and lights the dark all the same; lamp#2 is the piece of furniture
  light: { of: 'source_of_illumination#1 lighting_fixture#1 lighter#2 lamp#2' },
  // the process, the hearth and what is burning, and the devices that start it
  fire: { of: 'fire#1 fire#3 fire#4 fire#7 lighter#2 torch#1 burner#1 fireplace#1' },
  // oil and wax feed lamps, batteries feed devices
  fuel: { of: 'fuel#1 explosive#1 battery#2 oil#1 wax#1' },
  // axes are edge tools to WordNet, and fight as well
  weapon: { of: 'weapon#1 weaponry#1 ax#1' },
  // swords and daggers are weapons only to WordNet, saws are only hand tools
  cutter: { of: 'cutting_implement#1 saw#2 saw#3 sword#1 knife#2 bayonet#1' },
  digger: { of: 'shovel#1 shovel#4 pick#7 hoe#1 trowel#1' },
  // wires, chains and straps tie as ropes do
  rope: { of: 'line#18 ligament#2 cable#2 strap#1 strap#3 bond#5 wire#2 cord#3' },
  // bells and whistles are acoustic devices to WordNet
  'musical-instrument': { of: 'musical_instrument#1 acoustic_device#1 noisemaker#1' },
  money: { of: money },
  jewel: { of: jewel },
  art: { of: art, but: 'map#1' },
  // what is kept for its worth: awards, relics and precious metals beside gems, money and art
  treasure: {
    of: `${jewel} ${art} ${money} treasure#1 treasure#2 treasure#3 treasure#4 award#2 antiquity#3 curio#1 keepsake#1
      regalia#1 charm#3 precious_metal#1 gold#3 silver#1 platinum#1 wealth#3`,
    but: 'map#1 photograph#1 genre#1',
  },
  // what bears writing (paper, signs, labels) beside what is written
  writing: {
    of: `written_communication#1 publication#1 book#2 book#11 newspaper#3 print_media#1 document#2 document#3 map#1
      sign#2 signboard#1 letter#1 paper#1 written_record#1 message#1 label#4 parchment#2 list#1 tablet#1 plaque#2
      card#2`,
    but: 'wrapping_paper#1 wallpaper#1 computer_code#1 code#3 notation#1 playing_card#1',
  },
  // levers and cranks are tools to WordNet, handles are parts
  control: { of: 'control#9 button#6 lever#1 lever#2 handle#1 crank#4 key#13 helm#1 control_panel#1' },
  door: { of: 'movable_barrier#1 doorway#1 window#1 window#7 hatchway#1 shutter#2 grating#1' },
  seat: { of: 'seat#3 seat#4' },
  bed: { of: 'bed#1 baby_bed#1 mattress#1 hammock#2 couch#1 sofa#1 sleeping_bag#1' },
  table: { of: 'table#2 table#3 shelf#1 altar#2 pedestal#3 counter#4 rack#5 desk#1 bookcase#1 tray#1 mantel#1' },
  // not what is worn, and not what covers a house
  cover: { of: 'floor_cover#1 cloth_covering#1 blind#3 top#9 mat#1 hanging#1 screen#4 wrapping#1 fabric#1 linen#3' },
  // WordNet keeps shoes, armour, spectacles and jewellery apart from clothing
  clothing: {
    of: 'clothing#1 footwear#2 armor#1 body_armor#1 helmet#1 spectacles#1 mask#1 mask#4 jewelry#1 backpack#1',
    but: 'gem#5',
  },
  drink: { of: 'beverage#1 water#1 water#6' },
  food: { of: 'food#1 food#2 edible_fruit#1 edible_nut#1', but: 'beverage#1 water#6 feed#1' },
  medicine: { of: 'medicine#2 poison#1 potion#1 ointment#2 bandage#1' },
  toy: { of: 'plaything#1 game_equipment#1 playing_card#1 toy#2 sports_equipment#1' },
  remains: { of: 'body#3 skeleton#3 bone#1 cremains#1' },
  // horses and their like are ridden
  vehicle: { of: 'conveyance#3 equine#1 camel#1' },
  // furniture with doors or drawers holds things; a cart is a container to WordNet, a spoon as well
  container: {
    of: `container#1 storage_space#1 cabinet#1 chest_of_drawers#1 wardrobe#1 bookcase#1 desk#1 crockery#1 refrigerator#1
      oven#1 depository#1 bathtub#1 cage#1`,
    but: 'conveyance#3 spoon#1 warehouse#1 library#1',
  },
  // appliances and baths stand in rooms as furniture does
  furniture: { of: 'furniture#1 furnishing#2 appliance#2 plumbing_fixture#1 bathtub#1 fireplace#1' },
  machine: {
    of: `machine#1 mechanism#5 electronic_equipment#1 electronic_device#1 electrical_device#1 appliance#2 timepiece#1
      heater#1 recorder#1 telephone#1 camera#1 lifting_device#1`,
    but: 'lamp#1 machine#4 control#9 weapon#1',
  },
  // rods, hooks and brushes do what tools do; so do instruments to see and measure with
  tool: {
    of: 'implement#1 instrument#1 machine#4 optical_device#1 mirror#1 net#6 pump#1 trap#1 kitchen_utensil#1 fastener#2',
    but: 'weapon#1 musical_instrument#1',
  },
  climbable: { of: 'stairway#1 tree#1 vine#1 rope#1 natural_elevation#1 cliff#1' },
  // holes and gaps are shapes to WordNet; tubes are ways, though nobody walks through them
  passage: {
    of:
      'way#6 opening#10 opening#1 hole#5 path#3 path#4 cave#1 bridge#1 pass#4 excavation#3 canyon#1 valley#1 ' +
      'crossroad#1',
    but: 'tube#1 keyhole#1',
  },
  room: {
    of: 'room#1 area#5 cave#1 yard#2 courtyard#1 garden#1 clearing#1 balcony#2 porch#1 field#1 floor#2',
    but: 'storage_space#1 recess#4 cage#1',
  },
  building: {
    of: `building#1 building_complex#1 tower#1 housing#1 defensive_structure#1 shelter#1 bridge#1 memorial#3
      establishment#4 grave#2`,
  },
  water: { of: 'body_of_water#1 spring#3 fountain#1 pool#1' },
  weather: { of: 'weather#1 atmospheric_phenomenon#1 cloud#1' },
  plant: { of: 'plant#2 nonvascular_organism#1 plant_part#1 vegetation#1 fungus#1 flower_arrangement#1 forest#2' },
  'body-part': { of: 'body_part#1 body_covering#1 body#1' },
  liquid: { of: 'liquid#1 liquid#3 body_fluid#1 beverage#1 oil#1' },
  substance: { of: 'matter#3 drug#1 paint#1', but: 'food#2 beverage#1 atmosphere#5 paper#1 gem#2 food#1' },
  person: { of: person },
  animal: { of: animal },
  // beings of myth are ideas to WordNet; in a story they are met
  creature: { of: `${person} ${animal} imaginary_being#1 spiritual_being#1 apparition#3 ghost#3 automaton#2` },
  // what people built around us, the land, the sky and what hangs between; trees stay where they grow
  scenery: {
    of: `structure#1 way#6 geological_formation#1 body_of_water#1 celestial_body#1 atmosphere#5 land#2 land#4 region#3
      topographic_point#1 atmospheric_phenomenon#1 horizontal_surface#1 upper_surface#1 roof#1 facility#1
      opening#10 opening#1 hole#5 tree#1 vegetation#1 excavation#3
      fixture#1 wall#2 wall#6 light#1 cloud#1 structural_member#1 boulder#1 air#1 ground#3 track#3 dark#1`,
    but: 'tube#1 keyhole#1 cage#1',
  },
  // what is left of abstractions and processes when no other kind has claimed them
  abstract: { of: 'abstraction#6 process#6 causal_agent#1 thing#12 location#1' },
}

/** How far a thing can be carried, 0 to 1: the nearest of these above a sense decides. */
export const CARRYING: Readonly<Record<string, number>> = {
  // no things, or places
  'entity#1': 0,
  'object#1': 0.3,
  'location#1': 0,
  'geological_formation#1': 0,
  'land#2': 0,
  'land#4': 0,
  'organism#1': 0,
  'animal#1': 0.1,
  'plant#2': 0.1,
  'body_part#1': 0,
  'body#3': 0.1,
  // nature in pieces
  'natural_object#1': 0.4,
  'celestial_body#1': 0,
  'covering#1': 0.3,
  'plant_part#1': 0.4,
  'fruit#1': 0.8,
  'rock#1': 0.5,
  'boulder#1': 0,
  'bone#1': 0.5,
  'flower_arrangement#1': 0.9,
  // matter: what is loose is carried, what is poured needs a vessel
  'matter#3': 0.2,
  'solid#1': 0.5,
  'fluid#2': 0.1,
  'liquid#1': 0.3,
  'substance#1': 0.3,
  'substance#8': 0.3,
  'material#1': 0.4,
  'paper#1': 1,
  'wood#1': 0.5,
  'gem#2': 1,
  'crystal#1': 0.8,
  'precious_metal#1': 0.8,
  'gold#3': 0.8,
  'silver#1': 0.8,
  'food#1': 0.9,
  'food#2': 0.9,
  'beverage#1': 0.6,
  'water#6': 0.3,
  'medicine#2': 0.9,
  'fuel#1': 0.6,
  // what people make
  'artifact#1': 0.7,
  'instrumentality#3': 0.8,
  'implement#1': 1,
  'device#1': 0.8,
  'container#1': 0.9,
  'drawer#1': 0.2,
  'bathtub#1': 0,
  'tank#2': 0.2,
  'clothing#1': 1,
  'footwear#2': 1,
  'line#18': 1,
  'weapon#1': 1,
  'cannon#1': 0.2,
  'covering#2': 0.7,
  'floor_cover#1': 0.5,
  'curtain#1': 0.3,
  'roof#1': 0,
  'fabric#1': 0.8,
  'decoration#1': 0.9,
  'hanging#1': 0.6,
  'jewelry#1': 1,
  'art#1': 0.7,
  'figure#4': 0.8,
  'sculpture#1': 0.4,
  'statue#1': 0.3,
  'plaything#1': 0.9,
  // too big or too fast in their place
  'structure#1': 0,
  'way#6': 0,
  'ladder#1': 0.5,
  'tube#1': 0.5,
  'pipe#1': 1,
  'facility#1': 0,
  'facility#4': 0,
  'surface#1': 0,
  'layer#1': 0.1,
  'fixture#1': 0,
  'opening#10': 0,
  'excavation#3': 0,
  'system#1': 0,
  'lifting_device#1': 0.2,
  'mural#1': 0,
  'conveyance#3': 0.1,
  'vehicle#1': 0.1,
  // containers to WordNet
  'wheeled_vehicle#1': 0.1,
  'furniture#1': 0.2,
  'appliance#2': 0.2,
  'machine#1': 0.3,
  'mechanism#5': 0.4,
  'control#9': 0.1,
  'support#10': 0.4,
  'structural_member#1': 0,
  'part#2': 0.3,
  'handle#1': 0.2,
  // WordNet's abstractions that lie about as things
  'writing#2': 0.7,
  'inscription#1': 0,
  'document#1': 0.9,
  'letter#1': 0.9,
  'manuscript#2': 0.9,
  'document#3': 0.8,
  'map#1': 1,
  'sign#2': 0.2,
  'label#4': 0.5,
  'ticket#1': 1,
  'award#2': 0.8,
  'currency#1': 0.9,
  'money#1': 0.9,
  'treasure#1': 0.8,
  'treasure#4': 0.8,
}
