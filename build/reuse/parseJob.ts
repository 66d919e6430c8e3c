// The job of a thread for one file: how it is read, and what its facts depend on besides its content.
import { hashOf } from '../io/hash.ts'
import { type PostJob, postJobs } from '../kinds/blog/postJobs.ts'
import { markdownVariants } from '../kinds/markdownVariants.ts'
import { textContexts } from '../kinds/textContexts.ts'
import { isGlossaryFile, isOfOtherLanguage } from '../kinds/translations.ts'
import type { FileSyntax } from '../markdown/feature.ts'
import { fileSyntax } from '../markdown/fileSyntax.ts'
import type { Config } from '../model/project.ts'
import type { TextContext } from '../model/textContext.ts'
import { joinPath, type SourcePath } from '../shared/paths.ts'

export interface ParseJob {
  readonly source: SourcePath
  readonly syntax: FileSyntax
  /** Name of the variant, for instances with plugins. */
  readonly variant?: string
  /** Set for files of a blog. */
  readonly post?: PostJob
  /** Instead of that of the site. */
  readonly markdownKey?: string
  /**
   * `markdownKey` without the path of the file, which plugins can ask for. Unset where functions of the site
   * always receive the path.
   */
  readonly textKey?: string
  /** Set where texts can depend on their version, language and profile. */
  readonly context?: TextContext
  /** The file is `glossary.yml`, which is read as its page. */
  readonly isGlossary?: true
  /** The text in an editor, which counts instead of that of the file. */
  readonly text?: string
}

export interface JobOptions {
  readonly config: Config
  /** Covers what decides how Markdown is read. */
  readonly markdownKey: string
  /** Covers the site's own functions, where it has any. */
  readonly siteCodeKey: string
}

/** Null for files that are not Markdown, of a language that is not configured, or only copied. */
export function parseJobOf(
  source: SourcePath,
  { config, markdownKey, siteCodeKey }: JobOptions,
): ParseJob | null {
  const isGlossary = isGlossaryFile(source, config)
  const syntax = isGlossary ? 'auto' : fileSyntax(source, config.markdown.format)
  if (!syntax || isOfOtherLanguage(source, config) || isOnlyCopied(source, config)) return null
  const variant = markdownVariants(config).of(source)
  const post = postJobs(config)(source)
  const hasCode = variant?.unified || preparesText(config) || post?.isTimed
  const context = textContexts(config)(source)
  const plain = {
    ...{ source, syntax },
    ...(context ? { context } : {}),
    ...(isGlossary ? { isGlossary } : {}),
  }
  if (!variant && !post && !hasCode) return plain
  const settings = [markdownKey, JSON.stringify([variant, post, String(post?.marker)])]
  const code = hasCode ? [siteCodeKey, source] : []
  return {
    ...plain,
    ...(variant ? { variant: variant.name } : {}),
    ...(post ? { post } : {}),
    markdownKey: hashOf(...settings, ...code),
    ...(variant?.unified && !preparesText(config) ? { textKey: hashOf(...settings, siteCodeKey) } : {}),
  }
}

/** Whether it is in a static folder, and not in one of docs, blogs or pages. What includes it reads it. */
function isOnlyCopied(source: SourcePath, config: Config): boolean {
  const isIn = (folder: string) => folder !== '' && source.startsWith(`${folder}/`)
  const { contentDir, docs, blogs, pages } = config
  return (
    config.staticDirectories.some(isIn) &&
    ![...docs, ...blogs, ...pages].some(({ path }) => isIn(joinPath(contentDir, path)))
  )
}

/** Whether functions of the site take part in reading all files. */
export const preparesText = ({ markdownExtensions }: Config): boolean =>
  markdownExtensions.preprocessor !== null ||
  markdownExtensions.parseFrontMatter !== null ||
  markdownExtensions.markdownItPlugins.length > 0

/** Whether a function of the site computes reading times. */
export const timesPosts = ({ blogs }: Config): boolean =>
  blogs.some(({ readingTime }) => readingTime !== null)
