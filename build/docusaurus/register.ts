// Gives the engine all that it needs for sites of Docusaurus. What only some sites need is loaded when it is
// called.
import { addToTheme } from '../bundle/siteTheme.ts'
import { addToAdapter } from '../config/siteAdapter.ts'
import './forConfig.ts'
import './forPages.ts'
import { withBuildFolder } from './plugins/buildFolder.ts'
import { filesOfTheme } from './theme/document.ts'

addToAdapter({
  migrate: async (...site) => (await import('./config/migrate.ts')).migrate(...site),
  runPlugins: async (...run) => (await import('./plugins/runPlugins.ts')).runPlugins(...run),
  runCommand: async (...run) => (await import('./plugins/runCommand.ts')).runCommand(...run),
  contents: async (...site) => (await import('./contents/plannedContents.ts')).plannedContents(...site),
  whilePublished: withBuildFolder,
})
addToTheme({
  contract: async (input) => (await import('./theme/siteContract.ts')).siteContract(input),
  bundle: async (...site) => (await import('./theme/themeBundle.ts')).themeBundle(...site),
  files: filesOfTheme,
})
