// Opens a URL in the user's browser.
import { spawn } from 'node:child_process'
import type { Terminal } from './terminal.ts'

/** The program that the environment variable BROWSER names, or that of the system. Reports a failure. */
export function openBrowser(url: string, { info }: Pick<Terminal, 'info'>): void {
  const [program, ...words] = opener(process.platform, process.env['BROWSER'])
  const child = spawn(program, [...words, url], { stdio: 'ignore', detached: true })
  child.once('error', () => info(`No browser could be opened (${program}). Open ${url} yourself.`))
  child.unref()
}

/** The program and its first arguments. */
function opener(platform: NodeJS.Platform, browser: string | undefined): readonly [string, ...string[]] {
  if (browser) return [browser]
  if (platform === 'darwin') return ['open']
  // `start` takes its first quoted word for the title of a window.
  return platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
}
