// Error codes of blogs, configuration, code, plugins and the environment.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

const post = (...fields: readonly string[]): string => lines('---', ...fields, '---', '', 'Text.')

export const blog: ErrorCodeGroup = {
  title: 'Blog',
  slug: 'blog',
  intro: 'These problems are about posts, their authors and their dates. See [Blog](./blog.md).',
  codes: {
    authorsFile: {
      cause:
        'The authors file cannot be read, or an author has neither a `name` nor an `image_url`, an unknown field or a wrong value.',
      fix: 'Correct the field. [Authors](./blog.md#authors) lists all fields.',
      example: {
        site: 'authorsFile',
        files: {
          'blog/authors.yml': lines('maria:', '  title: Keeper'),
          'blog/2026-03-01-pond.md': lines('---', 'title: Pond', '---', '', 'Text.', '', '<!-- truncate -->'),
        },
      },
    },
    unknownAuthor: {
      cause: 'A post has an author that is not in the authors file.',
      fix: 'Add the author to `blog/authors.yml`, or correct the key.',
      example: {
        files: {
          'blog/2026-03-02-gate.md': post('title: Gate', 'authors: [marie]'),
          'blog/authors.yml': lines('maria:', '  name: Maria'),
        },
        shown: ['blog/2026-03-02-gate.md', 'blog/authors.yml'],
      },
    },
    inlineAuthor: {
      cause: 'A post describes an author itself, so other posts cannot use the same description.',
      fix: 'Move the author to `blog/authors.yml`.',
      option: 'onInlineAuthors',
      example: {
        files: { 'blog/2026-03-03-guest.md': post('title: Guest', 'authors:', '  - name: The neighbors') },
      },
    },
    untruncatedPost: {
      cause: 'A post has no `<!-- truncate -->`, so lists of posts show all of its text.',
      fix: 'Add the comment after the first paragraph. In an `.mdx` file you can write `{/* truncate */}`.',
      option: 'onUntruncatedBlogPosts',
      example: { files: { 'blog/2026-03-04-long.md': post('title: A long post') } },
    },
    missingDate: {
      cause:
        'A post has no date in its file name, in its front matter or in Git. It is the last in all lists.',
      fix: 'Begin the file name with the date, or add `date: 2026-03-01`.',
      example: { files: { 'blog/no-date.md': post('title: Someday') } },
    },
  },
}

