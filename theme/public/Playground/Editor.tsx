// `@theme/Playground/Editor`: the code of a playground, which the reader can change.
import { useLive } from '../../compat/live.tsx'
import ResetButton from './Buttons/ResetButton.tsx'
import Header from './Header.tsx'

export default function PlaygroundEditor() {
  const { code, change } = useLive()
  return (
    <>
      <Header buttons={<ResetButton />}>Live Editor</Header>
      <textarea
        className="live-code__editor"
        aria-label="Live code editor"
        spellCheck={false}
        value={code}
        rows={Math.max(3, code.split('\n').length)}
        onChange={({ target }) => change(target.value)}
      />
    </>
  )
}
