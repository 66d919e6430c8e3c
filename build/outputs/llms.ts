// `llms.txt`: the site's documents for language models, with the address of the Markdown of each. See llmstxt.org.

export interface LlmsSection {
  readonly title: string
  readonly pages: readonly {
    readonly title: string
    readonly address: string
    readonly description: string | null
  }[]
}

export function llmsText(title: string, tagline: string, sections: readonly LlmsSection[]): string {
  const lines = [`# ${inLine(title)}`, ...(tagline === '' ? [] : ['', `> ${inLine(tagline)}`])]
  for (const section of sections) {
    if (section.pages.length === 0) continue
    lines.push('', `## ${inLine(section.title)}`, '')
    for (const page of section.pages)
      lines.push(
        `- [${inLine(page.title)}](${page.address})${page.description === null ? '' : `: ${inLine(page.description)}`}`,
      )
  }
  return `${lines.join('\n')}\n`
}

const inLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')
