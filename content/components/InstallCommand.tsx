// Commands to copy.
import { useState } from 'react'
import published from '../../build/shared/published.json'
import styles from './InstallCommand.module.css'

/** Until the package is in the registry, the commands are for a clone of the repository. */
const commands = published.isPublished
  ? ['npm create troodon@latest my-site', 'cd my-site && npm install && npm run watch']
  : ['npm ci', 'node build/cli.js init ../my-site --yes', 'cd ../my-site && npm install && npm run watch']

export default function InstallCommand() {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(commands.join('\n')).then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    })
  return (
    <div className={styles.install}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long commands */}
      <pre className={styles.commands} tabIndex={0}>
        <code>
          {commands.map((command) => (
            <span key={command} className={styles.line}>
              {`${command}\n`}
            </span>
          ))}
        </code>
      </pre>
      <button type="button" className={styles.copy} onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  )
}
