// Error codes of Markdown, MDX and code blocks.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

const fence = '```'

export const markdown: ErrorCodeGroup = {
  title: 'Markdown and MDX',
  slug: 'markdown',
  intro:
    'Files that end in `.mdx` are strict. In `.md` files, most of these problems are warnings or no problem at all. See [`.md` and `.mdx`](./guides/markdown-features/react.mdx#md-and-mdx).',
  codes: {
    unclosedTag: {
      cause: 'A tag is opened and never closed, or closed by another tag.',
      fix: 'Close the tag. For an element without content, write `<br />`.',
      example: { files: { 'docs/unclosed.mdx': doc('Gate', '<div>', '', 'The gate is old.') } },
    },
    unclosedHtml: {
      cause:
        'Raw HTML in a `.md` file opens an element, a comment or a tag that would hide the rest of the page, and never closes it. Troodon closes it.',
      fix: 'Close it where it ends. To show the tag as text, put it in backticks.',
      example: {
        files: { 'docs/unclosed-html.md': doc('Notes', '<!-- Ask the vet', '', 'The gate is old.') },
      },
    },
    strayBrace: {
      cause: 'In an `.mdx` file, a `{` begins something that is not a JavaScript expression.',
      fix: 'Write `\\{` for a brace, or put the text in backticks.',
      example: { files: { 'docs/brace.mdx': doc('Rows', 'Write {a b} in each row.') } },
    },
    strayLessThan: {
      cause: 'In an `.mdx` file, a `<` does not begin a tag.',
      fix: 'Write `\\<` or `&lt;`. Write a link as `[text](https://…)` instead of `<https://…>`.',
      example: { files: { 'docs/less.mdx': doc('Weights', 'Chicks weigh <2 kg.') } },
    },
    moduleSyntax: {
      cause: 'A line begins with `import` or `export`, but is not valid JavaScript.',
      fix: 'Correct the statement and end it with an empty line. If the line is text, begin it with another word.',
      example: { files: { 'docs/module.mdx': doc('Import', "import Feather from './Feather", '', 'Text.') } },
    },
    unknownComponent: {
      cause: 'A strict file uses a component that it does not import and that the theme does not have.',
      fix: 'Import the component, or add it to [`theme/MDXComponents.tsx`](./guides/markdown-features/react.mdx#use-a-component-without-an-import).',
      example: { files: { 'docs/component.mdx': doc('Weights', '<Wieght kilograms={3} />') } },
    },
    unknownName: {
      cause: 'An expression uses a name that the file neither imports nor exports.',
      fix: 'Define the name, or write `\\{` for a brace.',
      example: { files: { 'docs/name.mdx': doc('Users', 'The path is /users/{id}.') } },
    },
    tagShownAsText: {
      cause:
        'A `.md` file contains a tag that is neither an HTML element nor a component. Readers see it as text.',
      fix: 'Put it in backticks if it is text, such as `List<String>`. If it is a component, import it.',
      example: { files: { 'docs/tag.md': doc('Types', 'It returns a List<String> of names.') } },
    },
    componentUse: {
      cause:
        'A component of the theme is used in a way that cannot work, such as a `TabItem` outside `Tabs`.',
      fix: 'The message explains what is wrong. [Tabs](./guides/markdown-features/tabs.mdx) has an example.',
      example: { files: { 'docs/tab.mdx': doc('Tabs', '<TabItem value="hen">Lays eggs.</TabItem>') } },
    },
    unknownIcon: {
      cause: 'A component names an icon that no installed set of Iconify has. The icon is left out.',
      fix: 'Correct the name, or install the set: `npm install @iconify-json/lucide`. [Icons](./guides/markdown-features/components.mdx#icons) has an example.',
      example: { files: { 'docs/icon.mdx': doc('Fish', '<Card icon="lucide:fish" title="Fish" />') } },
    },
    missingInclude: {
      cause: 'An imported Markdown file, or the file of a code block, does not exist.',
      fix: 'Correct the path. It is relative to the importing file, or begins with `@site/`.',
      example: {
        files: { 'docs/include.mdx': doc('Include', "import Note from './_nota.mdx'", '', '<Note />') },
      },
    },
    outsideFile: {
      cause:
        'A page or an included file imports a file outside the repository. A site that anyone can change with a pull request must not publish files of the machine that builds it.',
      fix: 'Copy the file into the [repository](./guides/markdown-features/react.mdx#repository), install it as a package, or add its folder to `outsideFolders`.',
      example: null,
    },
    privateFile: {
      cause:
        'A page shows a hidden file, a file that Git ignores, or a file in `.git` or `node_modules`. Such files often contain keys.',
      fix: 'Move the file, or name it in `outsideFolders`. Import files of packages by the name of the package. [Security](./security.md#files) lists the rules.',
      example: {
        files: {
          'docs/settings.md': doc('Settings', '```txt file=@site/.env', '```'),
          '.env': lines('TOKEN=1234'),
        },
        shown: ['docs/settings.md'],
      },
    },
    untrustedCode: {
      cause: "A file contains code, and the configuration has `content: 'untrusted'`. The code does not run.",
      fix: 'Remove the code. [Security](./security.md#trust) lists the features that are off.',
      example: {
        site: 'untrusted',
        files: {
          'docs/live.md': doc('Live', '```jsx live', '<b>Hello</b>', '```'),
          'site.config.json': lines('{ "content": "untrusted" }'),
        },
        shown: ['docs/live.md', 'site.config.json'],
      },
    },
    publishedSecret: {
      cause:
        'A page, a file or a value of the configuration contains a text that looks like a private key or the token of a service.',
      fix: 'Remove it, and replace it if it was public. If it is no secret, add the fingerprint in the message and the reason to `allowedSecrets`. See [Security](./security.md#secrets).',
      example: {
        files: {
          'docs/token.md': doc(
            'Token',
            `Send \`gh${'p_'}q7Rk2ZvX9bTn4LwYc8JdF3sHg6MpA1eUo5Ki\` with each request.`,
          ),
        },
      },
    },
    includeCycle: {
      cause: 'A Markdown file includes itself, directly or through other files.',
      fix: 'Remove one of the imports that the message lists.',
      example: {
        files: {
          'docs/_cycle.mdx': lines("import Again from './_cycle.mdx'", '', '<Again />'),
          'docs/cycle.mdx': doc('Cycle', "import Cycle from './_cycle.mdx'", '', '<Cycle />'),
        },
        shown: ['docs/cycle.mdx', 'docs/_cycle.mdx'],
      },
    },
    missingModule: {
      cause:
        'A Markdown file, a component or a style sheet imports a module or a file that is not installed or does not exist. `watch` still shows the other pages. A name that a module does not export is a warning.',
      fix: 'Install the package, or correct the path. Build a package of your workspace.',
      example: {
        files: {
          'docs/module-missing.mdx': doc('Chart', "import Chart from 'park-charts'", '', '<Chart />'),
        },
      },
    },
    duplicateHeadingId: {
      cause: 'Two headings of a page have the same id of your own. Links lead to the first.',
      fix: 'Change one of the ids in braces.',
      example: { files: { 'docs/heading-id.md': doc('Care', '## Food {#care}', '', '## Water {#care}') } },
    },
    unclosedAdmonition: {
      cause:
        'The closing `:::` of an admonition is missing, so the admonition contains the rest of the document.',
      fix: 'Add a line with as many colons as the opening line has.',
      example: { files: { 'docs/unclosed-box.md': doc('Gate', ':::note', '', 'The gate is old.') } },
    },
    unknownDirective: {
      cause:
        'An admonition has a type that Troodon does not know. With a Docusaurus configuration, also: no plugin reads a directive such as `:name[label]`, so only its label is shown.',
      fix: 'Use one of [the types](./guides/markdown-features/admonitions.md#types), or add yours to `markdown.admonitions`.',
      example: {
        files: { 'docs/directive.md': doc('Gate', ':::waring', '', 'The gate is old.', '', ':::') },
      },
    },
    unknownVariable: {
      cause: 'A text names a variable that `markdown.variables` does not have for its version and language.',
      fix: 'Correct the name, add the variable, or write `\\{{ name }}` for the text itself. See [Variables and conditions](./guides/markdown-features/text.md#variables).',
      example: {
        site: 'variables',
        files: {
          'site.config.json': '{ "markdown": { "variables": { "site": { "product": "Feeder" } } } }\n',
          'docs/variable.md': doc('Gate', 'Open the {{ prodct }}.'),
        },
        shown: ['docs/variable.md'],
        correct: { 'docs/variable.md': doc('Gate', 'Open the {{ product }}.') },
      },
    },
    wrongCondition: {
      cause:
        'A condition of `:::only` names no version, language or profile, or one that the site does not have, or it has no end.',
      fix: 'Correct the condition. See [Variables and conditions](./guides/markdown-features/text.md#conditions).',
      example: {
        files: { 'docs/condition.md': doc('Gate', ':::only{verison=">=2"}', '', 'New.', '', ':::') },
        correct: { 'docs/condition.md': doc('Gate', ':::only{version=">=2"}', '', 'New.', '', ':::') },
      },
    },
    nestingTooDeep: {
      cause: 'Lists or quotes are nested more than 100 levels deep. Troodon leaves out what is deeper.',
      fix: 'Usually the file is generated, or contains lines with many `>` characters. Reduce the nesting.',
      example: null,
    },
    unknownCodeLanguage: {
      cause:
        'The language of a code block is unknown, or the grammar that the site adds for it fails, so the code has no colors. Or the block begins with an option, such as `title=`, instead of a language. With a Docusaurus configuration, only names that look like a typo are reported.',
      fix: 'Correct the name or the grammar, [add the language](./guides/markdown-features/code-blocks.md#languages-of-prism), or write `text`.',
      example: { files: { 'docs/language.md': doc('Eggs', `${fence}javascrip`, 'const eggs = 2', fence) } },
    },
    unclosedFence: {
      cause:
        'A code block has no closing fence, so everything after it in the file or in the list item is code.',
      fix: 'Close the block with as many backticks or tildes as its first line has, alone on a line.',
      example: {
        files: {
          'docs/open.md': doc('Open', `${fence}js`, 'const eggs = 2', '', '## After the code', '', 'Text.'),
        },
      },
    },
    codeTooLargeToHighlight: {
      cause: 'A code block or one of its lines is so long that coloring it would take too much time.',
      fix: 'You do not have to do anything if the code is readable without colors. Otherwise, show only a part of it, for example with [`file=`](./guides/markdown-features/code-blocks.md#code-from-a-file) and a range of lines.',
      example: null,
    },
    diagram: {
      cause:
        'Mermaid cannot read a diagram, so readers see an error in its place. Troodon asks the version of `mermaid` that the site has installed. Diagrams of `zenuml` and of the component `<Mermaid>` are not checked.',
      fix: 'Correct the diagram. The [live editor](https://mermaid.live) of Mermaid shows each step.',
      example: {
        site: 'diagram',
        files: {
          'docs/diagram.md': doc(
            'Feeding',
            `${fence}mermaid`,
            'flowchart TD',
            '  Start[Weigh --> Feed',
            fence,
          ),
          'site.config.json': lines('{', '  "markdown": { "mermaid": true }', '}'),
        },
      },
    },
    formula: {
      cause: 'KaTeX cannot read a formula, or `file=` of a code block points to a file that does not exist.',
      fix: 'Correct the TeX. Readers see the formula as it is written until then.',
      example: {
        site: 'math',
        files: {
          'docs/formula.md': doc('Area', 'The area is $\\frac{1}$.'),
          'site.config.json': lines('{', '  "markdown": { "math": true }', '}'),
        },
      },
    },
    shadowedDocument: {
      cause:
        'The `name` or `id` of an element is a property of `document`. Browsers then return the element for that property, and the scripts of the page stop. Troodon leaves out the attribute. This concerns `name` on `embed`, `form`, `iframe`, `img` and `object`, and `id` on `object` and on an `img` with a name.',
      fix: 'Choose another value.',
      example: {
        files: {
          'docs/shadow.md': doc('Barn', '<img name="body" src="https://farm.example/barn.png" alt="A barn">'),
        },
      },
    },
    eventHandler: {
      cause:
        'HTML in Markdown has an event attribute such as `onclick`. The [security policy](./deployment.md#security-policy) blocks it.',
      fix: 'Write a component with `onClick`, or a [client module](./advanced/client.md#client-modules).',
      example: { files: { 'docs/handler.md': doc('Print', '<button onclick="print()">Print</button>') } },
    },
    blockedScript: {
      cause:
        'A page contains a script with code, or a script of another host. The security policy blocks it.',
      fix: 'Put the code into a file in `static/` and set `src` to it, or [allow the host](./deployment.md#scripts-of-other-hosts).',
      example: {
        files: { 'docs/script.md': doc('Count', '<script src="https://stats.example/count.js"></script>') },
      },
    },
    markdownPlugin: {
      cause: 'A remark or rehype plugin threw an error or added a message to a file.',
      fix: 'Read the message of the plugin. Check that the versions of the plugins are compatible.',
      example: {
        site: 'plugin',
        files: {
          'site.config.mjs': lines(
            'const fail = () => () => {',
            "  throw new Error('No eggs.')",
            '}',
            '',
            'export default { docs: { remarkPlugins: [fail] } }',
          ),
          'docs/plugged.md': doc('Plugged'),
        },
      },
    },
  },
}
