/** What is chosen, in detail: a node and its settings, a wire and what went over it, a note, or the flow itself. */
import type { GraphNode, GraphNote, Setting, Wire } from '../../../../../src/flows/graph.ts'
import { shownText } from '../../../../../src/flows/components/values.ts'
import { Button } from '../../../ui/button.tsx'
import { Clip } from '../../../ui/clip.tsx'
import { shortText } from '../../../ui/clip-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Keys } from '../../../ui/keys.tsx'
import {
  canBeTool,
  disconnect,
  remove,
  setFlow,
  setFrozen,
  setNote,
  setSetting,
  setTitle,
  setTool,
} from '../edit/edits.ts'
import { wireKey } from '../edit/wires.ts'
import type { Editor } from '../editor.ts'
import { sentOver, type WatchedRun } from '../run/read-run.ts'
import { Ports } from './ports.tsx'
import { SettingField } from './setting-field.tsx'

interface DetailsProps {
  readonly editor: Editor
  readonly run: WatchedRun | undefined
  readonly isStill: boolean
  readonly onOpen: (group: string) => void
}

export function Details({ editor, run, isStill, onOpen }: DetailsProps) {
  const { graph, chosen } = editor
  const [only] = chosen
  if (chosen.size > 1) return <p className="soft">{chosen.size} are chosen. Arrows move them, Delete removes them.</p>
  const node = graph.nodes.find(({ id }) => id === only)
  if (node) return <NodeDetails key={node.id} editor={editor} node={node} isStill={isStill} onOpen={onOpen} />
  const note = graph.notes.find(({ id }) => id === only)
  if (note) return <NoteDetails editor={editor} note={note} isStill={isStill} />
  const wire = graph.wires.find((each) => wireKey(each) === only)
  if (wire) return <WireDetails editor={editor} wire={wire} run={run} isStill={isStill} />
  return <FlowDetails editor={editor} isStill={isStill} />
}

interface NodeDetailsProps {
  readonly editor: Editor
  readonly node: GraphNode
  readonly isStill: boolean
  readonly onOpen: (group: string) => void
}

function NodeDetails({ editor, node, isStill, onOpen }: NodeDetailsProps) {
  const { edit, seal, graph } = editor
  const { id } = node
  const wired = new Set(graph.wires.flatMap(({ to }) => (to.node === id && 'setting' in to ? [to.setting] : [])))
  const shown = node.order.flatMap((name): [string, Setting][] => {
    const setting = node.settings[name]
    return setting === undefined || wired.has(name) || isUnshown(setting) ? [] : [[name, setting]]
  })
  const field = ([name, setting]: [string, Setting]) => (
    <SettingField
      key={name}
      name={name}
      setting={setting}
      onRest={seal}
      onChange={(value) => edit(setSetting(id, name, value), `${id} ${name}`)}
    />
  )
  const main = shown.filter(([, { isAdvanced }]) => !isAdvanced)
  const rest = shown.filter(([, { isAdvanced }]) => isAdvanced)
  return (
    <>
      {node.inside && (
        <Button icon="fork" onClick={() => onOpen(id)}>
          Look into this group
        </Button>
      )}
      <fieldset className="canvas-panel-part" disabled={isStill}>
        <legend className="unseen">{shortText(node.title, 80)}</legend>
        <Field label="Title" hint={shortText(`${node.component}, ${id}`, 120)}>
          <input
            className="field-input"
            dir="auto"
            value={node.title}
            onBlur={seal}
            onChange={(event) => edit(setTitle(id, event.target.value), `${id} title`)}
          />
        </Field>
        {main.map(field)}
        {rest.length > 0 && (
          <details>
            <summary>More settings ({rest.length})</summary>
            <div className="canvas-panel-part">{rest.map(field)}</div>
          </details>
        )}
        {node.settings['code'] !== undefined && (
          <p className="field-hint">Its Python stays in the file and is never run here.</p>
        )}
        {canBeTool(node) && (
          <label className="canvas-check">
            <input type="checkbox" checked={node.isTool} onChange={() => edit(setTool(id, !node.isTool))} /> a tool for
            an agent
          </label>
        )}
        <label className="canvas-check">
          <input type="checkbox" checked={node.isFrozen} onChange={() => edit(setFrozen(id, !node.isFrozen))} /> frozen:
          its last result is used again
        </label>
      </fieldset>
      <Ports editor={editor} node={node} isStill={isStill} />
      {!isStill && <RemoveButton editor={editor} id={id} what="component" />}
    </>
  )
}

