/** Whether an edge of a Langflow flow is one that Langflow keeps: its handles, what they name, and the types. */
import { canonicalJson } from '../../base/canonical-json.ts'
import type { Fault, Tell } from './problem.ts'
import { decodeHandle } from './handles.ts'
import { canonicalName, takenTypes, typesMatch } from './names.ts'
import { componentAt, idAt, isTrueAt, listAt, rawAt, recordAt, textAt, textsAt, type Raw } from './raw.ts'

interface Here {
  readonly place: string
  readonly id: string
  readonly tell: Tell
  /** fields that already have an edge, and whose */
  readonly taken: Map<string, string>
}

type Say = (fault: Fault, message: string) => void

export function checkEdge(edge: Raw, nodes: ReadonlyMap<string, Raw>, { place, id, tell, taken }: Here): void {
  const say: Say = (fault, message) => tell({ place, id, fault, message })
  const [sourceId, targetId] = [textAt(edge, 'source') ?? '', textAt(edge, 'target') ?? '']
  const [from, to] = [nodes.get(sourceId), nodes.get(targetId)]
  if (from === undefined) say('edge-to-nowhere', `it begins at ${sourceId || 'nothing'}, which is no node of the flow`)
  if (to === undefined) say('edge-to-nowhere', `it ends at ${targetId || 'nothing'}, which is no node of the flow`)
  const source = readHandle(edge, 'sourceHandle', { node: sourceId, say })
  const target = readHandle(edge, 'targetHandle', { node: targetId, say })
  if (from === undefined || to === undefined || source === undefined || target === undefined) return
  const given = checkSource(from, source, say)
  if (textAt(target, 'fieldName') === undefined) checkLoop(to, target, say)
  else if (given !== undefined) checkTarget(to, target, { say, given, taken, edge: id })
}

function readHandle(edge: Raw, side: 'sourceHandle' | 'targetHandle', { node, say }: { node: string; say: Say }) {
  const drawn = decodeHandle(rawAt(edge, side))
  const run = recordAt(recordAt(edge, 'data'), side)
  if (drawn === undefined) say('handle-unreadable', `its ${side} is no JSON with œ for quotation marks`)
  else if (run !== undefined && canonicalJson(drawn) !== canonicalJson(run)) {
    say('handle-disagrees', `its ${side} says something else than \`data.${side}\``)
  }
  const handle = run ?? drawn
  if (handle !== undefined && textAt(handle, 'id') !== node) {
    say('id-differs', `its ${side} names ${textAt(handle, 'id') ?? 'nothing'}, but the edge is drawn at ${node}`)
  }
  return handle
}

const typeOf = (node: Raw): string => textAt(recordAt(node, 'data'), 'type') ?? ''

/** The types that come out of it. */
function checkSource(node: Raw, handle: Raw, say: Say): readonly string[] | undefined {
  const named = textAt(handle, 'dataType')
  if (named === undefined || canonicalName(named) !== canonicalName(typeOf(node))) {
    say('handle-disagrees', `its source is a ${typeOf(node)}, but the handle says ${named ?? 'nothing'}`)
  }
  const component = componentAt(node)
  if (rawAt(component, 'outputs') === undefined) return textsAt(component, 'base_classes')
  const output = findOutput(component, textAt(handle, 'name'))
  if (output === undefined) {
    const known = listAt(component, 'outputs').map((each) => textAt(each, 'name'))
    say(
      'no-output',
      `its source has no output ${textAt(handle, 'name') ?? ''}; there are: ${known.join(', ') || 'none'}`,
    )
    return undefined
  }
  const types = textsAt(output, 'types')
  if (!typesMatch(textsAt(handle, 'output_types'), types)) {
    const said = textsAt(handle, 'output_types').join(', ')
    say('types-differ', `its handle says the output gives ${said}, but it gives ${types.join(', ')}`)
  }
  return types
}

const findOutput = (component: Raw | undefined, name: string | undefined): unknown =>
  listAt(component, 'outputs').find((output) => textAt(output, 'name') === name && name !== undefined)

function checkLoop(node: Raw, handle: Raw, say: Say): void {
  const output = findOutput(componentAt(node), textAt(handle, 'name'))
  if (output === undefined) say('no-field', 'its target handle names neither a field nor an output of its target')
  else if (!isTrueAt(output, 'allows_loop')) {
    say('not-a-loop', `it comes back into ${textAt(handle, 'name') ?? ''}, which does not allow a loop`)
  }
}

interface Ending {
  readonly say: Say
  readonly given: readonly string[]
  readonly taken: Map<string, string>
  readonly edge: string
}

function checkTarget(node: Raw, handle: Raw, { say, given, taken, edge }: Ending): void {
  const name = textAt(handle, 'fieldName') ?? ''
  const field = recordAt(recordAt(componentAt(node), 'template'), name)
  if (field === undefined) return say('no-field', `its target has no field ${name}`)
  const type = textAt(field, 'type') ?? 'str'
  const takes = takenTypes(type, textsAt(field, 'input_types'))
  const said = takenTypes(textAt(handle, 'type') ?? type, textsAt(handle, 'inputTypes'))
  if (takes.length === 0) say('types-differ', `nothing can be wired to its field ${name}`)
  else if (!typesMatch(given, takes)) {
    say('types-differ', `it brings ${given.join(', ')} to ${name}, which takes ${takes.join(', ')}`)
  } else if (!typesMatch(said, takes)) {
    say('types-differ', `its handle says ${name} takes ${said.join(', ')}, but it takes ${takes.join(', ')}`)
  }
  const end = JSON.stringify([idAt(node), name])
  const other = taken.get(end)
  const isList = isTrueAt(field, 'list') || isTrueAt(field, 'is_list')
  if (other !== undefined && !isList) say('field-taken', `its field ${name} takes one edge, and has ${other} already`)
  taken.set(end, edge)
}
