// The style sheet of the components for authors, when something on the site uses one.
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'

type Input = Pick<LinkedSite, 'pages' | 'bundle' | 'blockSheet'>

export function* blockStyles({ pages, bundle, blockSheet }: Input): Generator<TextOutput> {
  const isUsed = bundle.usesBlocks || [...pages.values()].some(({ uses }) => uses?.includes('blocks'))
  if (isUsed) yield textOutput(blockSheet.path, blockSheet.text)
}
