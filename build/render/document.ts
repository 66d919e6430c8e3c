// The HTML document around a rendered page: head, scripts, route data. Plain strings; everything is escaped
// here.
import { escapeHtml, escapeJson } from '../shared/escape.ts'
import type { Href } from '../shared/routeData.ts'
import { element, generatedTag, type HeadInput, headTagsOf } from './headTags.ts'

/** Files and strings that every page of one language refers to. */
export interface DocumentAssets {
  /** Inline script that runs before first paint. */
  readonly boot: string
  readonly scripts: readonly Href[]
  readonly styles: readonly Href[]
  /** The style sheet of the components for authors. */
  readonly blocks: Href
  readonly site: Href
  /** URL → `sha384-…` of scripts and style sheets. */
  readonly digests: Readonly<Record<Href, string>>
  /** Identity of browser code and site data. */
  readonly runtime: string
}

interface DocumentInput extends HeadInput {
  readonly htmlClass: string
  readonly styles: readonly Href[]
  readonly preload: readonly Href[]
  readonly modules: readonly Href[]
  /** In pieces. */
  readonly app: readonly string[]
  /** JSON of the route's data. */
  readonly payload: string
  /** The security policy, or null. */
  readonly policy: string | null
  /** HTML that plugins add at the start and at the end. */
  readonly body: BodyParts
}

export interface BodyParts {
  readonly start: string
  readonly end: string
}

/** The document in parts. The parts of the app are not copied. */
export function documentOf(input: DocumentInput, assets: DocumentAssets): readonly string[] {
  const { head, site, app } = input
  const { start, end } = frameOf(input, assets)
  const html = openTag('html', input.tags, {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    class: input.htmlClass,
    'data-theme': site.colorMode.defaultMode,
  })
  const tags = [`<title>${escapeHtml(head.title)}</title>`, ...headTagsOf(input), '']
  const before = [
    ...input.styles.map((href) => styleLink(href, assets)),
    ...input.generated.flatMap((one) => (one.tag === 'link' ? [] : [generatedTag(one)])),
    '</head>',
    `${openTag('body', input.tags, {})}${input.body.start}`,
    `<div id="__troodon"${startAttributes(input, assets)}>`,
  ]
  const after = [
    '</div>',
    `<script type="application/json" id="__troodon-data">${escapeJson(input.payload)}</script>`,
    `${input.body.end}</body>`,
    '</html>\n',
  ]
  // Pieces that pages share are not copied, and the others stay in one byte per character where they can.
  return [
    `<!doctype html>\n${html}\n`,
    start,
    tags.join('\n'),
    end,
    before.join('\n'),
    ...app,
    after.join('\n'),
  ]
}

/** With the attributes that the page declares. The classes of `html` are among those of the route. */
function openTag(
  name: 'html' | 'body',
  tags: HeadInput['tags'],
  given: Readonly<Record<string, string>>,
): string {
  const declared = tags.filter(({ tag }) => tag === name).map(({ attributes }) => attributes)
  const own = given['class'] === undefined ? {} : { class: given['class'] }
  return element(name, Object.assign({}, given, ...declared, own))
}

interface Frame {
  readonly policy: string | null
  readonly start: string
  readonly end: string
}

const frames = new WeakMap<DocumentAssets, Frame>()

/** The parts of the head that are the same on all pages of a language with the same security policy. */
function frameOf({ policy }: DocumentInput, assets: DocumentAssets): Frame {
  const known = frames.get(assets)
  if (known?.policy === policy) return known
  const made = {
    policy,
    start: lines([
      '<head>',
      '<meta charset="utf-8">',
      ...(policy === null
        ? []
        : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`]),
    ]),
    end: lines([`<script>${assets.boot}</script>`, ...assets.styles.map((href) => styleLink(href, assets))]),
  }
  frames.set(assets, made)
  return made
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

const styleLink = (href: Href, assets: DocumentAssets): string =>
  `<link rel="stylesheet" href="${escapeHtml(href)}"${integrity(href, assets)}>`

/** Attributes with the files that theme/boot.ts fetches once the page is painted. */
function startAttributes({ preload, modules }: DocumentInput, assets: DocumentAssets): string {
  const [script = ''] = assets.scripts
  const attributes: Record<string, string | undefined> = {
    'data-script': script,
    'data-integrity': assets.digests[script],
    'data-site': assets.site,
    'data-fetch': preload.join(' '),
    'data-modules': modules.join(' '),
  }
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
    .join('')
}

/** The browser runs the file only if its content has this hash. */
const integrity = (href: Href, { digests }: DocumentAssets): string =>
  digests[href] === undefined ? '' : ` integrity="${digests[href]}"`
