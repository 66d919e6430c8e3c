// `@theme/TOCItems/Tree`: a list of headings with the lists below them.
import type { TOCTreeNode } from '../../compat/toc.ts'

export interface TOCItemsTreeProps {
  readonly toc: readonly TOCTreeNode[]
  readonly className: string
  readonly linkClassName: string | null
  readonly isChild?: boolean
}

export default function TOCItemsTree({ toc, className, linkClassName, isChild }: TOCItemsTreeProps) {
  if (toc.length === 0) return null
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a
            className={linkClassName ?? undefined}
            href={`#${id.replaceAll(' ', '%20')}`}
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <TOCItemsTree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  )
}
