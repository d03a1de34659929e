/** Every regular expression in a source file, read with a real parser: literals, and what is made of texts. */
import { parseAst } from 'rolldown/parseAst'

export interface Pattern {
  readonly line: number
  readonly source: string
  readonly flags: string
  /** parts of it are known only when it runs; a word stands for each */
  readonly isMade: boolean
  /** why that is harmless, as a comment says */
  readonly reason?: string
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [name: string]: unknown
}

// stands for what is known only at run time
const STAND_IN = 'word'
// `// pattern: a word of the lexicon, letters only`, on the line or shortly above
const REASON = /\/\/ pattern: (.+)/
const LINES_ABOVE = 3

export function collectPatterns(text: string, file: string): Pattern[] {
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'
  const lines = text.split('\n')
  const constants = new Map<string, SyntaxNode>()
  const patterns: Pattern[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length

  /** The text an expression gives, and whether all of it is known. */
  function fold(node: SyntaxNode | undefined): { text: string; isKnown: boolean } {
    if (node?.type === 'Literal' && typeof node['value'] === 'string') return { text: node['value'], isKnown: true }
    if (node?.type === 'TemplateLiteral') return foldTemplate(node, 'cooked')
    if (node?.type === 'TaggedTemplateExpression' && /\braw$/.test(sourceOf(node['tag'] as SyntaxNode)))
      return foldTemplate(node['quasi'] as SyntaxNode, 'raw')
    if (node?.type === 'BinaryExpression' && node['operator'] === '+') {
      const [left, right] = [fold(node['left'] as SyntaxNode), fold(node['right'] as SyntaxNode)]
      return { text: left.text + right.text, isKnown: left.isKnown && right.isKnown }
    }
    const constant = node?.type === 'Identifier' ? constants.get(node['name'] as string) : undefined
    return constant ? fold(constant) : { text: STAND_IN, isKnown: false }
  }

  function foldTemplate(node: SyntaxNode, kind: 'cooked' | 'raw'): { text: string; isKnown: boolean } {
    const holes = (node['expressions'] as SyntaxNode[]).map(fold)
    const quasis = node['quasis'] as { value: { cooked: string; raw: string } }[]
    const parts = quasis.map(({ value }, index) => value[kind] + (holes[index]?.text ?? ''))
    return { text: parts.join(''), isKnown: holes.every(({ isKnown }) => isKnown) }
  }

  function flagsOf(node: SyntaxNode | undefined, usual: string): string {
    const { text: flags, isKnown } = fold(node)
    return isKnown ? flags : usual
  }

  const sourceOf = (node: SyntaxNode) => text.slice(node.start, node['end'] as number)

  function add(node: SyntaxNode, made: { text: string; isKnown: boolean }, flags: string): void {
    const line = lineAt(node.start)
    const reason = lines
      .slice(Math.max(0, line - 1 - LINES_ABOVE), line)
      .map((each) => REASON.exec(each)?.[1])
      .findLast((each) => each !== undefined)
    patterns.push({ line, source: made.text, flags, isMade: !made.isKnown, ...(reason !== undefined && { reason }) })
  }

  function visit(node: SyntaxNode): void {
    if (node.type === 'VariableDeclarator' && (node['id'] as SyntaxNode).type === 'Identifier' && node['init'])
      constants.set((node['id'] as SyntaxNode)['name'] as string, node['init'] as SyntaxNode)
    if (node.type === 'Literal' && node['regex']) {
      const { pattern, flags } = node['regex'] as { pattern: string; flags: string }
      add(node, { text: pattern, isKnown: true }, flags)
    }
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const name = sourceOf(node['callee'] as SyntaxNode)
      const [made, flags] = node['arguments'] as SyntaxNode[]
      if (name === 'RegExp') add(node, fold(made), flagsOf(flags, ''))
      // wordings of the adventures: one alternative a line
      if (name === 'wording') {
        const page = fold(made)
        const alternatives = page.text.split('\n').map((line) => line.trim())
        const whole = alternatives.filter((line) => line !== '').join('|')
        add(node, { text: whole, isKnown: page.isKnown }, flagsOf(flags, 'i'))
      }
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child)
  }

  visit(parseAst(text, { lang }, file) as unknown as SyntaxNode)
  return patterns
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
