// Builders that check no links and have no search, with the packages of npm that do this fastest. Then all
// rows do the same work: pages, checked links and anchors, and an index for the search.
import type { Peer } from './peer.ts'

const packages = { pagefind: '1.6.0', 'check-html-links': '0.2.4' }

/** `eleventy+` for `eleventy`: builds the site, then indexes it, then checks it. */
export const withChecks = (peer: Peer): Peer => ({
  ...peer,
  name: `${peer.name}+`,
  label: `Pagefind + check-html-links + ${peer.label}`,
  packages: { ...peer.packages, ...packages },
  differs: `is ${peer.label} with Pagefind ${packages.pagefind} and check-html-links ${packages['check-html-links']}. Neither keeps anything for the next build.`,
  command: [
    'sh',
    '-c',
    [
      peer.command.join(' '),
      `../node_modules/.bin/pagefind --silent --site ${peer.outDir}`,
      `../node_modules/.bin/check-html-links ${peer.outDir}`,
    ].join(' && '),
  ],
})
