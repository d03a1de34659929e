/** What describes a desktop: plain JSON, as it stands in a file and on a board. Checked once, at the edge. */
import { z } from 'zod'
import { TroupeError } from '../../base/errors.ts'
import { MOST_ROOMS } from './room/most-rooms.ts'
import { isKeyName, refuseKey } from './x11/keys.ts'

const box = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})

const keying = z
  .strictObject({
    key: z.string().exactOptional(),
    keys: z.array(z.string()).exactOptional(),
    mouse: z.tuple([z.number(), z.number()]).exactOptional(),
    button: z.int().min(1).max(3).exactOptional(),
    holdMs: z.number().min(1).exactOptional(),
    paints: z.int().min(1).exactOptional(),
  })
  .refine(
    ({ key, keys, mouse, button }) => key ?? keys?.[0] ?? mouse ?? button,
    'needs a key, keys, a button or a mouse movement',
  )

const agent = z.strictObject({
  window: z
    .strictObject({
      title: z.string().min(1).exactOptional(),
      class: z.string().min(1).exactOptional(),
      pid: z.int().min(1).exactOptional(),
      /** a program to start, with its words; `{display}`, `{agent}` and `{folder}` stand for this agent's own */
      command: z.array(z.string()).min(1).exactOptional(),
    })
    .default({}),
  /** one there is, such as `:1`; or one of its own, to be started: nobody sees it, or in a window to watch */
  display: z.string().exactOptional(),
  size: z.tuple([z.int().min(32).max(8192), z.int().min(32).max(8192)]).exactOptional(),
  crop: box.exactOptional(),
  /** a CSV file that the program writes this agent's poses to */
  poses: z.string().exactOptional(),
})

export const desktopSchema = z.strictObject({
  agents: z.record(z.string().min(1), agent).refine((all) => Object.keys(all).length > 0, 'needs an agent'),
  /** a program that comes with Troupe, in place of the agents' windows */
  program: z.literal('room').exactOptional(),
  /** of the room: a scene in place of the furnished one, and which arrangement */
  scene: z.string().exactOptional(),
  seed: z.union([z.number(), z.string()]).exactOptional(),
  /** how many rooms the furnished one has */
  rooms: z.int().min(1).max(MOST_ROOMS).exactOptional(),
  actions: z.record(z.string(), z.union([keying, z.null()])).exactOptional(),
  limits: z
    .strictObject({
      holdMs: z.number().min(1).exactOptional(),
      perSecond: z.number().min(0.1).exactOptional(),
      total: z.int().min(1).exactOptional(),
      way: z.number().min(0).exactOptional(),
    })
    .exactOptional(),
  stop: z
    .strictObject({
      key: z.string().exactOptional(),
      corner: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right']).exactOptional(),
      /** where the person sits who may stop it */
      display: z.string().exactOptional(),
    })
    .exactOptional(),
  eye: z
    .union([
      z.literal('changes'),
      z.strictObject({ taught: z.string().min(1) }),
      z.strictObject({ model: z.string().min(1) }),
    ])
    .exactOptional(),
  /** how far a step goes and a turn turns, for reckoning where no file tells */
  gait: z
    .strictObject({ stride: z.number().positive().exactOptional(), turn: z.number().positive().exactOptional() })
    .exactOptional(),
  /** from this part of the picture on something has moved */
  moved: z.number().min(0).max(1).exactOptional(),
  /** after an action, until the picture is taken */
  settleMs: z.number().min(0).exactOptional(),
  /** how long a program may show no sign of life before it counts as frozen */
  patienceSeconds: z.number().positive().exactOptional(),
  /** the field of view in degrees, how high the eye is above the floor, and how large a place is explored as one */
  sight: z
    .strictObject({
      wide: z.number().positive().max(360).exactOptional(),
      high: z.number().positive().exactOptional(),
      place: z.number().positive().exactOptional(),
    })
    .exactOptional(),
  /** how many things can be found, where somebody knows */
  things: z.int().min(1).exactOptional(),
  pictures: z.string().min(1).exactOptional(),
  /** how long programs that were started outlive a run that was killed or left, to be taken up again */
  keepSeconds: z.number().min(0).exactOptional(),
  /** a command that puts the program where the poses are that it reads as JSON: runs can be forked then */
  reset: z.array(z.string()).min(1).exactOptional(),
})

export type DesktopConfig = z.infer<typeof desktopSchema>
export type AgentConfig = DesktopConfig['agents'][string]

export function readDesktop(value: unknown, name = 'The desktop'): DesktopConfig {
  const read = desktopSchema.safeParse(value)
  if (!read.success) throw badConfig(`${name} cannot be meant:\n${z.prettifyError(read.error)}`)
  const config = read.data
  for (const [who, { window }] of Object.entries(config.agents)) {
    if (config.program === undefined && Object.keys(window).length === 0)
      throw badConfig(`${name}: ${who} has no window. Say its title, class or pid, or a command that opens it.`)
  }
  for (const own of Object.values(config.actions ?? {}))
    for (const key of [...(own?.key === undefined ? [] : [own.key]), ...(own?.keys ?? [])])
      if (!isKeyName(key)) throw refuseKey(key)
  if (config.stop?.key !== undefined && !isKeyName(config.stop.key)) throw refuseKey(config.stop.key)
  return config
}

export function badConfig(message: string): TroupeError {
  return new TroupeError('DESKTOP_BAD_CONFIG', message)
}