// there is nothing in it that a person could type
const isUnshown = ({ type, value, takes }: Setting): boolean =>
  type === 'code' || (type === 'other' && takes.length > 0 && (value === '' || value === null))

function RemoveButton({ editor, id, what }: { readonly editor: Editor; readonly id: string; readonly what: string }) {
  return (
    <Button
      icon="close"
      onClick={() => {
        editor.edit(remove(new Set([id])))
        editor.choose(new Set())
      }}
    >
      Remove this {what}
    </Button>
  )
}

interface NoteDetailsProps {
  readonly editor: Editor
  readonly note: GraphNote
  readonly isStill: boolean
}

function NoteDetails({ editor, note, isStill }: NoteDetailsProps) {
  return (
    <>
      <Field label="Note">
        <textarea
          className="field-input"
          rows={10}
          dir="auto"
          disabled={isStill}
          value={note.text}
          onBlur={editor.seal}
          onChange={(event) => editor.edit(setNote(note.id, event.target.value), note.id)}
        />
      </Field>
      {!isStill && <RemoveButton editor={editor} id={note.id} what="note" />}
    </>
  )
}

interface WireDetailsProps extends Omit<DetailsProps, 'onOpen'> {
  readonly wire: Wire
}

function WireDetails({ editor, wire, run, isStill }: WireDetailsProps) {
  const { graph, edit, choose } = editor
  const { from, to } = wire
  const titleOf = (id: string) => shortText(graph.nodes.find((each) => each.id === id)?.title ?? id, 60)
  const sent = run ? sentOver(graph, wire, run) : []
  return (
    <>
      <p className="canvas-wire-ends">
        <b>{titleOf(from.node)}</b> {shortText(from.output, 40)} → <b>{titleOf(to.node)}</b>{' '}
        {shortText('setting' in to ? to.setting : to.output, 40)}
      </p>
      <section className="canvas-panel-part" aria-label="What went over it">
        <h3 className="eyebrow">What went over it</h3>
        {sent.length === 0 && (
          <p className="soft">{run ? 'Nothing yet in this run.' : 'Run the flow to see what goes over this wire.'}</p>
        )}
        <ol className="canvas-sent">
          {sent.map(({ step, value }) => (
            <li key={step}>
              <span className="soft mono">
                step {step}, {value.kind}
              </span>
              <p className="canvas-value" dir="auto">
                <Clip text={shownText(value)} limit={1_200} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      {!isStill && (
        <Button
          icon="close"
          onClick={() => {
            edit(disconnect(wire))
            choose(new Set())
          }}
        >
          Remove this wire
        </Button>
      )}
    </>
  )
}

const keys = [
  ['tab enter', 'to the next, choose it'],
  ['← → ↑ ↓', 'move what is chosen'],
  ['delete', 'remove it'],
  ['ctrl z', 'undo; with shift, redo'],
  ['ctrl c v', 'copy, paste; X cuts, D doubles'],
  ['ctrl s', 'save'],
] as const

function FlowDetails({ editor, isStill }: { readonly editor: Editor; readonly isStill: boolean }) {
  const { graph, saved, edit, seal } = editor
  return (
    <fieldset className="canvas-panel-part" disabled={isStill}>
      <legend className="unseen">The flow</legend>
      <Field label="Name">
        <input
          className="field-input"
          dir="auto"
          value={graph.name}
          onBlur={seal}
          onChange={(event) => edit(setFlow({ name: event.target.value }), 'name')}
        />
      </Field>
      <Field label="Description">
        <textarea
          className="field-input"
          dir="auto"
          value={graph.description}
          onBlur={seal}
          onChange={(event) => edit(setFlow({ description: event.target.value }), 'description')}
        />
      </Field>
      <p className="soft">
        Version <code className="mono">{saved.version}</code>
        {editor.isChanged && ', with edits that are not saved'}
      </p>
      <p className="soft">Choose a component, a wire or a note to see and edit it.</p>
      {!isStill && (
        <dl className="canvas-keys">
          {keys.map(([key, says]) => (
            <div key={key}>
              <dt>
                <Keys keys={key} />
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
    </fieldset>
  )
}
