/** Opcodes of the object tree. */
import type { Row } from '../opcode.ts'

export const objects: readonly Row[] = [
  ['2OP:6', 'jin', 'branch', (m, a, b) => (m.objects.parent(a) === b ? 1 : 0)],
  ['2OP:10', 'test_attr', 'branch', (m, a, b) => (m.objects.has(a, b) ? 1 : 0)],
  ['2OP:11', 'set_attr', 'plain', (m, a, b) => m.objects.give(a, b, true)],
  ['2OP:12', 'clear_attr', 'plain', (m, a, b) => m.objects.give(a, b, false)],
  ['2OP:14', 'insert_obj', 'plain', (m, a, b) => m.objects.insert(a, b)],
  ['1OP:9', 'remove_obj', 'plain', (m, a) => m.objects.remove(a)],
  ['1OP:1', 'get_sibling', 'store+branch', (m, a) => m.objects.sibling(a)],
  ['1OP:2', 'get_child', 'store+branch', (m, a) => m.objects.child(a)],
  ['1OP:3', 'get_parent', 'store', (m, a) => m.objects.parent(a)],
  ['2OP:17', 'get_prop', 'store', (m, a, b) => m.objects.propertyValue(a, b)],
  ['2OP:18', 'get_prop_addr', 'store', (m, a, b) => m.objects.propertyAddress(a, b)],
  ['2OP:19', 'get_next_prop', 'store', (m, a, b) => m.objects.nextProperty(a, b)],
  ['1OP:4', 'get_prop_len', 'store', (m, a) => m.objects.propertyLength(a)],
  ['VAR:3', 'put_prop', 'plain', (m, a, b, c) => m.objects.setProperty(a, b, c)],
]
