// Wraps every page and stays mounted during navigation: the place for a site's providers. A site replaces it
// with theme/public/Root.tsx or, as in Docusaurus, src/theme/Root.
import type { ReactNode } from 'react'

export interface RootProps {
  readonly children: ReactNode
}

const Root = ({ children }: RootProps): ReactNode => children

export default Root
