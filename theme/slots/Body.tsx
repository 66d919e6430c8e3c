// In place of layout/Body.tsx.
import { type BodyProps, Body as Original } from '../layout/Body.tsx'
import MDXContent from '../public/MDXContent.tsx'

export { CodeText } from '../layout/Body.tsx'

export const Body = (props: BodyProps) => (
  <MDXContent>
    <Original {...props} />
  </MDXContent>
)
