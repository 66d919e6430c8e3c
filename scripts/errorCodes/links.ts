// Error codes of links, images, static files and redirects.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

export const links: ErrorCodeGroup = {
  title: 'Links and redirects',
  slug: 'links',
  intro:
    'Troodon checks every link inside the site: in Markdown, HTML, React pages, sidebars, the navbar and the footer.',
  codes: {
    brokenLink: {
      cause: 'A link leads to a path of the site that is not a page, a redirect or a static file.',
      fix: 'Correct the path. Link to the file of a document, such as `./feeding.md`, so that the link follows the document when its URL changes. If another system publishes the page, [excuse the link](./guides/markdown-features/links.md#excuse-one-link) or write `pathname://` before the path.',
      option: 'onBrokenLinks',
      example: {
        files: {
          'docs/broken-link.md': doc('Visit', 'See [the hours](/docs/huors/).'),
          'docs/hours.md': doc('Hours', 'From 9 to 18.'),
        },
      },
    },
    brokenAnchor: {
      cause: 'The page exists, but it has no heading or element with the id after the `#`.',
      fix: 'Copy the id from the page: point at its heading, and copy the link of the `#`. For headings that other pages link to, [write your own id](./guides/markdown-features/toc.md#your-own-ids).',
      option: 'onBrokenAnchors',
      example: {
        files: {
          'docs/broken-anchor.md': doc(
            'Gates',
            'Begin with [the locks](#lock).',
            '',
            '## Locks',
            '',
            'Two of them.',
          ),
        },
      },
    },
    missingSiteFile: {
      cause:
        'The configuration names a file of the site that does not exist: a logo, the favicon, `themeConfig.image`, an icon of the web app, a script or a style sheet.',
      fix: 'Add the file to a static folder, or correct the path. In sites with the configuration of Docusaurus, which does not look for these files, this is a warning.',
      example: {
        site: 'missingSiteFile',
        files: {
          'site.config.json': lines('{', '  "themeConfig": { "image": "img/card.png" }', '}'),
          'docs/intro.md': doc('Intro'),
        },
      },
    },
    brokenMarkdownLink: {
      cause:
        'A link points to a Markdown file that is not a document, post or page of the site. Such a link leads nowhere, so it is also a `brokenLink`. Troodon reports it once, under the code that is more severe: usually as the error `brokenLink`. The example has `onBrokenLinks: "warn"` in its configuration.',
      fix: 'Correct the path. It is relative to the file that contains the link and includes the number prefix and the extension.',
      option: 'onBrokenMarkdownLinks',
      example: {
        site: 'fileLink',
        shown: ['docs/broken-file.md'],
        files: {
          'site.config.json': '{ "onBrokenLinks": "warn" }\n',
          'docs/broken-file.md': doc('Pond', 'Read about [boats](./boat.md).'),
          'docs/boats.md': doc('Boats', 'One boat.'),
        },
      },
    },
    brokenHtmlLink: {
      cause: 'An `<a>` element in Markdown or in a component leads to a path of the site that is not a page.',
      fix: 'Correct the path, or write a Markdown link. In a site that is read from `docusaurus.config`, this is a warning, because Docusaurus does not check these links.',
      option: 'onBrokenLinks',
      example: {
        files: { 'docs/html-link.md': doc('Keepers', '<p><a href="/docs/huors/">Opening hours</a></p>') },
      },
    },
    brokenHtmlAnchor: {
      cause: 'An `<a>` element in Markdown or in a component leads to an ID that its page does not have.',
      fix: 'Correct the part after `#`, or write a Markdown link. In a site that is read from `docusaurus.config`, this is a warning, because Docusaurus does not check these links.',
      option: 'onBrokenAnchors',
      example: {
        files: {
          'docs/html-anchor.md': doc(
            'Opening hours',
            '<p><a href="#winer">In winter</a></p>',
            '',
            '## Winter',
          ),
        },
      },
    },
    unsafeLink: {
      cause:
        'A URL runs code when a reader opens it, such as a `javascript:` URL, also behind `pathname://` or in an encoded form. Troodon looks at links, images and HTML of pages, front matter, data files, the configuration, redirects, and HTML that plugins inject.',
      fix: 'Link to a page. To run code, write a [component](./guides/markdown-features/react.mdx) with an event handler.',
      example: { files: { 'docs/unsafe.md': doc('Print', '<p><a href="javascript:print()">Print</a></p>') } },
    },
    escapeWithoutReason: {
      cause: 'A `link-check-ignore` comment has no reason.',
      fix: 'Write a colon and the reason. The next author needs it to decide whether the comment is still right.',
      example: {
        files: {
          'docs/no-reason.md': doc(
            'Simulator',
            '<!-- link-check-ignore -->',
            'Try the [simulator](/simulator/).',
          ),
        },
      },
    },
    unusedEscape: {
      cause: 'A `link-check-ignore` comment excuses nothing, because the link below it works or is gone.',
      fix: 'Remove the comment.',
      example: {
        files: {
          'docs/unused.md': doc(
            'Fence',
            '<!-- link-check-ignore: published by the shop -->',
            'Mend the fence.',
          ),
        },
      },
    },
    duplicateRoute: {
      cause:
        'Two files have the same URL, or URLs that differ only in capital letters or a slash. Two redirects from one path are reported too.',
      fix: 'Rename one file, or give one of them another `slug`. The message contains both files.',
      option: 'onDuplicateRoutes',
      example: {
        files: {
          'docs/two-b.md': lines('---', 'slug: /two', '---', '', '# Second'),
          'docs/two-a.md': lines('---', 'slug: /two', '---', '', '# First'),
        },
        shown: ['docs/two-a.md', 'docs/two-b.md'],
      },
    },
    redirect: {
      cause: 'A redirect begins at an invalid path, or leads to a path that is not a page.',
      fix: 'Correct `to`. Redirects to other sites need the whole URL with `https://`.',
      example: {
        site: 'redirects',
        files: {
          'site.config.json': lines(
            '{',
            '  "redirects": {',
            '    "redirects": [',
            '      { "from": "/old", "to": "/docs/gone/" },',
            '      { "from": "/docs/intro", "to": "/docs/other/" }',
            '    ]',
            '  }',
            '}',
          ),
          'docs/intro.md': doc('Intro'),
          'docs/other.md': doc('Other'),
        },
      },
    },
    redirectHidesPage: {
      cause: 'A redirect begins at the path of an existing page, so nobody could open that page.',
      fix: 'Remove the redirect, or move the page.',
      example: { site: 'redirects', files: { 'site.config.json': '' } },
    },
    manyRedirects: {
      cause:
        'Some hosts read only the first 2,000 lines of `_redirects`. The URLs of the other redirects show a page that redirects, which works on every host. Redirects from `fromExtensions` do not count: Troodon adds them to the file only if all lines fit.',
      fix: 'Replace redirects of whole folders with one line such as `/old/* /docs/:splat 301` in `static/_redirects`.',
      example: null,
    },
  },
}
