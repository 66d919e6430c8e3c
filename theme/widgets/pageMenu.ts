// The menu of a page: its Markdown, assistants that read it, and the MCP server of the site. Loads when the
// reader first presses one of the two buttons in theme/layout/PageMenu.tsx.
import type { PageMenuData, PageMenuItem } from '../../build/shared/siteData.ts'
import { dataHref } from '../router/pageUrls.ts'
import { adoptStyles } from '../search/searchDialog.ts'
import { interpolate } from '../text/translate.tsx'
import { moveInMenu } from './menuKeys.ts'
import { onlineEditor } from './onlineEditor.ts'
import css from './pageMenu.css?text'

/** What a button of the menu copies, or where its link leads. */
type Target = { readonly copied: () => Promise<string> | string } | { readonly href: string }

interface Entry {
  readonly label: string
  readonly icon: string
  readonly target: Target
}

/** Milliseconds for which the button reads "Copied". */
const feedback = 1500

const t = (id: string, message: string, values?: Readonly<Record<string, string>>): string =>
  interpolate(window.troodonTexts?.[id] ?? message, values)

let menu: HTMLElement | null = null

export function pressed(button: HTMLElement, data: PageMenuData): void {
  const wasOpen = menu !== null && button.parentElement?.contains(menu)
  close()
  if (!button.ariaHasPopup) void copy(button, pageText)
  else if (!wasOpen) open(button, data)
}

const markdownUrl = (): string =>
  new URL(dataHref(window.location.pathname).replace(/json$/, 'md'), window.location.href).href

async function pageText(): Promise<string> {
  const response = await fetch(markdownUrl())
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return response.text()
}

async function copy(button: HTMLElement, textOf: () => Promise<string> | string): Promise<void> {
  const label = button.querySelector('span') ?? button
  if (button.dataset['copied'] !== undefined) return
  const { textContent } = label
  try {
    await navigator.clipboard.writeText(await textOf())
    button.dataset['copied'] = ''
    label.textContent = t('theme.CodeBlock.copied', 'Copied')
    announce(label.textContent)
    setTimeout(() => {
      label.textContent = textContent
      delete button.dataset['copied']
    }, feedback)
  } catch (error) {
    console.warn('The page could not be copied.', error)
  }
}

/** For screen readers, which do not read a button again. */
function announce(text: string): void {
  const note = document.createElement('div')
  note.className = 'page-menu__note'
  note.setAttribute('role', 'status')
  document.body.append(note)
  // A status is read when it changes, not when it appears.
  setTimeout(() => {
    note.textContent = text
  }, 100)
  setTimeout(() => note.remove(), feedback)
}

/** Shapes of 24 × 24, drawn with lines. */
const icons = {
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  markdown: 'M3 6h18v12H3zM7 14.5v-5l2.5 3 2.5-3v5M17 9.5v5M15 12.5l2 2 2-2',
  chat: 'M4 5h16v11H9l-5 4z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
} as const

const assistants = {
  chatgpt: ['ChatGPT', 'chat', 'https://chatgpt.com/?hints=search&prompt='],
  claude: ['Claude', 'chat', 'https://claude.ai/new?q='],
  cursor: ['Cursor', 'code', 'https://cursor.com/link/prompt?text='],
  vscode: ['VS Code', 'code', 'vscode://GitHub.Copilot-Chat/chat?mode=agent&prompt='],
} as const

