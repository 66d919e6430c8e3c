// Hugo from Debian, with a minimal layout and its own highlighter.
import { linkImages, linkUrls, type Peer, quoteNotes } from './peer.ts'

const config = `baseURL = "https://example.org/"
title = "Generated"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "home"]

[markup.highlight]
noClasses = false
`

const layout = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><nav><ul>{{ $page := . }}{{ range .CurrentSection.RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul></nav>
<main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>
`

export const hugo: Peer = {
  name: 'hugo',
  label: 'Hugo',
  version: '',
  packages: {},
  program: 'hugo',
  differs:
    'checks no links and has no search, theme (the layout only lists the folder) or scripts. It rebuilds everything every time.',
  docs: 'content/docs',
  adapt: (text) =>
    linkImages(linkUrls(quoteNotes(text)))
      .replace(/^sidebar_position: (\d+)$/m, (_, position) => `weight: ${Number(position) + 1}`)
      .replace(/^```(\w+) \{(\d+)\}$/gm, '```$1 {hl_lines=[$2]}')
      .replace(/^```(\w+) title=.*$/gm, '```$1'),
  configure({ write, folders }) {
    write('config.toml', config)
    write('layouts/_default/single.html', layout)
    write('layouts/_default/list.html', layout)
    for (const folder of folders.keys())
      write(`content/docs/${folder}/_index.md`, `---\ntitle: ${folder}\n---\n`)
  },
  command: ['hugo', '--quiet'],
  outDir: 'public',
  caches: ['resources', '.hugo_build.lock'],
}
