// The marks around the texts of a page that the server has rendered (theme/docusaurus/content.ts).

const marks = /<i data-text="[^"]*"><\/i>/g

export const withoutMarks = (html: string): string => html.replace(marks, '')

/** The HTML of a text, without the texts inside it; empty where the page does not show it. */
export function contentIn(html: string, name: string): string {
  const [, rest = ''] = html.split(`<i data-text="${name}"></i>`, 2)
  const [content = ''] = rest.split(`<i data-text="/${name}"></i>`, 1)
  return withoutMarks(content)
}
