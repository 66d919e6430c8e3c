// Problems with the resolved links of one page.
import { refusalProblem } from '../model/config/readableFolders.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { EscapeFact, LinkFact } from '../model/page.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import { nearest } from '../model/text/nearest.ts'
import { isUnsafe, splitHref } from '../shared/hrefs.ts'
import { decodePath, hrefOf, inOneForm, type SourcePath } from '../shared/paths.ts'
import { unsafeMessage } from '../shared/unsafeUrls.ts'
import { areLines } from './codeLines.ts'
import { writtenId } from './hrefParts.ts'
import type { LinkOrigin } from './linkCandidates.ts'
import { anchorFix, fileFix } from './linkFixes.ts'
import { idsOf, type LinkIndex } from './linkIndex.ts'
import { hiddenFile, missingId, missingTarget } from './linkSubjects.ts'
import { looksLikeFile, type Resolution } from './resolveHref.ts'
import type { Suggestions } from './suggestions.ts'

export interface ResolvedLink {
  readonly link: LinkFact
  readonly origin: LinkOrigin
  readonly resolution: Resolution
}

interface CheckContext {
  readonly index: LinkIndex
  readonly suggestions: Suggestions
}

/**
 * Problems that no comment allows, and comments that allow nothing. A comment counts for the links of its own
 * line and of the next one in the same file; `source` is the page's file. Comments that name codes are read
 * later, for problems of all kinds (problems/withoutExcused.ts).
 */
export function linkProblems(
  links: readonly ResolvedLink[],
  { escapes: all, source }: { readonly escapes: readonly EscapeFact[]; readonly source: SourcePath | null },
  context: CheckContext,
): readonly Diagnostic[] {
  const escapes = all.filter(({ codes }) => !codes)
  const diagnostics: Diagnostic[] = []
  const used = new Set<EscapeFact>()
  for (const resolved of links) {
    const found = problemOf(resolved, context)
    if (!found) continue
    const { link } = resolved
    const comment = escapes.find(
      (one) => one.source === link.source && (one.line === link.line || one.line === link.line - 1),
    )
    if (comment) used.add(comment)
    else diagnostics.push(found)
  }
  const unused = escapes.filter((comment) => !used.has(comment))
  return [...diagnostics, ...unused.map((comment) => unusedEscape(comment, comment.source ?? source))]
}

function problemOf(resolved: ResolvedLink, context: CheckContext): Diagnostic | null {
  const { link, origin, resolution } = resolved
  if (resolution.kind === 'route') return anchorProblem(resolved, resolution, context)
  if (resolution.kind !== 'broken') return null
  const at = { ...positionOf(resolved), href: link.href }
  if (resolution.reason === 'unsafe' || isUnsafe(link.href))
    return { code: 'unsafeLink', ...at, ...unsafeMessage(resolution.href ?? link.href) }
  if (resolution.refusal)
    return { ...at, ...refusalProblem(resolution.refusal, link.href, 'so it is not published') }
  const { suggestions } = context
  if (link.imported)
    return {
      code: 'missingModule',
      ...{ ...at, about: missingTarget(link.href, origin, context.index) },
      message: `${link.href} cannot be imported: there is no such file.`,
      hint: didYouMean(suggestions.file(link.href)),
    }
  if (link.kind === 'image' || link.kind === 'src' || link.kind === 'siteFile')
    return {
      code: missingFile[link.kind],
      ...{ ...at, about: missingTarget(link.href, origin, context.index) },
      message: `There is no ${isShownAsImage(link) ? 'image' : 'file'} ${link.href}.`,
      hint: didYouMean(suggestions.file(link.href)),
    }
  if (resolution.draft)
    return {
      ...checksOfFileLink(link),
      ...at,
      message: `${link.href} is a draft, and drafts are not published.`,
      hint: 'Remove the link or publish the draft.',
    }
  if (resolution.found) return { code: 'brokenLink', ...at, ...idProblem(link.href, resolution.found) }
  const about = missingTarget(link.href, origin, context.index)
  if (resolution.reason === 'markdownFile')
    return {
      ...checksOfFileLink(link),
      ...{ ...at, about },
      message: `${link.href} is not a file of this site.`,
      ...fileFix(link, origin, context.index),
      hint: didYouMean(suggestions.file(link.href)),
    }
  if (resolution.reason === 'category')
    return {
      ...checksOfFileLink(link),
      ...{ ...at, about },
      message: `${link.href} is the file of a category without a page.`,
      hint: 'Give the category a link, or link to one of its pages.',
    }
  return {
    code: link.kind === 'href' ? 'brokenHtmlLink' : 'brokenLink',
    ...{ ...at, about },
    message: `${link.href} does not lead to any ${looksLikeFile(link.href) ? 'file' : 'page'}.`,
    hint: didYouMean(suggestions.page(link.href, origin)),
  }
}

