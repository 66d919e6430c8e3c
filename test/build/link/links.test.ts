// Link checking: planted errors are found at the exact position of the URL.
import { describe, expect, it } from 'vitest'
import { linkProblems, targets } from '../../support/linkTargets.ts'

/** A line (or lines) of Markdown that contains one URL. */
type Construct = (address: string, n: number) => string

const constructs: Readonly<Record<string, Construct>> = {
  'inline link': (a) => `Text before [label](${a}) and after.`,
  'link with a title': (a) => `See [the *emphasised* label](${a} "A title").`,
  'link around code': (a) => `Some words: [\`code()\`](${a}).`,
  'angle brackets': (a) => `Some [label](<${a}>) there.`,
  'second link of a line': (a) => `First [fine](./intro.md), then [label](${a}).`,
  'after letters beyond ASCII': (a) => `Größe, 日本語 and 🦖: [label](${a})`,
  'after the same address in code': (a) => `\`${a}\` is written as [label](${a}).`,
  'wrapped line': (a) => `A paragraph that\ngoes on here with [label](${a})\nand ends there.`,
  heading: (a, n) => `## Heading ${n} with [label](${a})`,
  'setext heading': (a, n) => `Heading ${n} [label](${a})\n---`,
  'list item': (a) => `- one\n- two [label](${a})`,
  'nested list': (a) => `1. one\n   - two\n     - three [label](${a})`,
  quote: (a) => `> quoted\n> more [label](${a})`,
  'list in a quote': (a) => `> - item [label](${a})`,
  'table cell': (a) => `| a | b |\n|---|---|\n| x | [label](${a}) |`,
  'two links in a row': (a) => `| a | b |\n|---|---|\n| [fine](./intro.md) | [label](${a}) y |`,
  'cell with a pipe': (a) => `| a | b |\n|---|---|\n| x \\| y | z \\| [label](${a}) |`,
  admonition: (a) => `:::note[Title]\n\nText [label](${a}).\n\n:::`,
  'admonition title': (a) => `:::tip[See [label](${a})]\n\nText.\n\n:::`,
  'reference link': (a, n) => `See [label][ref${n}].\n\n[ref${n}]: ${a} "Title"`,
  'collapsed reference': (a, n) => `See [name${n}][].\n\n[name${n}]: <${a}>`,
  'definition on two lines': (a, n) => `See [far${n}].\n\n[far${n}]:\n  ${a}`,
  'link with an image inside': (a) => `[![alt](./img/shot.png)](${a})`,
  'raw HTML in text': (a) => `Some <b>bold</b> <a class="x" href="${a}">label</a>.`,
  'raw HTML with single quotes': (a) => `Some <a href='${a}'>label</a>.`,
  'HTML block': (a) => `<div>\n  <p>one</p>\n  <p class="x"><a\n    href="${a}">label</a></p>\n</div>`,
  'HTML in a list': (a) => `- item <a href="${a}">label</a>`,
  'component link': (a) => `Go to <Link to="${a}">label</Link>.`,
  'inside a component': (a) => `<Tabs>\n<TabItem value="one">\n\nText [label](${a})\n\n</TabItem>\n</Tabs>`,
  'emphasis around': (a) => `This is **very [label](${a}) bold**.`,
  'task list': (a) => `- [x] done [label](${a})`,
  'footnote-like text': (a) => `Text[^1] and [label](${a}) [^2]`,
}

const imageConstructs: Readonly<Record<string, Construct>> = {
  image: (a) => `![alt](${a})`,
  'image in text': (a) => `Text ![alt *x*](${a} "t") text`,
  'HTML image': (a) => `<img alt="x" src="${a}">`,
  'image in a table': (a) => `| a |\n|---|\n| ![alt](${a}) |`,
  'component image': (a) => `<img src={useBaseUrl('${a}')} alt="x" />`,
}

const faults: Readonly<Record<string, (n: number) => string>> = {
  page: (n) => `/docs/nothing-${n}`,
  relative: (n) => `../missing/nothing-${n}/`,
  anchor: (n) => `/docs/guide/setup#nothing-${n}`,
  own: (n) => `#nothing-${n}`,
  file: (n) => `./nothing-${n}.md`,
  fileAnchor: (n) => `./guide/setup.md#nothing-${n}`,
}

interface Planted {
  readonly line: number
  readonly column: number
  readonly address: string
}

/** Concatenates the constructs and records the position of each URL. */
function plant(count: number): { readonly text: string; readonly planted: readonly Planted[] } {
  const links = Object.values(constructs)
  const images = Object.values(imageConstructs)
  const kinds = Object.values(faults)
  const lines = ['---', 'title: Planted', 'sidebar_position: 9', '---', '', '# Planted', '']
  const planted: Planted[] = []
  for (let n = 0; n < count; n++) {
    const isImage = n % 10 === 9
    const construct = (isImage ? images[n % images.length] : links[n % links.length]) as Construct
    const address = isImage
      ? `./img/nothing-${n}.png`
      : (kinds[(n + Math.floor(n / links.length)) % kinds.length] as (n: number) => string)(n)
    const block = construct(address, n).split('\n')
    const row = block.findLastIndex((line) => line.includes(address))
    planted.push({
      line: lines.length + row + 1,
      column: (block[row] as string).lastIndexOf(address) + 1,
      address,
    })
    lines.push(...block, '')
  }
  return { text: lines.join('\n'), planted }
}

describe('planted errors', () => {
  it('finds all 1,000 at their line and column, and nothing else', () => {
    const { text, planted } = plant(1000)
    const problems = linkProblems({ ...targets, 'docs/planted.md': text })
    const found = problems.map(({ line, column }) => `${line}:${column}`)
    expect(planted.filter(({ line, column }) => !found.includes(`${line}:${column}`)).slice(0, 10)).toEqual(
      [],
    )
    expect(problems.filter(({ message }) => !message.includes('nothing-')).slice(0, 10)).toEqual([])
    expect(problems).toHaveLength(1000)
  })

  it.each(Object.entries({ ...constructs, ...imageConstructs }))(
    'includes the URL in: %s',
    (_name, construct) => {
      const text = construct('./img/nothing.png', 1)
      const problems = linkProblems({ ...targets, 'docs/planted.md': `# T\n\n${text}\n` })
      const lines = `# T\n\n${text}`.split('\n')
      const row = lines.findLastIndex((line) => line.includes('./img/nothing.png'))
      expect(problems.map(({ line, column }) => [line, column])).toEqual([
        [row + 1, (lines[row] as string).lastIndexOf('./img/nothing.png') + 1],
      ])
    },
  )
})
