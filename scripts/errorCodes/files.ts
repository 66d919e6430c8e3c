// Error codes of images, fonts and files in general.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

export const files: ErrorCodeGroup = {
  title: 'Images and files',
  slug: 'files',
  intro: 'Troodon opens every image of the site to find its size, and reads every Markdown file as UTF-8.',
  codes: {
    missingAsset: {
      cause: 'A Markdown file refers to an image or file that does not exist.',
      fix: 'Correct the path. A path with a dot is relative to the Markdown file. A path with a slash is a file in the static folder, without `static` in front.',
      option: 'markdown.hooks.onBrokenMarkdownImages',
      example: { files: { 'docs/missing-image.md': doc('Feathers', '![A feather](./fether.svg)') } },
    },
    missingHtmlImage: {
      cause:
        'An HTML element such as `<img>` or `<video>`, in Markdown or in a component, refers to a file that does not exist.',
      fix: 'Correct the path, or write a Markdown image.',
      option: 'markdown.hooks.onBrokenMarkdownImages',
      example: {
        files: { 'docs/html-image.md': doc('Nest', '<p><img src="/img/nest.png" alt="A nest" /></p>') },
      },
    },
    unreadableImage: {
      cause: 'A file has the name of an image, but is not one, or has more than 100 million pixels.',
      fix: 'Export the image again. Check whether the file is a Git LFS pointer: run `git lfs pull`.',
      example: {
        files: {
          'docs/unreadable-image.md': doc('Egg', '![An egg](./egg.png)'),
          'docs/egg.png': 'This is no image.\n',
        },
      },
    },
    scriptInImage: {
      cause:
        'An SVG file contains a script or an event handler. It does not run in an `<img>`, but it would run if a reader opened the file.',
      fix: 'Export the image without scripts.',
      example: {
        files: {
          'docs/script.svg':
            '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\n  <script>alert(1)</script>\n</svg>\n',
          'docs/script-image.md': doc('Map', '![A map](./script.svg)'),
        },
        shown: ['docs/script.svg', 'docs/script-image.md'],
      },
    },
    unreadableFont: {
      cause: 'The font of `socialCards` does not exist or is not a TrueType, OpenType or WOFF file.',
      fix: 'Correct the path, or convert the font. WOFF2 is not supported.',
      example: {
        site: 'cards',
        files: {
          'site.config.json': lines('{', '  "socialCards": { "font": "fonts/handbook.ttf" }', '}'),
          'docs/intro.md': doc('Intro', 'Text.'),
        },
      },
    },
    invalidEncoding: {
      cause: 'A file is not UTF-8. Editors on older systems save other encodings, such as Windows-1252.',
      fix: 'Save the file as UTF-8 in your editor. To convert many files, run `iconv -f WINDOWS-1252 -t UTF-8 OLD.md > NEW.md`.',
      example: null,
    },
    fileTooLarge: {
      cause: 'A Markdown file is larger than `markdown.maxFileSize`, by default 5,000,000 bytes.',
      fix: 'Split the file. If it is generated and has to be this large, raise the limit.',
      example: {
        site: 'small',
        files: {
          'docs/large.md': doc('Log', 'One line.', 'Another line.'),
          'site.config.json': lines('{', '  "markdown": { "maxFileSize": 20 }', '}'),
        },
        shown: ['site.config.json', 'docs/large.md'],
      },
    },
    parseFailed: {
      cause: 'The parser failed on a file. This is a mistake in Troodon, not in your file.',
      fix: 'Report it with the file. To continue, remove parts of the file until Troodon can read it, and leave out the part that causes the error.',
      example: null,
    },
    unreadableFile: {
      cause: 'The operating system refuses to open a file or a folder.',
      fix: 'Check the permissions. The user that runs Troodon needs to read all files of the site.',
      example: null,
    },
    skippedFile: {
      cause:
        'The content folder contains a symbolic link that leaves the [repository](./guides/markdown-features/react.mdx#repository), leads to a folder around itself or has no target. Special files, such as sockets, are reported too.',
      fix: 'Replace the link with the files themselves, or add the folder of its target to `outsideFolders`.',
      example: null,
    },
    reservedOutput: {
      cause:
        'Two different files would have the same path in `dist/`, or one of them would have the path of a folder. Often, a static file has the path of a page or of a file that Troodon writes.',
      fix: 'Rename the static file, change the `slug` of the page, or switch off the option that writes the other file.',
      example: {
        files: { 'static/docs/taken/index.html': '<p>Mine</p>\n', 'docs/taken.md': doc('Taken') },
        shown: ['static/docs/taken/index.html', 'docs/taken.md'],
      },
    },
    similarOutput: {
      cause:
        'The paths of two files in `dist/` differ only in case. Disks of macOS and Windows, and many hosts, keep only one of the two.',
      fix: 'Rename one of the files, or change the `slug` of the page.',
      example: {
        files: { 'static/docs/Other/index.html': '<p>Mine</p>\n', 'docs/other.md': doc('Other') },
        shown: ['static/docs/Other/index.html', 'docs/other.md'],
      },
    },
  },
}
