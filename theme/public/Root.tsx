// `@theme/Root`: stands around everything and stays while pages change: the place for providers of a site. Replaced by
// theme/public/Root.tsx or, as in the format, src/theme/Root.
import type { ReactNode } from 'react'

export interface RootProps {
  readonly children: ReactNode
}

const Root = ({ children }: RootProps): ReactNode => children

export default Root
