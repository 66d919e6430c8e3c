// What is needed to make pages again after an edit of words.
import { addToTheme } from '../bundle/siteTheme.ts'
import { addToAdapter } from '../config/siteAdapter.ts'
import { moduleNames } from './config/moduleNames.ts'
import { browserConfig } from './plugins/browserConfig.ts'
import { docusaurusSite } from './plugins/docusaurusSite.ts'
import { siteMetadataOf } from './plugins/siteMetadata.ts'
import { openThemeRenderer } from './theme/themeRenderer.ts'
import { themeTextJson } from './theme/themeText.ts'

addToAdapter({
  packageNames: moduleNames,
  componentConfig: browserConfig,
  siteMetadata: siteMetadataOf,
  functionConfig: docusaurusSite,
})
addToTheme({ openRenderer: openThemeRenderer, textJson: themeTextJson })
