// Error codes of checks of what goes out of date while nobody edits it.
import { doc, type ErrorCodeGroup, lines } from './entry.ts'

const park = lines('{ "title": "Park", "url": "https://park.example" }')

export const upkeep: ErrorCodeGroup = {
  title: 'Upkeep',
  slug: 'upkeep',
  intro:
    'These checks find what goes out of date while nobody edits it. Each runs only on a site that uses it. [Keep docs up to date](./upkeep.md) describes the files and options.',
  codes: {
    lostUrl: {
      cause:
        'A URL of `troodon.urls.json` or `kept-urls.txt` has no page, file or redirect any more. Links on other sites, bookmarks and search results lead to it.',
      fix: 'Add a redirect. `check --fix` does it if git has seen the rename, or if another page has most of the text. If the page is gone for good, remove its line.',
      example: {
        site: 'lostUrl',
        shown: ['troodon.urls.json'],
        files: {
          'troodon.urls.json': lines(
            '{ "version": 1',
            ', "/docs/otters/": {"source":"docs/otters.md","anchors":[]}',
            '}',
          ),
          'site.config.json': park,
          'docs/sea-otters.md': doc('Sea otters', 'They sleep in the water.'),
        },
        correct: {
          'site.config.json': lines(
            '{',
            '  "title": "Park",',
            '  "url": "https://park.example",',
            '  "redirects": { "redirects": [{ "from": "/docs/otters", "to": "/docs/sea-otters/" }] }',
            '}',
          ),
        },
      },
    },
    lostAnchor: {
      cause:
        'The page of a URL has lost an id that `troodon.urls.json` lists, because a heading was removed or got other words.',
      fix: 'Write the id after the heading, or remove it from the list.',
      example: {
        site: 'lostAnchor',
        shown: ['docs/otters.md', 'troodon.urls.json'],
        files: {
          'docs/otters.md': doc('Otters', '## How they sleep', '', 'In the water.'),
          'troodon.urls.json': lines(
            '{ "version": 1',
            ', "/docs/otters/": {"source":"docs/otters.md","anchors":["sleep"]}',
            '}',
          ),
          'site.config.json': park,
        },
        correct: { 'docs/otters.md': doc('Otters', '## How they sleep {#sleep}', '', 'In the water.') },
      },
    },
    urlsFile: {
      cause: '`troodon.urls.json` is not a list of URLs, often because of an unfinished merge.',
      fix: 'Keep the lines of both sides, and remove the marks of the merge.',
      example: {
        site: 'urlsFile',
        files: {
          'troodon.urls.json': lines(
            '{ "version": 1',
            '<<<<<<< HEAD',
            ', "/docs/otters/": {"source":"docs/otters.md","anchors":[]}',
            '}',
          ),
          'site.config.json': park,
          'docs/otters.md': doc('Otters', 'They sleep in the water.'),
        },
        correct: {
          'troodon.urls.json': lines(
            '{ "version": 1',
            ', "/docs/otters/": {"source":"docs/otters.md","anchors":[]}',
            '}',
          ),
        },
      },
    },
    redirectChain: {
      cause:
        'A redirect leads to another redirect. Browsers ask twice, and search engines give up after a few steps. A loop is an error.',
      fix: 'Point the redirect to the page. `check --fix` does it in `_redirects`.',
      example: {
        site: 'redirectChain',
        files: {
          'static/_redirects': lines('/otter /otters', '/otters /docs/otters/'),
          'site.config.json': park,
          'docs/otters.md': doc('Otters', 'They sleep in the water.'),
        },
        correct: { 'static/_redirects': lines('/otter /docs/otters/', '/otters /docs/otters/') },
      },
    },
    outdatedTranslation: {
      cause:
        'A page has changed in Git since the last commit that changed its translation. This check needs the full Git history: Troodon reports nothing in a shallow clone.',
      fix: 'Translate what has changed. The hint has the command that shows it.',
      example: null,
    },
    importedReport: {
      cause: 'A report of `checks.import` is missing, or is neither of Vale nor of cspell.',
      fix: 'Run the other tool before `check`, so that it writes the report.',
      example: {
        site: 'importedReport',
        files: {
          'site.config.json': lines('{ "checks": { "import": ["vale.json"] } }'),
          'docs/otters.md': doc('Otters', 'They sleep in the water.'),
        },
        correct: { 'site.config.json': lines('{ "checks": { "import": [] } }') },
      },
    },
    vale: {
      cause:
        '[Vale](https://vale.sh) has reported this in a file of `checks.import`. The report of Vale is as old as its file.',
      fix: 'Correct the text, and run Vale again.',
      example: null,
    },
    cspell: {
      cause: '[cspell](https://cspell.org) has reported this word in a file of `checks.import`.',
      fix: 'Correct the word, or add it to the dictionary of cspell.',
      example: null,
    },
    agentCheck: {
      cause:
        'With `check --agents`: agents get less of a page than they should, such as a page that is too long, or the site has no good `llms.txt`. The message begins with the name of the [check of AFDocs](./agents.md#check-the-result).',
      fix: 'Do what the hint says. Then run `check --agents` again.',
      example: null,
    },
    failedSample: {
      cause:
        'A code block that is marked as a [test](./cli.md#test) fails: its program has another exit code, prints something else or takes too long, its types are wrong, or its data does not fit the schema. Only `test` finds it.',
      fix: 'Correct the block. `check-ignore failedSample` in a comment on the line before the block excuses it.',
      example: null,
    },
    reviewDue: {
      cause:
        'The time of `review_every` in the front matter has passed since `last_reviewed`, or since the last commit of the page.',
      fix: 'Read the page, correct it, and write the day into `last_reviewed`.',
      example: {
        site: 'reviewDue',
        files: {
          'docs/tickets.md': lines(
            ...['---', 'owner: ada', 'last_reviewed: 2024-01-31', 'review_every: 6 months', '---', ''],
            ...['# Tickets', '', 'A ticket costs 5 euros.'],
          ),
        },
        correct: {
          'docs/tickets.md': lines(
            ...['---', 'owner: ada', 'last_reviewed: 2099-01-31', 'review_every: 6 months', '---', ''],
            ...['# Tickets', '', 'A ticket costs 5 euros.'],
          ),
        },
      },
    },
    coveredChange: {
      cause:
        'A file that the page names in `covers` has commits after `last_reviewed`, or after the last commit of the page.',
      fix: 'Check whether the page is still true, and write the day into `last_reviewed`.',
      example: null,
    },
    reviewField: {
      cause:
        'A front matter field of reviews has a value that Troodon does not understand, or `covers` names a file that is not there.',
      fix: 'Write a day such as `2026-11-28`, a period such as `90 days`, `6 months` or `1 year`, and paths from the folder of the site.',
      example: {
        site: 'reviewField',
        files: {
          'docs/tickets.md': lines(
            '---',
            'review_every: often',
            '---',
            '',
            '# Tickets',
            '',
            'A ticket costs 5 euros.',
          ),
        },
        correct: {
          'docs/tickets.md': lines(
            '---',
            'review_every: 1 year',
            '---',
            '',
            '# Tickets',
            '',
            'A ticket costs 5 euros.',
          ),
        },
      },
    },
    deadLink: {
      cause:
        'With `check --external`: a page of another site is gone (404 or 410), its host does not exist, or its redirects never end. If it redirects to a home page, or if its title says that it was not found, it is a warning.',
      fix: 'Link to where the page is now, or to a copy in an archive. `checks.rules.deadLink.skip` leaves out URLs.',
      example: null,
    },
    deadAnchor: {
      cause: 'With `check --external`: a page of another site has no element with the id of the link.',
      fix: 'Link to the page, or to an id that it has. Some pages make their ids in the browser: excuse such a link with a comment.',
      example: null,
    },
    movedLink: {
      cause: 'With `check --external`: a page of another site redirects permanently.',
      fix: 'Link to the new URL. `check --external --fix` does it.',
      example: null,
    },
    unsureLink: {
      cause:
        'With `check --external`: a URL of another site could not be checked, because its server is busy, refuses the request, asks for a login, or does not answer. That can pass, so it is not an error.',
      fix: 'Open the page in a browser if it stays so.',
      example: null,
    },
  },
}
