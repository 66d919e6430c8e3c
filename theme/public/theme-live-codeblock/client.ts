// `@docusaurus/theme-live-codeblock/client`.
export { PlaygroundProvider, usePlayground } from '../../compat/live.tsx'
