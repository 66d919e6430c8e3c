// How a reader begins: with the package of the registry, or with a clone of the repository as long as the package
// is not published. build/shared/published.json decides it for all pages.
import { readFileSync } from 'node:fs'

export const publishedFile = 'build/shared/published.json'

export const isPublished = (): boolean =>
  (JSON.parse(readFileSync(publishedFile, 'utf8')) as { readonly isPublished: boolean }).isPublished

/** Names of blocks in Markdown files → what they contain. */
export type StartBlocks = Readonly<
  Record<'create' | 'create-readme' | 'install' | 'notice' | 'publish' | 'mcp', string>
>

export const startBlocks = (published: boolean): StartBlocks => (published ? ofRegistry : ofClone)

const bash = (...lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n')

const created = bash(
  'npm create troodon@latest my-site -- --yes --template docs-blog',
  'cd my-site',
  'npm install',
)

const ofRegistry: StartBlocks = {
  create: created,
  'create-readme': created,
  install: bash('npm install troodon'),
  notice: '',
  publish: '',
  mcp: '',
}

const fromClone = bash(
  'npm ci',
  'node build/cli.js init ../my-site --yes --template docs-blog',
  'cd ../my-site',
  'npm install',
)
const clone = '[clone of the repository](/community/contributing/#set-up-the-repository)'

const ofClone: StartBlocks = {
  create: `Troodon is not in the npm registry yet. Run these commands in a ${clone}:\n\n${fromClone}`,
  'create-readme': `Troodon is not in the npm registry yet. Run these commands in a clone of this repository:\n\n${fromClone}`,
  install: `Troodon is not in the npm registry yet. Install it from a ${clone} that is beside the folder of the site, in \`../troodon\`. Run \`npm ci\` in the clone first.\n\n${bash('npm install ../troodon')}`,
  notice: `:::info[Before the first release]

Troodon is not in the npm registry yet. Run \`npm ci\` in a ${clone} that is beside your site, in \`../troodon\`. Then use \`node ../troodon/build/cli.js\` instead of \`npx troodon@latest\`, \`npm install ../troodon\` instead of \`npm install troodon\`, and \`node ../troodon/build/cli.js init\` instead of \`npm create troodon@latest\`.

:::`,
  publish: `:::info[Before the first release]

GitHub cannot install Troodon yet, because \`package.json\` names a folder on your computer. Until the package is in the npm registry, run \`npm run build\` and [upload \`dist/\` to a host](/docs/deployment/#build).

:::`,
  mcp: `:::info[Before the first release]

Troodon is not in the npm registry yet, so \`npx troodon\` works only in a site that has it installed. Elsewhere, write \`"command": "node"\` and the path of \`build/cli.js\` in a ${clone} in place of \`"troodon"\`.

:::`,
}

/** Files with at least one block. */
export const startPages: readonly string[] = [
  'README.md',
  ...[
    'agents.md',
    'introduction.md',
    'troodon-in-5-minutes.md',
    'installation.md',
    'tutorial.md',
    'playground.md',
    'typescript-support.md',
    'i18n/tutorial.md',
    'api/misc/create-docusaurus.md',
    ...['docusaurus-2', 'gitbook', 'index', 'mkdocs', 'v3', 'vitepress'].map(
      (name) => `migration/${name}.md`,
    ),
  ].map((page) => `content/docs/${page}`),
  ...['3.5.2', '3.6.3'].flatMap((version) =>
    ['installation', 'introduction', 'playground'].map(
      (page) => `content/versioned_docs/version-${version}/${page}.md`,
    ),
  ),
]
