// The facts of a route as lines for the terminal: a name, and its values below each other.
import type { SidebarPlace } from '../../kinds/contentKind.ts'
import type { BuildFacts } from './buildFacts.ts'
import type { RouteFacts } from './routeFacts.ts'

type Row = readonly [name: string, value: unknown]

const nameWidth = 11

export function formatFacts({
  linksOut,
  sidebar,
  files,
  firstVisit,
  ...facts
}: RouteFacts & BuildFacts): string {
  const rows: readonly Row[] = [
    ...Object.entries(facts).filter(([, value]) => !Array.isArray(value) || value.length > 0),
    ...(sidebar ? [['sidebar', formatPlace(sidebar)] as const] : []),
    [
      'linksOut',
      linksOut.map(({ href, leadsTo }) => (leadsTo === href ? href : `${href} → ${leadsTo ?? 'nowhere'}`)),
    ],
    ...files.map(
      ({ path, bytes, gzip }): Row => ['file', `${path}  ${kilobytes(bytes)}, ${kilobytes(gzip)} gzipped`],
    ),
    ...(firstVisit === null
      ? []
      : [
          ['firstVisit', `${kilobytes(firstVisit)} gzipped: the page, its scripts, styles and data`] as const,
        ]),
  ]
  return rows.map(([name, value]) => `${name.padEnd(nameWidth)} ${formatValue(value)}\n`).join('')
}

/** `main: Guides › item 2 of 5, by its folder: …` */
const formatPlace = ({ name, path, item, of, reason }: SidebarPlace): string =>
  `${name}: ${[...path, `item ${item} of ${of}`].join(' › ')}, ${reason}`

const formatValue = (value: unknown): string =>
  Array.isArray(value) ? value.join(`\n${' '.repeat(nameWidth + 1)}`) : String(value)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
