// The box in which readers change live code.

interface CodeEditorProps {
  readonly code: string
  readonly change: (code: string) => void
}

export const CodeEditor = ({ code, change }: CodeEditorProps) => (
  <textarea
    className="live-code__editor"
    aria-label="Live code editor"
    spellCheck={false}
    value={code}
    rows={Math.max(3, code.split('\n').length)}
    onChange={({ target }) => change(target.value)}
  />
)
