/** Python for a component that Langflow does not have: its inputs and outputs, and no more. */
import type { GraphNode } from '../graph.ts'

/** A class that opens in Langflow and says, when it is run there, that its logic is to be written. */
export function placeholderCode(node: GraphNode): string {
  const name = identifier(node.component)
  const inputs = Object.entries(node.settings)
    .filter(([field, setting]) => setting.type !== 'code' && /^[A-Za-z_]\w*$/.test(field))
    .map(
      ([field, { label }]) =>
        `HandleInput(name="${field}", display_name=${text(label)}, input_types=["Message", "Data"])`,
    )
  const outputs = node.outputs.map(
    ({ name: output, label }) =>
      `Output(name="${output}", display_name=${text(label)}, method="give_${identifier(output)}")`,
  )
  const methods = node.outputs.map(({ name: output, types }) => {
    const type = types.includes('Data') ? 'Data' : 'Message'
    const head = `    def give_${identifier(output)}(self) -> ${type}:`
    return `${head}\n        raise NotImplementedError("${name} runs in Troupe")`
  })
  return [
    `# ${name} runs in Troupe. To run it in Langflow, write its logic here.`,
    'from langflow.custom import Component',
    'from langflow.io import HandleInput, Output',
    'from langflow.schema import Data',
    'from langflow.schema.message import Message',
    '',
    '',
    `class ${name}(Component):`,
    `    display_name = ${text(node.title)}`,
    `    inputs = [${inputs.join(', ')}]`,
    `    outputs = [${outputs.join(', ')}]`,
    ...methods.flatMap((method) => ['', method]),
    '',
  ].join('\n')
}

/** JSON texts are Python texts. */
const text = (words: string): string => JSON.stringify(words)

function identifier(name: string): string {
  const letters = name.replaceAll(/\W/g, '_')
  return /^[A-Za-z_]/.test(letters) ? letters : `C${letters}`
}