export const configuration: ErrorCodeGroup = {
  title: 'Configuration and commands',
  slug: 'configuration',
  intro: 'These errors end a command with [exit code](./cli.md#exit-codes) 1 or 2. Nothing is written.',
  codes: {
    configuration: {
      cause: 'The configuration has an unknown key or a wrong value, or cannot be loaded.',
      fix: 'Correct the keys in the message. Troodon lists all of them in one run. [Configuration](./configuration.md) describes every key.',
      example: {
        site: 'configuration',
        files: {
          'site.config.json': lines('{', '  "titles": "Handbook",', '  "baseUrl": "handbook"', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    usage: {
      cause: 'A command has an unknown option, a missing argument, or a folder that does not exist.',
      fix: 'Run `npx troodon help` with the name of the command to see all options.',
      example: null,
    },
    buildStopped: {
      cause:
        'The build ended with an unexpected error, such as a full disk or a mistake in Troodon. The last site stays as it was.',
      fix: 'Read the message. If it does not help, run the command with `TROODON_DEBUG=1`, which prints where the error comes from, and report it.',
      example: null,
    },
    missingPath: {
      cause:
        'The configuration contains a folder, a style sheet or a module that does not exist. Troodon stops, because continuing would remove the pages of that folder.',
      fix: 'Create the folder or file, or correct the key.',
      example: {
        site: 'missingPath',
        files: {
          'site.config.json': lines('{', '  "docs": { "path": "manual" }', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    missingStaticFolder: {
      cause:
        '`staticDirectories` contains a folder that does not exist. Troodon copies the files of the others.',
      fix: 'Create the folder, or remove it from the list.',
      example: {
        site: 'missingStaticFolder',
        files: {
          'site.config.json': lines('{', '  "staticDirectories": ["static", "public"]', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    emptySite: {
      cause:
        'The site has no pages. Either the folder is the wrong one, or all documents are drafts or excluded.',
      fix: 'Run the command in the folder of the site, or add `docs/intro.md`.',
      example: {
        site: 'empty',
        files: { 'docs/draft.md': lines('---', 'draft: true', '---', '', '# Draft') },
      },
    },
  },
}

export const code: ErrorCodeGroup = {
  title: 'Pages, components and plugins',
  slug: 'components',
  intro: 'These problems are in the code of a site: React pages, theme components, style sheets and plugins.',
  codes: {
    pageFailed: {
      cause:
        'A page throws an error while Troodon renders it, has no default export, or its code cannot be bundled. All other pages are written, and this page shows a notice. The exit code is 1.',
      fix: 'Correct the component. If it reads `window`, the time or storage, [do that in an effect](./advanced/ssg.md#write-components-that-render-twice).',
      example: {
        site: 'page',
        files: {
          'pages/hours.jsx': lines(
            'export default function Hours() {',
            '  return <p>{window.innerWidth}</p>',
            '}',
          ),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    bundleFailed: {
      cause:
        'The code of the site cannot be bundled, and Troodon cannot leave out the part that fails. Most mistakes in the code of a site are reported as `pageFailed` instead, with the file.',
      fix: 'Correct the line in the message, or install the package. If the message does not contain a file of your site, remove `node_modules/` and install again.',
      example: null,
    },
    pluginFailed: {
      cause:
        'A plugin threw an error or could not be loaded. The site is built without it, and the exit code is 1.',
      fix: "Read the message of the plugin. To publish the site without it, remove it from `plugins` or set `checks: { pluginFailed: 'warning' }`.",
      example: {
        site: 'pluginFailed',
        files: {
          'site.config.mjs': lines(
            'const team = () => ({',
            "  name: 'team',",
            '  loadContent() {',
            "    throw new Error('No team.')",
            '  },',
            '})',
            '',
            'export default { plugins: [team] }',
          ),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    pluginUnmapped: {
      cause:
        'A plugin made for Docusaurus changes the configuration of webpack in a way that has no meaning in Troodon.',
      fix: 'Check whether the pages look right. Many plugins only tune webpack. [Plugins](./advanced/plugins.md#plugins-made-for-docusaurus) lists what is supported.',
      example: {
        site: 'unmapped',
        files: {
          'site.config.mjs': lines(
            'const spelling = () => ({',
            "  name: 'spelling',",
            "  configureWebpack: () => ({ module: { rules: [{ test: /\\.mdx?$/, use: 'spelling-loader' }] } }),",
            '})',
            '',
            'export default { plugins: [spelling] }',
          ),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    unusedComponent: {
      cause:
        "A file in the site's theme folder has a name that does not exist in Troodon's theme, so nothing uses it.",
      fix: 'Run `troodon swizzle --list` to see all names. If the file is for the theme of Docusaurus, install its packages.',
      example: {
        site: 'unused',
        files: {
          'theme/Navigation.js': lines('export default function Navigation() {', '  return null', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    styleSyntax: {
      cause:
        'A style sheet of the site has a mistake. Browsers leave out what they cannot read without a message.',
      fix: 'Correct the place that is named.',
      example: {
        site: 'style-mistake',
        files: {
          'css/site.css': 'h1 { color: teal; } }\n',
          'site.config.json': lines('{', '  "customCss": "css/site.css"', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    styleHost: {
      cause:
        'A style sheet loads fonts or other style sheets from another host. Troodon adds the host to the security policy.',
      fix: 'You do not have to do anything if you want this. A copy of the fonts in `static/` loads faster and sends no data to the other host.',
      example: {
        site: 'styles',
        files: {
          'css/site.css': "@import url('https://fonts.example/text.css');\n",
          'site.config.json': lines('{', '  "customCss": "css/site.css"', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    connectHost: {
      cause:
        'Code of the site sends requests to another host. Troodon adds the host to the security policy. It finds URLs in calls such as `fetch(…)`, and constants of the same file.',
      fix: 'You do not have to do anything if you want this. If a request is blocked, Troodon could not find its URL in the code: add the host to `connect-src` in [`contentSecurityPolicy`](./deployment.md#security-policy).',
      example: {
        site: 'requests',
        files: {
          'pages/weather.jsx': lines(
            'export default function Weather() {',
            "  const ask = () => fetch('https://weather.example/today')",
            '  return <button onClick={ask}>Ask</button>',
            '}',
          ),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
  },
}

export const environment: ErrorCodeGroup = {
  title: 'Environment',
  slug: 'environment',
  intro: 'These problems are about packages, Git and other things outside the content.',
  codes: {
    missingPackage: {
      cause:
        'The site uses a feature whose package is not installed: diagrams, formulas or offline reading. The message contains the package.',
      fix: 'Run the command in the message. [Optional packages](./installation.md#optional-packages) lists all of them.',
      example: null,
    },
    shallowClone: {
      cause:
        'The repository is a shallow clone, so Git does not know when files were last changed. Pages therefore show no dates.',
      fix: 'Fetch the whole history. In GitHub Actions, set `fetch-depth: 0` for `actions/checkout`. In GitLab, set `GIT_DEPTH: 0`.',
      example: null,
    },
    appIcon: {
      cause: '`pwa` is on, but the site has no favicon and no logo that icons can be made from.',
      fix: 'Set `favicon` to an SVG or PNG file, or list icons in `pwa.manifest.icons`.',
      example: {
        site: 'pwa',
        files: { 'site.config.json': lines('{', '  "pwa": {}', '}'), 'docs/intro.md': doc('Intro') },
      },
    },
  },
}
