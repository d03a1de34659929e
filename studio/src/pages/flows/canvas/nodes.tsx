/** Nodes of the canvas: a component with its ports, and a note. */
import { memo } from 'react'
import { Handle, Position, type NodeProps } from '@xyflow/react'
import { shortText } from '../../../ui/clip-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Standing } from '../run/read-run.ts'
import { hueOfType, inputPort, loopPort, mainSettings, outputPort } from './drawn.ts'
import type { ComponentNodeType, NoteNodeType } from './drawn.ts'

const words: Readonly<Record<Standing, string>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  skipped: 'not taken',
  stopped: 'stopped',
  failed: 'failed',
}

const ComponentNode = memo(({ data, selected }: NodeProps<ComponentNodeType>) => {
  const { node, inputs, standing, problems } = data
  const { title, component, settings, outputs, inside, isTool, isFrozen } = node
  const state = standing ? ` canvas-node-${standing.standing}` : ''
  return (
    <div className={`canvas-box${selected ? ' canvas-box-chosen' : ''}${state}${inside ? ' canvas-box-group' : ''}`}>
      <header className="canvas-box-head">
        <span className="canvas-box-title" dir="auto">
          {shortText(title, 60)}
        </span>
        {problems.length > 0 && (
          <span className="canvas-box-problem" title={shortText(problems.join('\n'), 600)}>
            <Icon name="warn" size={13} /> {problems.length}
          </span>
        )}
        {standing && <span className="canvas-box-state">{words[standing.standing]}</span>}
        <span className="canvas-box-kind">
          {shortText(inside ? `group of ${inside.nodes.length}` : component, 40)}
          {isTool && ' · tool'}
          {isFrozen && ' · frozen'}
        </span>
      </header>
      <span className="canvas-box-far" aria-hidden="true">
        {shortText(title, 40)}
        {standing && <span className="canvas-far-state">{words[standing.standing]}</span>}
      </span>
      <Facts data={data} />
      <ul className="canvas-ports">
        {inputs.map((name) => {
          const setting = settings[name]
          return (
            <li key={name} className={`canvas-port ${hueOfType(setting?.takes[0])}`}>
              <Handle type="target" position={Position.Left} id={inputPort(name)} />
              <span className="canvas-port-name">{shortText(setting?.label ?? name, 32)}</span>
              <span className="canvas-port-type">{shortText(setting?.takes[0] ?? '', 18)}</span>
            </li>
          )
        })}
        {outputs.map(({ name, label, types, allowsLoop }) => (
          <li key={name} className={`canvas-port canvas-port-out ${hueOfType(types[0])}`}>
            <span className="canvas-port-type">{shortText(types[0] ?? '', 18)}</span>
            <span className="canvas-port-name">{shortText(label, 32)}</span>
            <Handle type="source" position={Position.Right} id={outputPort(name)} />
            {allowsLoop && (
              <Handle type="target" position={Position.Right} id={loopPort(name)} className="canvas-port-loop" />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
})

function Facts({ data: { node, inputs } }: { readonly data: ComponentNodeType['data'] }) {
  const facts = mainSettings(node, new Set(inputs))
  if (facts.length === 0) return null
  return (
    <dl className="canvas-box-facts">
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{shortText(label, 30)}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const NoteNode = memo(({ data: { note }, selected }: NodeProps<NoteNodeType>) => (
  <div className={`canvas-note${selected ? ' canvas-box-chosen' : ''}`} dir="auto">
    {shortText(note.text, 700) || 'An empty note'}
  </div>
))

export const nodeTypes = { component: ComponentNode, note: NoteNode }
