// Error codes of front matter, documents, sidebars, versions and tags.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

const matter = (...fields: readonly string[]): string => lines('---', ...fields, '---', '', 'Text.')

export const frontMatter: ErrorCodeGroup = {
  title: 'Front matter',
  slug: 'front-matter',
  intro:
    'Front matter is the part between two `---` at the top of a file. [Create a doc](./guides/docs/create-doc.md#front-matter) lists the fields.',
  codes: {
    frontMatterSyntax: {
      cause:
        'The front matter is not valid YAML. Common causes are a colon in a text without quotation marks, tabs, and a missing closing `---`.',
      fix: 'Put texts that contain a colon in quotation marks, and use spaces.',
      example: { files: { 'docs/syntax.md': matter('title: Feeding: the basics') } },
    },
    frontMatterType: {
      cause: 'A field has a value of the wrong type.',
      fix: 'Write a value of the type in the message. `yes` and `no` are strings in YAML 1.2. Write `true` and `false`.',
      example: { files: { 'docs/type.md': matter('title: Feeding', 'sidebar_position: first') } },
    },
    frontMatterSchema: {
      cause: 'The front matter does not fit `markdown.frontMatterSchema` of the configuration.',
      fix: 'Correct the value, or the schema.',
      example: null,
    },
    frontMatterUnknownKey: {
      cause:
        'A field looks like a typo of a field that Troodon knows. Other unknown fields are allowed, because your components may read them.',
      fix: 'Correct the name.',
      example: { files: { 'docs/unknown-key.md': matter('titel: Feeding') } },
    },
    frontMatterHook: {
      cause: 'The function in `markdown.frontMatter` threw an error or returned a value of the wrong type.',
      fix: 'Correct the function. It must return the front matter as an object.',
      example: {
        site: 'hook',
        files: {
          'site.config.mjs': lines('export default {', "  markdown: { frontMatter: () => 'draft' },", '}'),
          'docs/hooked.md': doc('Hooked'),
        },
      },
    },
    invalidId: {
      cause:
        'The `id` of a document contains a slash. An id is the last part of the path, without its folder.',
      fix: 'Write only the name, such as `id: feeding`.',
      example: { files: { 'docs/id.md': matter('id: care/feeding') } },
    },
    invalidSlug: {
      cause:
        'A `slug` is not a valid path. It contains `..`, a query, a backslash or one of the characters `:`, `|` and `*`, a part of it ends with a dot or a space, or it is a name that Windows or Git reserves, such as `con` or `.git`.',
      fix: 'Write a path such as `/feeding` or `feeding`.',
      example: { files: { 'docs/slug.md': matter('slug: /../feeding') } },
    },
    duplicateId: {
      cause: 'Two documents of one version have the same id.',
      fix: 'Remove the `id` of one of them, or choose another one. Files such as `01-food.md` and `02-food.md` in one folder also have the same id.',
      example: {
        files: { 'docs/same/02-food.md': doc('Food for adults'), 'docs/same/01-food.md': doc('Food') },
        shown: ['docs/same/01-food.md', 'docs/same/02-food.md'],
      },
    },
    unknownDocId: {
      cause: '`pagination_next` or `pagination_prev` is the id of a document that does not exist.',
      fix: 'Write the [id](./guides/docs/introduction.md#names) of the document: its path without the extension and without number prefixes.',
      example: { files: { 'docs/next.md': matter('pagination_next: boat'), 'docs/boats.md': doc('Boats') } },
    },
    unknownSidebar: {
      cause: '`displayed_sidebar` is the name of a sidebar that the sidebars file does not contain.',
      fix: 'Use one of the names that the message lists.',
      example: { files: { 'docs/displayed.md': matter('displayed_sidebar: tutorial') } },
    },
  },
}