/** An element can show a video, a text or a document, too. */
const isShownAsImage = ({ kind, href }: LinkFact): boolean =>
  kind === 'image' || (kind === 'src' && !otherFile.test(splitHref(href).path))

const otherFile =
  /\.(?:mp4|webm|ogv|ogg|mov|m4v|mp3|m4a|wav|flac|aac|opus|vtt|srt|pdf|html?|js|mjs|css|json|swf|wasm|zip)$/i

/** A `ref:` link whose id no heading has, or more than one. */
function idProblem(
  href: string,
  { on, similar }: NonNullable<Extract<Resolution, { kind: 'broken' }>['found']>,
): Pick<Diagnostic, 'message' | 'hint'> {
  if (on.length > 0)
    return {
      message: `${href} can lead to several pages: ${on.join(', ')} have this id.`,
      hint: 'Link to the heading by its file, or give one of the headings another id.',
    }
  return {
    message: `${href} does not lead to any heading with an id of its own.`,
    hint: didYouMean(similar && href.replace(/[^:?]*(?=\?|$)/, similar)),
  }
}

const missingFile = {
  image: 'missingAsset',
  src: 'missingHtmlImage',
  siteFile: 'missingSiteFile',
} as const satisfies Partial<Record<LinkFact['kind'], DiagnosticCode>>

/** Its page has the file as its URL, which leads nowhere: it is a broken link, too. */
const checksOfFileLink = ({ kind }: LinkFact): Pick<Diagnostic, 'code' | 'also'> =>
  kind === 'href' ? { code: 'brokenHtmlLink' } : { code: 'brokenMarkdownLink', also: 'brokenLink' }

/** A link to an id that its page does not have. */
function anchorProblem(
  resolved: ResolvedLink,
  { route, query, hash }: Extract<Resolution, { kind: 'route' }>,
  { index }: CheckContext,
): Diagnostic | null {
  const { link, origin } = resolved
  const raw = writtenId(hash)
  if (raw === '' || raw.toLowerCase() === 'top') return null
  const ids = idsOf(route, index)
  const id = decodePath(raw)
  if (ids === null || ids.has(raw) || ids.has(id) || areLines(id, ids)) return null
  const hidden = hiddenFile(link.href, origin, index)
  const where =
    hidden !== null
      ? `${route.path}, which shows ${route.source ?? 'another page'} instead of ${hidden}`
      : route === origin.route
        ? 'this page'
        : route.path
  return {
    code: link.kind === 'href' ? 'brokenHtmlAnchor' : 'brokenAnchor',
    ...positionOf(resolved),
    subject: link.href,
    href: link.href.startsWith('#') ? link.href : hrefOf(route.path, index.baseUrl) + query + hash,
    message: `${link.href} does not lead anywhere: there is no #${id} on ${where}.`,
    hint: hidden === null ? anchorHint(link.href, id, ids) : null,
    ...(hidden === null ? anchorFix(link, id, ids) : {}),
    about: missingId(route, hidden),
  }
}

function anchorHint(href: string, id: string, ids: ReadonlySet<string>): string | null {
  const [, path, before, query] = /^([^#]*)#([^?]*)(\?.*)$/.exec(href) ?? []
  if (path !== undefined && ids.has(inOneForm(decodePath(before ?? ''))))
    return `A query comes before the #: did you mean ${path}${query}#${before}?`
  if ([...ids].some((known) => inOneForm(known) === id))
    return 'A component has this id in another Unicode form (NFD). Type the id again, in the composed form (NFC).'
  const similar = nearest(id, ids)
  return didYouMean(similar === null ? null : `#${similar}`)
}

const positionOf = ({ link, origin }: ResolvedLink): Pick<Diagnostic, 'file' | 'line' | 'column'> => ({
  file: origin.source,
  line: link.line,
  column: link.column,
})

const didYouMean = (suggestion: string | null): string | null =>
  suggestion === null ? null : `Did you mean ${suggestion}?`

const unusedEscape = ({ line, column }: EscapeFact, file: SourcePath | null): Diagnostic => ({
  code: 'unusedEscape',
  file,
  line,
  column,
  message: 'This comment excuses a broken link, but the links here are not broken.',
  hint: 'Remove the comment.',
})
