// What the content of docs, blogs and pages in the words of Docusaurus is made from.

import type { DataContext } from '../../kinds/contentKind.ts'
import type { SplitText } from '../../model/docusaurusPost.ts'
import type { SourcePath } from '../../shared/paths.ts'

export interface ContentContext extends Pick<DataContext, 'config' | 'site' | 'history'> {
  readonly locale: string
  /** Absolute path of a file or folder of the site. */
  readonly pathOf: (path: string) => string
  /** Text and front matter of a Markdown file. */
  readonly read: (source: SourcePath) => SplitText
}
