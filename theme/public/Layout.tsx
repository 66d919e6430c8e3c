// Title and description of a page component. The theme adds the frame around it.
import { use } from 'react'
import { FrameContext } from '../compat/frame.ts'
import { LayoutContent, type LayoutProps } from '../compat/layoutContent.tsx'

export type { LayoutProps } from '../compat/layoutContent.tsx'

export default function Layout(props: LayoutProps) {
  const Frame = use(FrameContext)
  const content = <LayoutContent {...props} />
  if (!Frame) return content
  return (
    <FrameContext value={null}>
      <Frame bare={false}>{content}</Frame>
    </FrameContext>
  )
}
