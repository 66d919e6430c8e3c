// What readers can do with a page: copy it, open it in an assistant, and say whether it helped.
import * as v from 'valibot'
import { eitherOf, group } from './group.ts'

const ownItem = group({
  /**
   * Text of the entry.
   * @example 'Open in Perplexity'
   */
  label: v.string(),
  /**
   * URL to open. `{url}`, `{markdown}` and `{title}` are the page, its Markdown and its title.
   * @example 'https://www.perplexity.ai/search?q={markdown}'
   */
  href: v.pipe(
    v.string(),
    v.regex(/^(?:[a-z][a-z\d+.-]*:|\/)/i, 'must be a URL, or a path that begins with a slash'),
  ),
})

const knownItem = v.picklist(['markdown', 'chatgpt', 'claude', 'cursor', 'vscode', 'editor'] as const)

export const pageMenu = group({
  /**
   * Entries below "Copy page as Markdown"; `'editor'` opens the file in the online editor of its edit link.
   * @default ['markdown', 'chatgpt', 'claude', 'cursor', 'vscode']
   * @example ['markdown', 'claude', { label: 'Open in Perplexity', href: 'https://www.perplexity.ai/search?q={markdown}' }]
   */
  items: v.optional(
    v.array(eitherOf(ownItem, knownItem, (input) => typeof input === 'object' && input !== null)),
    ['markdown', 'chatgpt', 'claude', 'cursor', 'vscode'],
  ),
  /**
   * The MCP server that readers can install: its URL, or `true` for `npx troodon mcp` once Troodon is on npm.
   * @default false
   * @example '/mcp'
   */
  mcp: v.optional(
    v.union(
      [
        v.boolean(),
        v.pipe(
          v.string(),
          v.regex(/^(?:https?:\/\/|\/)/),
          v.check((url) => URL.canParse(url, 'https://a.example')),
        ),
      ],
      'must be true, false or a URL',
    ),
    false,
  ),
})

export const feedback = v.pipe(
  group({
    /**
     * URL that receives answers with `POST`, as JSON.
     * @default none
     * @example 'https://feedback.example/pages'
     */
    endpoint: v.optional(
      v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/(?!\/))/, 'must be a URL, or a path of the same host')),
    ),
    /**
     * Email address: the reader's mail program opens a message.
     * @default none
     * @example 'docs@handbook.example'
     */
    email: v.optional(v.pipe(v.string(), v.regex(/^[^\s@?]+@[^\s@?]+$/, 'must be an email address'))),
    /**
     * Repository on GitHub: opens the form for a new issue with the answer in it.
     * @default none
     * @example 'https://github.com/keepers/handbook'
     */
    issues: v.optional(
      v.pipe(v.string(), v.regex(/^https:\/\/[^/]+\/.+/, 'must be the URL of a repository')),
    ),
    /**
     * Sends the event `page_feedback` to the configured analytics, without a note.
     * @default none
     * @example true
     */
    analytics: v.optional(v.literal(true)),
  }),
  v.check(
    (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
    'needs one of these keys: endpoint, email, issues or analytics',
  ),
)
