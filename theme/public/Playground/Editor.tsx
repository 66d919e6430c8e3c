// `@theme/Playground/Editor`: the code of a playground, which the reader can change.
import { CodeEditor } from '../../compat/codeEditor.tsx'
import { useLive } from '../../compat/live.tsx'
import ResetButton from './Buttons/ResetButton.tsx'
import Header from './Header.tsx'

export default function PlaygroundEditor() {
  const { code, change } = useLive()
  return (
    <>
      <Header buttons={<ResetButton />}>Live Editor</Header>
      <CodeEditor code={code} change={change} />
    </>
  )
}
