// Output of a terminal with its colors: the codes for bold, italic, underlined and colored text become spans.
import { escapeHtml } from '../../shared/escape.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals write them
const codes = /(?:\u001b|␛|\\x1b|\\e|\\033)\[([\d;]*)([A-Za-z])/g

const colors = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white']

export function ansiHtml(text: string): string {
  let html = ''
  let at = 0
  let styles: ReadonlySet<string> = new Set()
  const print = (part: string) => {
    if (part === '') return
    const names = [...styles].map((name) => `ansi-${name}`).join(' ')
    html += names === '' ? escapeHtml(part) : `<span class="${names}">${escapeHtml(part)}</span>`
  }
  for (const match of text.matchAll(codes)) {
    print(text.slice(at, match.index))
    at = match.index + match[0].length
    if (match[2] === 'm') styles = withCodes(styles, (match[1] ?? '').split(';').map(Number))
  }
  print(text.slice(at))
  return html
}

function withCodes(before: ReadonlySet<string>, numbers: readonly number[]): ReadonlySet<string> {
  const styles = new Set(before)
  const without = (begin: string) => {
    for (const name of styles) if (name.startsWith(begin)) styles.delete(name)
  }
  for (let index = 0; index < numbers.length; index++) {
    const code = numbers[index] as number
    if (code === 0) styles.clear()
    else if (code === 1) styles.add('bold')
    else if (code === 2) styles.add('dim')
    else if (code === 3) styles.add('italic')
    else if (code === 4) styles.add('underline')
    else if (code === 22) ['bold', 'dim'].map((name) => styles.delete(name))
    else if (code === 23) styles.delete('italic')
    else if (code === 24) styles.delete('underline')
    else if (code === 38 || code === 48) index += numbers[index + 1] === 5 ? 2 : 4
    else {
      const color = colors[code % 10]
      const isBack = (code >= 40 && code < 50) || (code >= 100 && code < 110)
      if ((code < 30 || code >= 50) && (code < 90 || code >= 110)) continue
      without(isBack ? 'on-' : 'color-')
      if (color !== undefined && code % 10 < 8) styles.add(`${isBack ? 'on' : 'color'}-${color}`)
    }
  }
  return styles
}
