// Error codes of rules with a file of their own: the structure and the style of pages.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

/** Turns on rules that are off by default. */
const off = (...codes: readonly string[]) =>
  `${JSON.stringify({ checks: Object.fromEntries(codes.map((code) => [code, 'hint'])) })}\n`

const style = {
  site: 'style',
  config: off(
    ...['duplicateHeading', 'emphasisAsHeading', 'bareUrl', 'missingCodeLanguage'],
    ...['fenceStyle', 'listMarkers', 'trailingSpaces'],
  ),
}

/** A page of the site in which the rules about style are on. */
const styled = (name: string, wrong: string, correct: string) => ({
  site: style.site,
  shown: [`docs/${name}.md`],
  files: { 'site.config.json': style.config, [`docs/${name}.md`]: wrong },
  correct: { [`docs/${name}.md`]: correct },
})

const example = (name: string, wrong: string, correct: string) => ({
  site: 'structure',
  files: { [`docs/${name}.md`]: wrong },
  correct: { [`docs/${name}.md`]: correct },
})

export const rules: ErrorCodeGroup = {
  title: 'Structure and style',
  slug: 'style',
  intro:
    'These rules look for what a reader or a search engine sees wrong on a page that builds. Only `check` reports hints. Rules about style are off: turn on those that you want with [`checks`](./configuration.md#checks). [Check your docs in CI](./ci.md) shows how to introduce them.',
  codes: {
    emptyHeading: {
      cause: 'A heading has no words. It is an empty line on the page and in the table of contents.',
      fix: 'Write its words, or remove the line.',
      example: example(
        'empty-heading',
        doc('Otters', '##', '', 'They sleep in the water.'),
        doc('Otters', '## Sleep', '', 'They sleep in the water.'),
      ),
    },
    emptyLink: {
      cause: 'A link has no words, so that readers cannot see it, or no URL.',
      fix: 'Write the words between the brackets and the URL between the parentheses.',
      example: example(
        'empty-link',
        doc('Visit', 'Read [](https://otters.example/) first.'),
        doc('Visit', 'Read [about otters](https://otters.example/) first.'),
      ),
    },
    reversedLink: {
      cause: 'The brackets and the parentheses of a link are exchanged. The page shows them as text.',
      fix: 'Write the words in brackets and the URL in parentheses. `check --fix --unsafe-fixes` does it.',
      example: example(
        'reversed-link',
        doc('Tickets', 'Buy them (at the gate)[https://park.example/gate].'),
        doc('Tickets', 'Buy them [at the gate](https://park.example/gate).'),
      ),
    },
    mergeConflict: {
      cause:
        'A file was committed before its merge was finished. The page would show both versions of the text.',
      fix: 'Keep the right text, and remove the lines with the marks of Git.',
      example: example(
        'merge-conflict',
        doc('Hours', '<<<<<<< HEAD', 'Open until 6.', '=======', 'Open until 7.', '>>>>>>> summer'),
        doc('Hours', 'Open until 7.'),
      ),
    },
    headingWithoutSpace: {
      cause: 'A line begins with two or more `#`, but no space follows, so it is a paragraph.',
      fix: 'Add the space. If the line is not a heading, write a backslash before the first `#`.',
      example: example(
        'heading-without-space',
        doc('Food', '##Fish', '', 'Every morning.'),
        doc('Food', '## Fish', '', 'Every morning.'),
      ),
    },
    unknownReference: {
      cause:
        'A link such as `[the guide][guide]` has a name that the file does not define. The page shows the brackets. After a word or a bracket, Troodon reads `[…][…]` as an index, and does not report it.',
      fix: 'Add a line such as `[guide]: ./guide.md` to the file, or correct the name.',
      example: example(
        'unknown-reference',
        doc('Route', 'Follow [the map][map].'),
        doc('Route', 'Follow [the map][map].', '', '[map]: https://park.example/map'),
      ),
    },
    unknownFootnote: {
      cause: 'The file has no footnote with this name. The page shows the brackets.',
      fix: 'Add a line such as `[^1]: The text of the note.` to the file, or correct the name.',
      example: example(
        'unknown-footnote',
        doc('Weight', 'About nine kilograms.[^1]'),
        doc('Weight', 'About nine kilograms.[^1]', '', '[^1]: In summer.'),
      ),
    },
    skippedHeadingLevel: {
      cause:
        'A heading is more than one level below the heading before it, or below the title in the front matter. Readers of screen readers, who go from heading to heading, miss a level. Troodon does not look at files that include others.',
      fix: 'Use the next level. `check --fix --unsafe-fixes` raises the heading and those below it.',
      example: example(
        'skipped-level',
        doc('Pond', '## Plants', '', '#### Reed', '', 'At the edge.'),
        doc('Pond', '## Plants', '', '### Reed', '', 'At the edge.'),
      ),
    },
    severalTitles: {
      cause: 'A page has more than one heading of level 1.',
      fix: 'Keep the first one, and give the others level 2.',
      example: example(
        'several-titles',
        doc('Birds', 'In the reeds.', '', '# Heron', '', 'Grey.'),
        doc('Birds', 'In the reeds.', '', '## Heron', '', 'Grey.'),
      ),
    },
    vagueLinkText: {
      cause:
        'The words of a link, such as `here` or `read more`, do not say where it leads. Screen readers can list the links of a page without the sentences around them. A name is fine: `[Click](https://click.example/)`. `checks.rules.vagueLinkText.words` has the words for other languages.',
      fix: 'Use the name of the target as the words of the link.',
      example: example(
        'vague-link',
        doc('Help', 'For opening hours, click [here](https://park.example/hours).'),
        doc('Help', 'See the [opening hours](https://park.example/hours).'),
      ),
    },
    missingAlt: {
      cause: 'An image has no alternative text, so readers who do not see it do not know what it shows.',
      fix: 'Describe what the image shows. For decoration, write an `<img>` element with `alt=""`.',
      example: example(
        'missing-alt',
        doc('Map', '![](https://park.example/map.png)'),
        doc('Map', '![The paths around the pond](https://park.example/map.png)'),
      ),
    },
    tableWithoutHeader: {
      cause: 'All cells in the header of a table are empty. Screen readers read the header before each cell.',
      fix: 'Name the columns. If the columns have no names, a list may be better.',
      example: example(
        'table-header',
        doc('Hours', '| | |', '| --- | --- |', '| Summer | 9 to 20 |'),
        doc('Hours', '| Season | Hours |', '| --- | --- |', '| Summer | 9 to 20 |'),
      ),
    },
    unclosedElement: {
      cause:
        'An HTML element that needs a closing tag has none. Browsers close it somewhere else, so it can contain the rest of the page.',
      fix: 'Add the closing tag. To show the tag as text, write it in backticks.',
      example: example(
        'unclosed-element',
        doc('Rules', '<div class="rules">', '', 'Do not feed the otters.'),
        doc('Rules', '<div class="rules">', '', 'Do not feed the otters.', '', '</div>'),
      ),
    },
    repeatedWord: {
      cause:
        'A word is there twice in a row. Words in code, URLs and components are not read. Other languages repeat many words on purpose, as in `die die` or `vous vous`, so there Troodon reports only short words that are never correct twice.',
      fix: 'Remove one of them, or excuse the line with a comment.',
      example: example(
        'repeated-word',
        doc('Seals', 'Seals eat in the the morning.'),
        doc('Seals', 'Seals eat in the morning.'),
      ),
    },
    unicodeForm: {
      cause:
        'Letters with accents are written as a letter and a separate accent (NFD). They look the same, but the search of many programs does not find them. Lines that name characters by number, such as U+0301, are left out. Troodon reports the first one of a file.',
      fix: '`check --fix` writes the composed form (NFC).',
      example: example(
        'unicode-form',
        doc('Cafe', 'The cafe\u0301 opens at nine.'),
        doc('Cafe', 'The café opens at nine.'),
      ),
    },
    wrongTerm: {
      cause:
        'A text has a form that `terms.yml` or `checks.rules.wrongTerm.terms` lists as wrong. Code and URLs are not read.',
      fix: 'Write the right form. `check --fix --unsafe-fixes` does it.',
      example: {
        site: 'terms',
        shown: ['terms.yml', 'docs/source.md'],
        files: {
          'terms.yml': lines('github: GitHub', 'sign-in: login'),
          'docs/source.md': doc('Source', 'The source is on Github.'),
        },
        correct: { 'docs/source.md': doc('Source', 'The source is on GitHub.') },
      },
    },
    longSentence: {
      cause:
        'A sentence has more words than `checks.rules.longSentence.words` allows: 40 unless you change it.',
      fix: 'Make two sentences of it, or a list.',
      example: {
        site: 'sentences',
        shown: ['docs/otters.md'],
        files: {
          'site.config.json': off('longSentence'),
          'docs/otters.md': doc(
            'Otters',
            'Otters sleep in the water on their backs, and because the waves and the wind would carry them away from each',
            'other during the night, they hold each other by the paw, or they wrap themselves in long leaves of kelp that',
            'grow from the ground of the sea.',
          ),
        },
        correct: {
          'docs/otters.md': doc(
            'Otters',
            'Otters sleep in the water on their backs. The waves and the wind would carry them away from each other during',
            'the night. So they hold each other by the paw, or they wrap themselves in long leaves of kelp.',
          ),
        },
      },
    },
    duplicateHeading: {
      cause: 'Two headings below the same heading have the same words.',
      fix: 'Give each heading its own words.',
      example: styled(
        'duplicate-heading',
        doc('Animals', '## Otters', '', 'Brown.', '', '## Otters', '', 'Fast.'),
        doc('Animals', '## Otters', '', 'Brown.', '', '## Sea otters', '', 'Fast.'),
      ),
    },
    emphasisAsHeading: {
      cause: 'A paragraph is one bold phrase in place of a heading.',
      fix: 'Write it as a heading. It then has a link and a place in the table of contents.',
      example: styled(
        'emphasis-heading',
        doc('Guide', '**Before you go**', '', 'Buy a ticket.'),
        doc('Guide', '## Before you go', '', 'Buy a ticket.'),
      ),
    },
    bareUrl: {
      cause:
        'A URL is written as text. Troodon makes it a link, but its words do not say what it is. Email addresses and examples (`localhost`, `example.com`) are left out.',
      fix: 'Write a link with words: `[the timetable](https://bus.example/)`.',
      example: styled(
        'bare-url',
        doc('Bus', 'See https://bus.example/ for times.'),
        doc('Bus', 'See [the timetable](https://bus.example/).'),
      ),
    },
    missingCodeLanguage: {
      cause: 'A code block names no language.',
      fix: 'Write the language after the fence, or `text` for plain text.',
      example: styled(
        'code-language',
        doc('Setup', '```', 'npm ci', '```'),
        doc('Setup', '```bash', 'npm ci', '```'),
      ),
    },
    fenceStyle: {
      cause:
        'A code block has other fences than the rest of the site. `checks.rules.fenceStyle.marker` is `` ` `` or `~`.',
      fix: 'Write the other fence. `check --fix` does it where the code contains no such fence.',
      example: styled(
        'fence-style',
        doc('Setup', '~~~bash', 'npm ci', '~~~'),
        doc('Setup', '```bash', 'npm ci', '```'),
      ),
    },
    listMarkers: {
      cause:
        'The bullet lists of a page have different markers. A list ends where its marker changes. `checks.rules.listMarkers.marker` sets one marker for the site.',
      fix: 'Use one marker. `check --fix` does it, and needs `--unsafe-fixes` where two lists become one.',
      example: styled(
        'list-markers',
        doc('Bring', '- boots', '- a hat', '', 'And:', '', '* time'),
        doc('Bring', '- boots', '- a hat', '', 'And:', '', '- time'),
      ),
    },
    trailingSpaces: {
      cause: 'A line ends with spaces that have no meaning. Two spaces that break a line are not reported.',
      fix: 'Remove them, for example with `check --fix`.',
      example: styled('trailing-spaces', doc('Otters', 'They swim. '), doc('Otters', 'They swim.')),
    },
    duplicateTitle: {
      cause: 'Two pages of one folder have the same title. Lists and search results cannot tell them apart.',
      fix: 'Give each page its own title.',
      example: {
        site: 'structure',
        files: {
          'docs/seals/food.md': doc('Food', 'Fish.'),
          'docs/seals/more-food.md': doc('Food', 'More fish.'),
        },
        shown: ['docs/seals/food.md', 'docs/seals/more-food.md'],
        correct: { 'docs/seals/more-food.md': doc('Food in winter', 'More fish.') },
      },
    },
    duplicateDescription: {
      cause:
        'Two pages have the same `description` in their front matter. Search engines show it below both.',
      fix: 'Describe each page in its own words, or leave the description out.',
      example: {
        site: 'structure',
        files: {
          'docs/swans.md': lines('---', 'description: Birds of the pond.', '---', '', '# Swans'),
          'docs/ducks.md': lines('---', 'description: Birds of the pond.', '---', '', '# Ducks'),
        },
        shown: ['docs/ducks.md', 'docs/swans.md'],
        correct: {
          'docs/ducks.md': lines('---', 'description: Five kinds of ducks.', '---', '', '# Ducks'),
        },
      },
    },
    unreachedPage: {
      cause:
        'No sidebar, list, navbar or link of another page leads to a page. Readers find it only with the search. Troodon looks at the main language, and not at sites with another theme, whose components can make links.',
      fix: 'Link to the page, or add it to a sidebar. If only people with the URL should find it, write `unlisted: true` in its front matter.',
      example: {
        site: 'unreached',
        files: {
          'docs/hidden.md': doc('Hidden', 'Nobody comes here.'),
          'docs/intro.md': doc('Intro', 'The park.'),
          'sidebars.json': '{ "main": ["intro"] }\n',
        },
        shown: ['docs/hidden.md', 'sidebars.json'],
        correct: { 'sidebars.json': '{ "main": ["intro", "hidden"] }\n' },
      },
    },
    colorContrast: {
      cause:
        'Two colors of a style sheet or an option are too close to read, as [WCAG](https://www.w3.org/TR/WCAG22/#contrast-minimum) defines it. Troodon looks at rules that set both the color of a text and its background, and at the primary, link and text colors of the theme.',
      fix: 'Make one of the colors darker or lighter.',
      example: {
        site: 'contrast',
        shown: ['site.config.json'],
        files: {
          'site.config.json': lines(
            '{ "themeConfig": { "announcementBar": { "content": "New otters!", "backgroundColor": "#ffd24d", "textColor": "#ffffff" } } }',
          ),
          'docs/news.md': doc('News', 'Two otters were born.'),
        },
        correct: {
          'site.config.json': lines(
            '{ "themeConfig": { "announcementBar": { "content": "New otters!", "backgroundColor": "#ffd24d", "textColor": "#1c1c1c" } } }',
          ),
        },
      },
    },
    hugeImage: {
      cause:
        'An image file on a page has more than `checks.rules.hugeImage.maxBytes`, which is 1,000,000 bytes by default.',
      fix: 'Make the image smaller, or save it in a format such as WebP or AVIF.',
      example: {
        site: 'hugeImage',
        files: {
          'site.config.json': '{ "checks": { "rules": { "hugeImage": { "maxBytes": 20 } } } }\n',
          'docs/pond.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
          'docs/pond.md': doc('Pond', '![The pond](./pond.svg)'),
        },
        shown: ['site.config.json', 'docs/pond.md'],
        correct: {
          'site.config.json': '{ "checks": { "rules": { "hugeImage": { "maxBytes": 200 } } } }\n',
        },
      },
    },
  },
}
