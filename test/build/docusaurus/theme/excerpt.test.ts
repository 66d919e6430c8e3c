// Texts of posts up to their mark.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutAtMark } from '../../../../build/docusaurus/theme/excerpt.ts'
import type { ElementNode } from '../../../../build/shared/elementData.ts'

const cut = (...nodes: ElementNode[]) => cutAtMark({ nodes, imports: [] }).nodes

it('ends at the mark, and at elements that have it inside', () => {
  expect(cut(['p', 0, 'a'], ['!', 0], ['p', 0, 'b'])).toEqual([['p', 0, 'a']])
  expect(cut('a', [':div', 0, ['p', 0, 'b'], ['!', 0], 'c'], 'd')).toEqual(['a', [':div', 0, ['p', 0, 'b']]])
  expect(cut('a', [':div', 0, ['!', 0], 'c'], 'd')).toEqual(['a'])
})

const tree = fc.letrec<{ node: ElementNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('a', 'b'),
    fc
      .array(tie('node'), { maxLength: 3 })
      .map((children): ElementNode => ['p', 0, ...(children as ElementNode[])]),
  ),
}))

it('changes nothing without a mark', () => {
  fc.assert(
    fc.property(fc.array(tree.node), (nodes) => {
      expect(cutAtMark({ nodes, imports: [] }).nodes).toEqual(nodes)
    }),
  )
})
