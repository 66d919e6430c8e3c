// A component that differs between docs or blog instances: a module that shows the one of the page.
import type { OnLoadResult } from 'esbuild'

/** The namespace of these modules; their path is the name of the component. */
export const ofInstances = 'theme-instances'

/** `components`: id of an instance → `@theme/…` or `@site/…`. Other instances show that of the theme. */
export function instanceModule(
  name: string,
  components: Readonly<Record<string, string>>,
  resolveDir: string,
): OnLoadResult {
  const named = Object.entries(components)
  const contents = [
    `import { createElement } from 'react'`,
    `import useRouteContext from '@docusaurus/useRouteContext'`,
    `import Original from ${JSON.stringify(`@theme/${name}`)}`,
    ...named.map(([, path], index) => `import Component${index} from ${JSON.stringify(path)}`),
    `const components = new Map([${named.map(([id], index) => `[${JSON.stringify(id)}, Component${index}]`)}])`,
    `export default function ComponentOfInstance(props) {`,
    `  return createElement(components.get(useRouteContext().plugin.id) ?? Original, props)`,
    `}`,
  ].join('\n')
  return { contents, loader: 'js', resolveDir }
}
