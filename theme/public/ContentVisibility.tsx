// `@theme/ContentVisibility`: the banners of drafts and of unlisted pages.
import Draft from './ContentVisibility/Draft.tsx'
import Unlisted from './ContentVisibility/Unlisted.tsx'

export interface ContentVisibilityProps {
  readonly metadata: {
    readonly unlisted?: boolean
    readonly draft?: boolean
    readonly frontMatter?: { readonly unlisted?: unknown; readonly draft?: unknown }
  }
}

export default function ContentVisibility({ metadata }: ContentVisibilityProps) {
  const { unlisted, draft, frontMatter } = metadata
  return (
    <>
      {(unlisted || frontMatter?.unlisted === true) && <Unlisted />}
      {(draft || frontMatter?.draft === true) && <Draft />}
    </>
  )
}
