// JSON-LD that search engines cannot read, or from which they make nothing.
import type { DocumentRule } from '../outputRule.ts'
import { textOf } from './htmlTree.ts'

type Data = Readonly<Record<string, unknown>>

/** What search engines need of the types that documentation uses, with what may stand in for it. */
const needed: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline'],
  TechArticle: ['headline'],
  NewsArticle: ['headline'],
  BlogPosting: ['headline', 'datePublished'],
  Blog: ['name|blogPost|headline'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name|item'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer|suggestedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  WebSite: ['name', 'url'],
  WebPage: ['name|headline'],
  Organization: ['name'],
  Person: ['name'],
  SoftwareApplication: ['name'],
  Product: ['name'],
  Event: ['name', 'startDate'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  SearchAction: ['target'],
}

export const structuredData: DocumentRule = ({ all }, report) => {
  const say = (message: string, hint: string) => report({ message: `Structured data: ${message}.`, hint })
  for (const element of all) {
    if (element.name !== 'script' || element.attributes.get('type') !== 'application/ld+json') continue
    const data = parsed(textOf(element))
    if (data === undefined) {
      say('it is not valid JSON', 'Correct the text of the script.')
      continue
    }
    for (const one of Array.isArray(data) ? data : [data]) checkTop(one, say)
  }
}

type Say = (message: string, hint: string) => void

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkTop(data: unknown, say: Say): void {
  if (!isData(data)) {
    say('it is not an object', 'Write an object with @context and @type.')
    return
  }
  if (!/schema\.org/.test(JSON.stringify(data['@context'] ?? '')))
    say('it has no @context of schema.org', 'Add "@context": "https://schema.org".')
  const graph = data['@graph']
  if (!Array.isArray(graph) && data['@type'] === undefined)
    say('it has no @type', 'Add the type, such as TechArticle.')
  checkNode(data, say)
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function checkNode(node: Data, say: Say): void {
  for (const type of [node['@type']].flat()) {
    // A node that only names another one has its fields elsewhere.
    for (const wanted of needed[String(type)] ?? [])
      if (
        !wanted.split('|').some((key) => isFilled(node[key])) &&
        !(node['@id'] && Object.keys(node).length < 3)
      )
        say(
          `${String(type)} has no ${wanted.replaceAll('|', ' or ')}`,
          'Search engines leave it out: add the field.',
        )
  }
  for (const [key, value] of Object.entries(node)) {
    if (/^date(?:Published|Modified|Created)$|^(?:start|end|upload)Date$/.test(key) && !isDate(value))
      say(`${key} is ${JSON.stringify(value)}`, 'Write a date such as 2026-11-28.')
    if (
      (key === 'url' || key === 'image' || key === 'logo') &&
      typeof value === 'string' &&
      !URL.canParse(value)
    )
      say(`${key} is "${value}", which is no full URL`, 'Begin it with https:// and the host.')
    for (const one of [value].flat()) if (isData(one)) checkNode(one, say)
  }
  if (node['@type'] === 'BreadcrumbList' || node['@type'] === 'ItemList')
    checkPositions(node['itemListElement'], say)
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T.+)?)?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value))

function checkPositions(items: unknown, say: Say): void {
  const positions = [items]
    .flat()
    .flatMap((one) => (isData(one) && 'position' in one ? [Number(one['position'])] : []))
  if (positions.some((position, at) => position !== at + 1))
    say(`the positions of a list are ${positions.join(', ')}`, 'Count them from 1.')
}