function entryOf(item: PageMenuItem): Entry | null {
  if (item === 'markdown')
    return {
      label: t('theme.pageMenu.markdown', 'View as Markdown'),
      icon: icons.markdown,
      target: { href: markdownUrl() },
    }
  if (item === 'editor') return editorEntry()
  const url = markdownUrl()
  if (typeof item === 'object') {
    const values = { url: window.location.href.replace(/#.*/, ''), markdown: url, title: document.title }
    const href = item.href.replace(/\{(url|markdown|title)\}/g, (_, name: keyof typeof values) =>
      encodeURIComponent(values[name]),
    )
    return { label: item.label, icon: icons.chat, target: { href } }
  }
  const [name, icon, href] = assistants[item]
  const prompt = t('theme.pageMenu.prompt', 'Read {url} so that I can ask questions about it.', { url })
  return { label: openIn(name), icon: icons[icon], target: { href: href + encodeURIComponent(prompt) } }
}

const openIn = (name: string): string => t('theme.pageMenu.openIn', 'Open in {name}', { name })

/** Pages without an edit link, or with one to another host, have none. */
function editorEntry(): Entry | null {
  const link = document.querySelector<HTMLAnchorElement>('a.theme-edit-this-page')
  const editor = link && onlineEditor(link.href)
  return editor && { label: openIn(editor.name), icon: icons.code, target: { href: editor.href } }
}

/** Programs that install a server from a link, and its configuration for all others. */
function installs({ name, ...server }: NonNullable<PageMenuData['mcp']>): readonly Entry[] {
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(server))))
  const cursor = `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(base64)}`
  const type = 'url' in server ? { type: 'http' } : {}
  const code = `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...type, ...server }))}`
  const written = JSON.stringify({ mcpServers: { [name]: { ...type, ...server } } }, null, 2)
  return [
    { label: 'Cursor', icon: icons.plug, target: { href: cursor } },
    { label: 'VS Code', icon: icons.plug, target: { href: code } },
    {
      label: t('theme.pageMenu.copyConfig', 'Copy configuration'),
      icon: icons.copy,
      target: { copied: () => written },
    },
  ]
}

let hasStyles = false

function open(button: HTMLElement, { items, mcp }: PageMenuData): void {
  if (!hasStyles) adoptStyles(css)
  hasStyles = true
  const label = t('theme.common.copyPage', 'Copy page as Markdown')
  const first: Entry = { label, icon: icons.copy, target: { copied: pageText } }
  const list = box('menu', button.ariaLabel ?? '')
  const entries = items.map(entryOf).filter((entry) => entry !== null)
  list.append(...[first, ...entries].map(element))
  if (mcp) {
    const title = t('theme.pageMenu.install', 'Install MCP server')
    const group = box('group', title)
    const heading = Object.assign(document.createElement('div'), { textContent: title, ariaHidden: 'true' })
    group.append(heading, ...installs(mcp).map(element))
    list.append(group)
  }
  menu = list
  button.ariaExpanded = 'true'
  button.after(list)
  const until = new AbortController()
  list.addEventListener('troodon-close', () => until.abort())
  moveInMenu(list, (focus) => {
    close()
    if (focus) button.focus()
  })
  const outside = ({ target }: Event) => {
    if (!button.parentElement?.contains(target as Node)) close()
  }
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, outside, until)
}

function close(): void {
  if (!menu) return
  const button = menu.previousElementSibling
  if (button) button.ariaExpanded = 'false'
  menu.dispatchEvent(new Event('troodon-close'))
  menu.remove()
  menu = null
}

function box(role: 'menu' | 'group', label: string): HTMLElement {
  const element = document.createElement('div')
  element.className = `page-menu__${role}`
  element.setAttribute('role', role)
  element.ariaLabel = label
  return element
}

function element({ label, icon, target }: Entry): HTMLElement {
  const made =
    'href' in target
      ? Object.assign(document.createElement('a'), {
          href: target.href,
          target: '_blank',
          rel: 'noopener noreferrer',
        })
      : Object.assign(document.createElement('button'), { type: 'button' })
  made.setAttribute('role', 'menuitem')
  made.tabIndex = -1
  made.innerHTML = `<svg class="icon" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${icon}"/></svg><span></span>`
  const text = made.lastElementChild
  if (text) text.textContent = label
  made.addEventListener('click', () => {
    if ('copied' in target) void copy(made, target.copied)
    else close()
  })
  return made
}
