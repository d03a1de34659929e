/** A household: people who walk about in a house, ask before they chat, and live their day. */
import type { WorldView } from '../../contract.ts'
import { ChatsPanel } from './chats-panel.tsx'
import { goalsCurve, houseCast, houseFacts, houseMarks } from './measures.ts'
import { PersonPanel } from './person.tsx'
import { recordAt } from './read.ts'
import { RelationsPanel } from './relations-panel.tsx'
import { HouseStory } from './story.tsx'
import { suggestFor } from './suggest.ts'
import { HouseThumbnail } from './thumbnail.tsx'
import { HouseWorld } from './world.tsx'

export const view: WorldView = {
  World: HouseWorld,
  Story: HouseStory,
  Thumbnail: HouseThumbnail,
  Agent: PersonPanel,
  panels: [
    { id: 'chats', title: 'Chats', Panel: ChatsPanel },
    { id: 'relations', title: 'Relations', Panel: RelationsPanel },
  ],
  curve: goalsCurve,
  marks: houseMarks,
  facts: houseFacts,
  agents: houseCast,
  suggest: suggestFor,
  whisper: (moment, agent, thought) => ({ whispers: { ...recordAt(moment, 'whispers'), [agent]: thought } }),
}
