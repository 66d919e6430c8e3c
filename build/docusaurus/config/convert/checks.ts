// How serious broken links are. Docusaurus only warns about broken anchors, and does not look at HTML tags.
import type { Raw } from '../docusaurusConfig.ts'

export function convertChecks(config: Raw): Record<string, unknown> {
  const onBrokenLinks = config['onBrokenLinks'] ?? 'throw'
  const onBrokenAnchors = config['onBrokenAnchors'] ?? 'warn'
  return {
    onBrokenLinks,
    onBrokenAnchors,
    onDuplicateRoutes: config['onDuplicateRoutes'] ?? 'warn',
    checks: {
      brokenHtmlLink: onBrokenLinks === 'ignore' ? 'ignore' : 'warn',
      brokenHtmlAnchor: onBrokenAnchors === 'ignore' ? 'ignore' : 'warn',
      missingHtmlImage: 'warn',
      // It does not look for them.
      missingSiteFile: 'warn',
      // It takes dates such as 2017-02-29.
      frontMatterType: 'warn',
      frontMatterUnknownKey: 'ignore',
      // It does not read the redirects of the host in `_redirects`.
      redirect: 'warn',
      redirectChain: 'warn',
      redirectHidesPage: 'warn',
      unreadableImage: 'warn',
      unsafeLink: 'warn',
    },
  }
}
