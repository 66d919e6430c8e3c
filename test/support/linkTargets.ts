// A site that links of tests lead to.
import { memorySite } from './memorySite.ts'

/** The site that the links lead to. */
export const targets: Readonly<Record<string, string>> = {
  'docs/intro.md':
    '---\nslug: /\n---\n\n# Intro\n\n## Part one\n\n## Größe & Maß\n\n## Explicit {#given-id}\n\n<a id="raw"></a>\n\n<a name="named"></a>\n',
  'docs/guide/setup.md': '# Setup\n\n## Steps\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/02-numbered/01-first.md': '# First\n\n## Inside\n',
  'docs/with space/a page.md': '# A page\n\n## Über æøå\n',
  'docs/æøå.md': '# Letters\n',
  'docs/page.html.md': '---\nslug: /page.html\n---\n\n# Html\n',
  'docs/Case.md': '# Case\n',
  'docs/img/shot.png': '',
  'docs/files/data.zip': '',
  'static/img/logo.svg': '',
  'static/plain.html': '',
  'static/app/index.html': '',
  'versioned_docs/version-1.0/intro.md': '---\nslug: /\n---\n\n# Old\n\n## Old part\n',
  'versions.json': '["1.0"]',
  'pages/about.md': '# About\n\n## Team\n',
}
export const config = { docs: { lastVersion: 'current' }, onBrokenMarkdownLinks: 'throw' }

/** Rules report some unusual texts, too. */
export const linkProblems = (files: Readonly<Record<string, string>>) =>
  memorySite(files, config).problems.filter(({ code }) => !/^(?:emptyLink|unknownFootnote)$/.test(code))
