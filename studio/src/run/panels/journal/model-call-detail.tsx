/** One call of a model: what it was told, what it replied, and what that took. */
import { shortText } from '../../../ui/clip-text.ts'
import { Long } from '../parts/long.tsx'
import { formatCost, formatCount, type ModelCall } from '../read/model-calls.ts'

export function ModelCallDetail({ call }: { readonly call: ModelCall }) {
  const { mind, system, prompt, reply, usage, cost, tries, images = [] } = call
  const took = [
    mind,
    `${formatCount(usage.inputTokens)} tokens in`,
    `${formatCount(usage.outputTokens)} out`,
    ...(cost === undefined ? [] : [formatCost(cost)]),
    ...(tries === undefined ? [] : [`${tries} tries`]),
    ...(images.length === 0 ? [] : [`${images.length} ${images.length === 1 ? 'image' : 'images'}`]),
  ]
  return (
    <>
      <p className="panel-note" dir="auto">
        {shortText(took.join(' · '), 300)}
      </p>
      <Part title="Reply" text={reply} />
      {prompt === undefined ? (
        <p className="panel-note">Its prompt was not kept.</p>
      ) : (
        <Part title="Prompt" text={prompt} />
      )}
      {system !== undefined && <Part title="System" text={system} />}
    </>
  )
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="journal-part">
      <h3 className="panel-heading">{title}</h3>
      <Long text={text} />
    </section>
  )
}
