/** The ports of a node in words: what is wired to what, and wiring without a pointer. */
import { useState } from 'react'
import type { GraphNode, Wire } from '../../../../../src/flows/graph.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { shortText } from '../../../ui/clip-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { connect, disconnect } from '../edit/edits.ts'
import { inputsOf, waysFrom, waysTo, wireKey, type Way } from '../edit/wires.ts'
import type { Editor } from '../editor.ts'

interface PortsProps {
  readonly editor: Editor
  readonly node: GraphNode
  readonly isStill: boolean
}

interface Port {
  readonly key: string
  readonly label: string
  readonly types: string
  readonly wires: readonly Wire[]
  readonly ways: () => readonly Way[]
}

export function Ports({ editor, node, isStill }: PortsProps) {
  const { graph, edit } = editor
  const [open, setOpen] = useState<Port>()
  const inputs = inputsOf(graph, node).map((setting): Port => {
    const to = { node: node.id, setting }
    const wires = graph.wires.filter(
      (each) => each.to.node === node.id && 'setting' in each.to && each.to.setting === setting,
    )
    const { label = setting, takes = [] } = node.settings[setting] ?? {}
    return { key: `in ${setting}`, label, types: takes.join(', '), wires, ways: () => waysTo(graph, to) }
  })
  const outputs = node.outputs.map(({ name, label, types }): Port => {
    const from = { node: node.id, output: name }
    const wires = graph.wires.filter((each) => each.from.node === node.id && each.from.output === name)
    return { key: `out ${name}`, label, types: types.join(', '), wires, ways: () => waysFrom(graph, from) }
  })
  const titleOf = (id: string) => shortText(graph.nodes.find((each) => each.id === id)?.title ?? id, 50)
  const row = (port: Port) => (
    <li key={port.key}>
      <p className="canvas-port-line">
        <b>{shortText(port.label, 60)}</b> <span className="soft mono">{shortText(port.types, 80)}</span>
        {!isStill && (
          <Button variant="quiet" aria-label={`Wire ${shortText(port.label, 60)}`} onClick={() => setOpen(port)}>
            Wire
          </Button>
        )}
      </p>
      {port.wires.map((wire) => {
        const other = titleOf(wire.from.node === node.id ? wire.to.node : wire.from.node)
        return (
          <p key={wireKey(wire)} className="canvas-port-line canvas-port-wired">
            <button type="button" className="bare" onClick={() => editor.choose(new Set([wireKey(wire)]))}>
              {wire.from.node === node.id ? '→' : '←'} {other}
            </button>
            {!isStill && <IconButton icon="close" label={`Unwire ${other}`} onClick={() => edit(disconnect(wire))} />}
          </p>
        )
      })}
    </li>
  )
  const ways = open?.ways() ?? []
  return (
    <section className="canvas-panel-part">
      <h3 className="eyebrow">Wires</h3>
      <ul className="canvas-port-list" aria-label="Ports">
        {inputs.map(row)}
        {outputs.map(row)}
      </ul>
      <Dialog
        title={`Wire ${shortText(open?.label ?? '', 60)}`}
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {ways.length === 0 ? (
          <Empty title="Nothing here fits.">
            Add a component that gives or takes {shortText(open?.types ?? '', 80)}.
          </Empty>
        ) : (
          <ul className="canvas-choices">
            {ways.map(({ wire, label }) => (
              <li key={wireKey(wire)}>
                <button
                  type="button"
                  className="bare canvas-choice"
                  onClick={() => {
                    edit(connect(wire))
                    setOpen(undefined)
                  }}
                >
                  {shortText(label, 120)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </section>
  )
}