export const structure: ErrorCodeGroup = {
  title: 'Sidebars, versions, tags and translations',
  slug: 'structure',
  intro:
    'These problems are in files that describe documents: sidebars, categories, versions, tags and translations.',
  codes: {
    sidebarFile: {
      cause: 'The sidebars file cannot be loaded, or `sidebarPath` is a file that does not exist.',
      fix: 'Correct the syntax or the path. The path is relative to the content folder.',
      example: {
        site: 'sidebarFile',
        files: {
          'site.config.json': lines('{', '  "docs": { "sidebarPath": "navigation.ts" }', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    sidebarItem: {
      cause:
        'A sidebar lists a document that does not exist, or one of its items has an unknown type or lacks a field.',
      fix: 'Correct the item. Items are [ids](./guides/docs/introduction.md#names), not files. [Sidebar items](./guides/docs/sidebar/items.md) lists all types and fields.',
      example: {
        site: 'sidebarItem',
        files: {
          'sidebars.json': lines(
            '{',
            '  "docs": ["intro", "feedng", { "type": "page", "id": "intro" }]',
            '}',
          ),
          'docs/intro.md': doc('Intro'),
          'docs/feeding.md': doc('Feeding'),
        },
      },
    },
    categoryFile: {
      cause:
        'A `_category_` file is not valid JSON or YAML, or has an unknown field or a value of the wrong type.',
      fix: 'Correct the field. [Category files](./guides/docs/sidebar/autogenerated.md#category-files) lists all fields.',
      example: {
        files: {
          'docs/park/_category_.json': lines('{ "label": "The park", "positon": 2 }'),
          'docs/park/pond.md': doc('Pond'),
        },
      },
    },
    versionsFile: {
      cause:
        'A versions file is not a list of strings, or it lists a version without documents. The configuration can also contain a version that does not exist.',
      fix: 'Restore the folder of the version, or remove its name.',
      example: { site: 'versions', files: { 'versions.json': '["2.0"]\n', 'docs/intro.md': doc('Intro') } },
    },
    tagsFile: {
      cause: 'A tags file cannot be read, or an entry has a field of the wrong type.',
      fix: 'Each entry is a key with `label`, `permalink` and `description`. All three are optional.',
      example: {
        site: 'tags',
        files: {
          'docs/tags.yml': lines('feathers:', '  label: [Feathers]'),
          'docs/intro.md': doc('Intro'),
          'site.config.json': lines('{', '  "docs": { "tags": "tags.yml" }', '}'),
        },
      },
    },
    glossaryFile: {
      cause:
        'The glossary cannot be read, a term has no meaning or an unknown field, or two terms have the same alias.',
      fix: 'Write `Term: its meaning`, or the fields `definition`, `aliases` and `link` below the term. See [Glossary](./guides/markdown-features/text.md#glossary).',
      example: {
        site: 'glossary',
        files: {
          'glossary.yml': lines(
            'Feeder:',
            '  definition: The box that gives food.',
            'Pond:',
            '  link: ./docs/pond.md',
          ),
          'docs/pond.md': doc('Pond'),
        },
        shown: ['glossary.yml'],
      },
    },
    inlineTag: {
      cause: 'A document or post has a tag that the tags file does not list.',
      fix: 'Add the tag to the file, or use an existing key.',
      option: 'onInlineTags',
      example: {
        site: 'inlineTag',
        files: {
          'docs/moult.md': lines('---', 'tags: [plumage]', '---', '', '# Molting'),
          'docs/tags.yml': lines('feathers:', '  label: Feathers'),
          'site.config.json': lines('{', '  "docs": { "tags": "tags.yml" }', '}'),
        },
      },
    },
    orphanedTranslation: {
      cause:
        'A translated page, or a folder of them, has no original: it was removed, renamed or moved, or its version no longer exists. Troodon builds the pages of a language from the originals, so no page shows the translation.',
      fix: 'Remove the translation, or move it so that its path below the folder of the language is that of the page.',
      example: {
        site: 'orphan',
        files: {
          'i18n/de/docusaurus-plugin-content-docs/current/setup.md': doc('Einrichten'),
          'docs/install.md': doc('Install'),
          'site.config.json': lines('{', '  "i18n": { "defaultLocale": "en", "locales": ["en", "de"] }', '}'),
        },
      },
    },
    translationFile: {
      cause:
        'A translation file is not valid JSON, or has another shape than `{ "key": { "message": "…" } }`.',
      fix: 'Correct the file. `troodon write-translations` writes files of the right shape.',
      example: {
        site: 'translation',
        files: {
          'i18n/de/code.json': lines('{ "theme.title": "Handbuch", }'),
          'docs/intro.md': doc('Intro'),
          'site.config.json': lines('{', '  "i18n": { "defaultLocale": "en", "locales": ["en", "de"] }', '}'),
        },
      },
    },
  },
}
