// How serious broken links are. Docusaurus only warns about broken anchors.
import type { Raw } from '../docusaurusConfig.ts'

export const convertChecks = (config: Raw): Record<string, unknown> => ({
  onBrokenLinks: config['onBrokenLinks'] ?? 'throw',
  onBrokenAnchors: config['onBrokenAnchors'] ?? 'warn',
  onDuplicateRoutes: config['onDuplicateRoutes'] ?? 'warn',
})
