// The title of an admonition without one of its own, in modules of Markdown pages with code.
import { useDefaultTitle } from '../markup/defaultTitle.ts'

export const AdmonitionTitle = ({ type }: { readonly type: string }) => <>{useDefaultTitle()(type)}</>
