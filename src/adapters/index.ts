/** `troupe/adapters`: runs for chat front ends, as the streams that the AI SDK and AG-UI read. */
export { answersInResume, toAGUIEvents, toAGUIResponse, type AGUIEvent, type AGUIOptions } from './ag-ui.ts'
export type { Place } from './place.ts'
export type { StoryOptions } from './story.ts'
export {
  answersInUIMessages,
  toUIMessageChunks,
  toUIMessageStream,
  type GivenAnswer,
  type UIChunk,
  type UIMetadata,
} from './ui-message-stream.ts'
