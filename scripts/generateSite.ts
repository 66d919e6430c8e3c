// Generates a site of N pages for benchmarks, in folders of 25 pages and parts of 20 folders. Pages contain
// headings, paragraphs, code in four languages, tables, admonitions and five links with anchors; each folder
// has one image. The result is the same in every run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const words =
  'a feathered builder walks over pages of documentation while links and anchors wait to be resolved in time for readers who came to learn one thing'.split(
    ' ',
  )
const folderSize = 25
const sectionsPerPart = 20
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#2e8555"/></svg>\n'
/** No two blocks are equal, because highlighted code is cached. */
const code: readonly ((mark: string) => string)[] = [
  (mark) =>
    `\`\`\`js title="feathers.js"\nexport function count${mark}(feathers) {\n  // every second one\n  return feathers.filter((_, index) => index % 2 === 0).length\n}\n\`\`\``,
  (mark) => `\`\`\`bash\nnpm ci && node build/cli.js build --out dist${mark}\n\`\`\``,
  (mark) => `\`\`\`json\n{ "name": "site${mark}", "private": true, "versions": ["1.0", "2.0"] }\n\`\`\``,
  (mark) => `\`\`\`python {2}\ndef walk${mark}(step: int) -> str:\n    return f"step {step}"\n\`\`\``,
]

/**
 * Writes the site into `root` and replaces an earlier one. With a `vocabulary`, the text uses those words,
 * common and rare ones as in a real language, for benchmarks of search.
 */
export function generateSite(root: string, pages: number, vocabulary?: readonly string[]): void {
  rmSync(root, { recursive: true, force: true })
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  const drawn = vocabulary
    ? () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]
    : () => words[Math.floor(random() * words.length)]
  let last: string | undefined
  /** Never the same word twice in a row, which `check` would report. */
  const word = (): string | undefined => {
    let next = drawn()
    while (next === last) next = drawn()
    last = next
    return next
  }
  const paragraph = () => Array.from({ length: 40 + Math.floor(random() * 40) }, word).join(' ')
  mkdirSync(root, { recursive: true })
  writeFileSync(
    join(root, 'site.config.json'),
    JSON.stringify({ title: 'Generated', contentDir: '.', pages: false }),
  )
  for (let page = 0; page < pages; page++) {
    const first = Math.floor(page / folderSize) * folderSize
    const section = first / folderSize
    const folder = join(root, 'docs', `part-${Math.floor(section / sectionsPerPart)}`, `section-${section}`)
    if (page === first) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'square.svg'), square)
    }
    const sections = Array.from({ length: 5 }, (_, index) => {
      const target = first + Math.floor(random() * Math.min(folderSize, pages - first))
      const extra =
        index === 1
          ? '| Name | Size |\n|---|--:|\n| one | 1 |\n| two | `2` |\n\n:::note[Careful]\n\nSome **bold** text.\n\n:::'
          : code[index % code.length]?.(`_${page}_${index}`)
      return `## Part ${index} of ${page}\n\n${paragraph()} and [a link](./page-${target}.md#part-${index}-of-${target}) with \`code\`.\n\n${extra}\n\n- one\n- two with *emphasis*\n`
    })
    const text = `---\ntitle: Page ${page}\nsidebar_position: ${page - first}\n---\n\n${paragraph()}\n\n![A square](./square.svg)\n\n${sections.join('\n')}`
    writeFileSync(join(folder, `page-${page}.md`), text)
  }
}
