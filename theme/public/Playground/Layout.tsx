// `@theme/Playground/Layout`: the editor and the result, in the order of the configuration.
import { useThemeConfig } from '../../compat/themeConfig.ts'
import Editor from './Editor.tsx'
import Preview from './Preview.tsx'

export default function PlaygroundLayout({ position }: { readonly position?: 'top' | 'bottom' }) {
  const { liveCodeBlock } = useThemeConfig() as { readonly liveCodeBlock?: { playgroundPosition?: string } }
  const isFirst = (position ?? liveCodeBlock?.playgroundPosition) === 'top'
  return (
    <>
      {isFirst && <Preview />}
      <Editor />
      {!isFirst && <Preview />}
    </>
  )
}
