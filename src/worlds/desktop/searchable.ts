/** Windows as a searchable world, for explorers: looked at and acted in by effects. */
import { listed, TroupeError } from '../../base/errors.ts'
import type { ActedOutside, Explorable, Outside, OutsideMemory, Sight } from '../explorable.ts'
import { gridActions, gridOffers } from '../grid/actions.ts'
import type { Pose, Position } from '../grid/pose.ts'
import { desktopChart, placesSeen } from './chart.ts'
import type { DesktopSource } from './source.ts'
import type { SeenObject } from './eye.ts'
import type { Acted, Looked } from './perceived.ts'
import { beginning } from './pose.ts'
import { isFinal } from './trouble.ts'

/** What a look leaves on the board; whose windows they are is asked of a fork. */
export interface LookedNote extends Looked {
  /** the run that opened the windows */
  readonly session: string
}

export const searchableDesktop: Explorable<DesktopSource, Pose, Position> = {
  actions: gridActions,
  open: ({ desktop }, agents = []) => {
    let poses: Readonly<Record<string, Pose>> = Object.fromEntries(agents.map((name) => [name, beginning]))
    const stateOf = (agent: string) => {
      if (Object.hasOwn(poses, agent)) return poses[agent]!
      throw new TroupeError('WORLD_UNKNOWN_AGENT', `Nobody named "${agent}" is here: ${listed(Object.keys(poses))}.`)
    }
    return {
      seed: 0,
      agents: () => Object.keys(poses),
      stateOf,
      observe: (agent) => (stateOf(agent), nothing),
      // it lies outside of this process, where only effects reach it
      perform: (agent, action) => ({ ok: false, reason: `${action}: ask the window for it.`, state: stateOf(agent) }),
      offers: () => gridOffers,
      info: () => ({ objects: desktop.things ?? Infinity }),
      ending: () => undefined,
      snapshot: () => ({ poses: { ...poses } }),
      restore: (snapshot) => void (poses = snapshot.poses),
    }
  },
  chart: desktopChart,
  outside: (source) => outsideOf(source),
}

const nothing: Sight<Position> = { objects: [], agents: [], cells: [], caption: '' }

function outsideOf(source: DesktopSource): Outside<Pose, Position> {
  const gathered = ({ poses, looked }: OutsideMemory<Pose>) => {
    const notes = Object.entries(looked as Readonly<Record<string, LookedNote>>)
    const [first] = notes
    return {
      desktop: source.desktop,
      poses,
      ...(first && {
        session: first[1].session,
        attachTo: Object.fromEntries(
          notes.map(([name, { display, window, started }]) => [name, { display, window, started }]),
        ),
      }),
    }
  }
  return {
    look: (agents, memory) => ({ type: 'desktop-look', agents, ...gathered(memory) }),
    act: (actions, memory) => ({ type: 'desktop-act', actions, ...gathered(memory) }),
    leave: () => ({ type: 'desktop-leave' }),
    perceived(result, things) {
      const all = agentsOf<LookedNote>(result, 'looked')
      if (all === undefined) return undefined
      const known = new Map(things.map((thing) => [thing.name, thing.position]))
      return new Map(
        Object.entries(all).map(([agent, looked]) => [
          agent,
          { sight: sightOf(source, agent, all, known), state: looked.pose, looked },
        ]),
      )
    },
    acted(result) {
      const all = agentsOf<Acted>(result, 'acted')
      if (all === undefined) return undefined
      return new Map(
        Object.entries(all).map(([agent, acted]): [string, ActedOutside<Pose>] => {
          const { pose: state, ok, trouble, reason = 'Nothing came of it.' } = acted
          const isSerious = trouble !== undefined && !trouble.isMild
          // a window that is in trouble says nothing about walls
          const isBlocked = !ok && !isSerious && acted.heldMs > 0
          if (ok) return [agent, { ok: true, state, acted, isBlocked: false }]
          const why = isSerious ? `${trouble.says} ${trouble.help}` : reason
          return [agent, { ok: false, reason: why, state, acted, isBlocked }]
        }),
      )
    },
    ending(looked) {
      const notes = Object.values(looked) as LookedNote[]
      const troubles = notes.flatMap(({ trouble }) => (trouble && isFinal(trouble) ? [trouble] : []))
      const stop = troubles.find(({ name }) => name === 'stopped')
      if (stop) return `stopped: ${stop.says}`
      const isOver = notes.length > 0 && troubles.length === notes.length
      return isOver ? `no window is left: ${troubles[0]!.says}` : undefined
    },
  }
}

/** What an effect gave; nothing where it was interrupted. */
function agentsOf<T>(result: unknown, part: string): Readonly<Record<string, T>> | undefined {
  const all = (result as Readonly<Record<string, unknown>> | null)?.[part]
  return typeof all === 'object' && all !== null ? (all as Record<string, T>) : undefined
}

function isSamePlace(source: DesktopSource, one: Pose, other: Pose): boolean {
  const chart = desktopChart(source)
  return chart.placeAt(one.position) === chart.placeAt(other.position)
}

// in strides: what a picture says of a distance is no more than that
const FAR: Readonly<Record<string, number>> = { near: 1.5, middle: 3.5, far: 7 }

function sightOf(
  source: DesktopSource,
  agent: string,
  all: Readonly<Record<string, Looked>>,
  known: Map<string, Position>,
): Sight<Position> {
  const { pose, seen, floor, picture } = all[agent]!
  const { gait, sight } = source.desktop
  const place = ({ direction, distance }: SeenObject): Position => {
    const aside = (sight?.wide ?? 75) / 3
    const yaw = pose.rotation.yaw + (direction === 'left' ? -aside : direction === 'right' ? aside : 0)
    const far = (gait?.stride ?? 1) * FAR[distance]!
    const angle = (yaw * Math.PI) / 180
    const { x, y, z } = pose.position
    const near = (value: number) => Math.round(value * 10) / 10 + 0
    return { x: near(x + Math.sin(angle) * far), y: near(y), z: near(z - Math.cos(angle) * far) }
  }
  const objects = [...new Map((seen?.objects ?? []).map((object) => [object.name, object])).values()].map((object) => {
    // nobody can tell two chairs apart by their pictures: a name is a thing, where it was seen first
    let position = known.get(object.name)
    if (position === undefined) known.set(object.name, (position = place(object)))
    return { name: object.name, position }
  })
  return {
    objects,
    // nobody is recognised by a picture; whoever is in the same place is known to be there
    agents: Object.entries(all)
      .filter(([name, other]) => name !== agent && isSamePlace(source, pose, other.pose))
      .map(([name, other]) => ({ name, position: other.pose.position })),
    cells: picture === undefined ? [] : placesSeen(source, pose, floor),
    caption: seen?.caption ?? '',
  }
}
