// The file that the URL of the page names, and the commands that send a change of it.
import CodeBlock from 'troodon/theme/CodeBlock'
import { useQuery } from './useQuery.ts'

/** `?file=/content/docs/cli.md`: a Markdown file of this repository; null for any other text. */
function useFile(): string | null {
  const [query] = useQuery()
  const file = query.get('file')?.replace(/^\//, '') ?? ''
  const isSource = /^content\/[^\p{C}<>\\]{1,200}\.mdx?$/u.test(file) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(file)
  return isSource ? file : null
}

export function FileName() {
  const file = useFile()
  return file === null ? (
    <p>
      The link “Edit this page” at the end of a page leads here. The URL then ends with the path of the file,
      for example <code>?file=content/docs/cli.md</code>.
    </p>
  ) : (
    <p>
      The page that you want to edit is the file <code>{file}</code>.
    </p>
  )
}

export function SendCommands() {
  const file = useFile() ?? 'content/docs/cli.md'
  const quoted = /[^\w./-]/.test(file) ? `'${file.replaceAll("'", "'\\''")}'` : file
  const commands = [
    'git switch -c better-words',
    `git add ${quoted}`,
    'git commit -m "Explain the option in other words"',
    'git format-patch -1',
  ]
  return <CodeBlock language="bash">{commands.join('\n')}</CodeBlock>
}
