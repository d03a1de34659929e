import { expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed } from '../../../../test/known.ts'
import { handle } from './handle.ts'

const worthOf = (...known: Parameters<typeof knowing>) =>
  new Map([...handle(knowing(...known), () => true)].map((each) => [each.command, each.probability * each.gain]))

it('looks at what is at hand before it walks off to look at the like', () => {
  const objects = [thingNamed('bellows', 'forge'), thingNamed('pulleys', 'yard')]
  const worth = worthOf({ here: 'forge', objects, verbs: ['examine'] })
  expect(worth.get('examine bellows')).toBeGreaterThan(2 * worth.get('examine pulleys')!)
})

it('looks at what is at hand no sooner where looks are mostly answered with one and the same sentence', () => {
  const objects = [thingNamed('bellows', 'forge')]
  const known = { here: 'forge', objects, verbs: ['examine'] }
  const told = 'You see nothing special about *.'
  const trial = { times: 1, step: 1, kind: 'nothing', told } as const
  const tried = { 'forge|examine rope': trial, 'forge|examine nail': trial, 'yard|examine tree': trial }
  const of = (over: object) => worthOf({ ...known, ...over }).get('examine bellows')!
  expect(of({ tried, answers: { [told]: 3 } })).toBeLessThan(of({}) / 2)
})

it('touches things last where a notice warns, or where it nearly went wrong', () => {
  const boots = [thingNamed('boots', 'cave', ['portable'])]
  const of = (known: Partial<Parameters<typeof knowing>[0]>) =>
    worthOf({ here: 'cave', objects: boots, verbs: ['take', 'examine'], ...known })
  const warned = { objects: [...boots, thingNamed('notice', 'cave', ['risky'])] }
  const escaped = { places: [placeNamed('cave', { warned: ['east'] })] }
  for (const known of [warned, escaped]) {
    expect(of(known).get('take boots')).toBeLessThan(of({}).get('take boots')! / 3)
    expect(of(known).get('examine boots')).toBe(of({}).get('examine boots'))
  }
})

it('fetches what was left for something better once its hands are empty', () => {
  const objects = [thingNamed('foil cap', 'sill', ['portable', 'unwanted'])]
  const known = { here: 'sill', objects, verbs: ['take'] }
  expect(worthOf({ ...known, load: { most: 1 } }).has('take foil cap')).toBe(true)
  const full = { ...known, objects: [...objects, thingNamed('spoon', 'inventory')], load: { most: 1 } }
  expect(worthOf(full).has('take foil cap')).toBe(false)
})

it('looks at what somebody spoke of before anything else of its kind', () => {
  const objects = [thingNamed('mile stone', 'lane'), thingNamed('wheel ruts', 'lane')]
  const knowledge = knowing({ here: 'lane', objects, verbs: ['examine'], people: { carter: { said: ['stone'] } } })
  const worth = new Map([...handle(knowledge, () => true)].map((each) => [each.command, each.probability * each.gain]))
  expect(worth.get('examine mile stone')).toBeGreaterThan(1.3 * worth.get('examine wheel ruts')!)
})

it('looks once at what somebody spoke of, wherever else the text names it', () => {
  const objects = [thingNamed('mile stone', 'lane'), thingNamed('wheel ruts', 'lane')]
  const known = { here: 'lane', objects, verbs: ['examine'], people: { carter: { said: ['stone'] } } }
  const trial = { times: 1, step: 1, kind: 'change', told: 'It says nine.' } as const
  const worth = worthOf({ ...known, tried: { 'yard|examine white stone': trial } })
  expect(worth.get('examine mile stone')).toBe(worth.get('examine wheel ruts'))
  const missed = worthOf({ ...known, tried: { 'yard|examine white stone': { ...trial, kind: 'not-here' } } })
  expect(missed.get('examine mile stone')).toBeGreaterThan(worth.get('examine mile stone')!)
})

it('looks at a thing before it pushes, turns or opens it for luck, but takes what is there to be taken', () => {
  const objects = [thingNamed('weathercock', 'roof'), thingNamed('lamp', 'roof', ['portable'])]
  const verbs = ['examine', 'turn', 'turn on', 'move', 'open', 'take']
  const trial = { times: 1, step: 1, kind: 'nothing', told: 'A hundred dents.' } as const
  const of = (tried = {}) => [...worthOf({ here: 'roof', objects, verbs, tried }).keys()]
  expect(of()).not.toContain('move weathercock')
  expect(of()).not.toContain('open weathercock')
  expect(of()).toContain('examine weathercock')
  expect(of()).toContain('take lamp')
  expect(of({ 'roof|examine weathercock': trial })).toContain('move weathercock')
})

it('reads a notice where it hangs before it goes on', () => {
  const worth = worthOf({ here: 'gate', objects: [thingNamed('board', 'gate')], verbs: ['read', 'examine'] })
  expect(worth.get('read board')).toBeGreaterThan(1.76)
})

it('takes what somebody asked for by name, one of several too, where the text only mentions it', () => {
  const objects = [thingNamed('heart-shaped leaves', 'fern house'), thingNamed('moss', 'fern house')]
  const people = { nurse: { stressed: ['leaf'] } }
  // but not before a look: there may be something the matter with it
  expect(
    worthOf({ here: 'fern house', objects, verbs: ['take'], people }).get('take heart-shaped leaves'),
  ).toBeLessThan(0.3)
  const tried = {
    'fern house|examine heart-shaped leaves': { times: 1, step: 1, kind: 'change', told: 'Downy.' },
  } as const
  const worth = worthOf({ here: 'fern house', objects, verbs: ['take'], people, tried })
  expect(worth.get('take heart-shaped leaves')).toBeGreaterThan(1)
  expect(worth.get('take moss') ?? 0).toBeLessThan(0.3)
})

it('leaves what counts where it counts, also by another name', () => {
  const objects = [thingNamed('gold coffin', 'parlour', ['portable'])]
  const known = { here: 'parlour', objects, verbs: ['take'] }
  const deposited = { ...knowing(known), deposit: { holder: 'trophy case', at: 'parlour' } }
  const commands = (kept: readonly string[]) =>
    [...handle({ ...deposited, kept: new Set(kept) }, () => true)].map(({ command }) => command)
  expect(commands([])).toContain('take gold coffin')
  expect(commands(['solid-gold coffin'])).not.toContain('take gold coffin')
})

it('wants a better weapon than it has, and hardly another that is no better', () => {
  const want = (held: string) => {
    const objects = [thingNamed('sword', 'hall', ['portable']), thingNamed(held, 'inventory', ['portable'])]
    return worthOf({ here: 'hall', objects, verbs: ['take'] }).get('take sword')!
  }
  expect(want('knife')).toBeGreaterThan(want('axe') + 1)
  expect(want('knife')).toBe(want('spoon'))
})

it('picks up again what did not fit through, once it is back for other things', () => {
  const places = [placeNamed('shaft', { narrow: { way: 'up', width: 2 } })]
  const after = (step: number) => {
    const objects = [{ ...thingNamed('rope', 'shaft', ['portable', 'dropped']), lastSeen: step }]
    const tried = { 'shaft|drop rope': { times: 1, step: 20, kind: 'change', told: 'Dropped.' } } as const
    return worthOf({ here: 'shaft', objects, places, verbs: ['take'], tried, step }).has('take rope')
  }
  expect(after(22)).toBe(false)
  expect(after(40)).toBe(true)
})
