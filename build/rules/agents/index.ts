// The checks for agents that the files of a build decide, under the names of AFDocs. The table in
// content/docs/agents.md has the others, too.
import type { AgentPageRule, AgentSiteRule } from './agentRule.ts'
import { codeFences } from './codeFences.ts'
import { contentParity } from './contentParity.ts'
import { embeddedData } from './embeddedData.ts'
import { linkPortability } from './linkPortability.ts'
import {
  directive,
  listCoverage,
  listExists,
  listLinksMarkdown,
  listLinksResolve,
  listSize,
  listValid,
} from './llmsLists.ts'
import { pageSizeHtml, pageSizeMarkdown, pageSizeTransfer } from './pageSizes.ts'
import { singleFetch } from './singleFetch.ts'
import { sectionHeaders, tabbedContent } from './tabs.ts'

export const agentSiteRules: Readonly<Record<string, AgentSiteRule>> = {
  'llms-txt-exists': listExists,
  'llms-txt-valid': listValid,
  'llms-txt-size': listSize,
  'llms-txt-links-resolve': listLinksResolve,
  'llms-txt-links-markdown': listLinksMarkdown,
  'llms-txt-directive-html': directive,
  'llms-txt-directive-md': directive,
  'llms-txt-coverage': listCoverage,
}

export const agentPageRules: Readonly<Record<string, AgentPageRule>> = {
  'markdown-content-parity': contentParity,
  'page-size-html': pageSizeHtml,
  'page-size-markdown': pageSizeMarkdown,
  'page-size-transfer': pageSizeTransfer,
  'single-fetch-completeness': singleFetch,
  'embedded-data-serialization': embeddedData,
  'markdown-code-fence-validity': codeFences,
  'markdown-link-portability': linkPortability,
  'tabbed-content-serialization': tabbedContent,
  'section-header-quality': sectionHeaders,
}
