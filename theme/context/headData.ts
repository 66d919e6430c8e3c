// `useHead` as an element. In the browser, the effects of elements come after those of the elements before
// them, but before those of the component around them. A title below a layout therefore wins over its title.
import type { CollectedHead } from './head.ts'
import { useHead } from './useHead.ts'

export const HeadData = useHead as (declared: Partial<CollectedHead>) => null
