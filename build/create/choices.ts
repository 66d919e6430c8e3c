// The choices for a new site: its template, its package manager and its hosts.
export const templateNames = ['docs', 'docs-blog', 'blog', 'docusaurus', 'markdown'] as const
export type TemplateName = (typeof templateNames)[number]

interface Template {
  /** For questions. */
  readonly label: string
  readonly hint: string
  /** Folders of `templates/`, in order; null when only package.json changes. */
  readonly layers: readonly string[] | null
}

export const templates: Readonly<Record<TemplateName, Template>> = {
  docs: {
    label: 'Docs',
    hint: 'a home page and documents with a sidebar',
    layers: ['site', 'look', 'documents', 'docs'],
  },
  'docs-blog': {
    label: 'Docs and blog',
    hint: 'the same with a blog',
    layers: ['site', 'look', 'documents', 'posts', 'docs-blog'],
  },
  blog: {
    label: 'Blog',
    hint: 'posts on the home page, with tags, authors and feeds',
    layers: ['site', 'look', 'posts', 'blog'],
  },
  docusaurus: {
    label: 'From a Docusaurus site',
    hint: 'adds Troodon to package.json and changes nothing else',
    layers: null,
  },
  markdown: {
    label: 'From a folder of Markdown',
    hint: 'builds your files where they are',
    layers: ['site', 'markdown'],
  },
}

export const packageManagers = ['npm', 'pnpm', 'yarn'] as const
export type PackageManager = (typeof packageManagers)[number]

export const lockFiles: Readonly<Record<PackageManager, string>> = {
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
}

/** How each package manager runs a program of the site's packages. */
export const execWords: Readonly<Record<PackageManager, string>> = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
}

export const hostNames = ['github', 'netlify', 'cloudflare', 'vercel', 's3'] as const
export type HostName = (typeof hostNames)[number]

export const hostLabels: Readonly<Record<HostName, string>> = {
  github: 'GitHub Pages',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  vercel: 'Vercel',
  s3: 'Amazon S3',
}

/** The file of each host that a new site gets. */
export const hostFiles: Readonly<Record<HostName, string>> = {
  github: '.github/workflows/site.yml',
  netlify: 'netlify.toml',
  cloudflare: 'wrangler.toml',
  vercel: 'vercel.json',
  s3: '.github/workflows/s3.yml',
}

/** The answers for one new site. */
export interface NewSite {
  /** Absolute. */
  readonly folder: string
  readonly title: string
  readonly template: TemplateName
  readonly packageManager: PackageManager
  readonly hosts: readonly HostName[]
  /** Folder of the Markdown files, relative to `folder`; '.' is the folder itself. Only for `markdown`. */
  readonly markdown: string
  /** The day of the first post, such as `2026-11-22`. */
  readonly date: string
}
