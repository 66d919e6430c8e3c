// esbuild plugin: `import data from './a.yaml'` is the data, as with JSON files.

import type { Plugin } from 'esbuild'
import { YAMLException } from 'js-yaml'
import { readBytes } from '../../io/readText.ts'
import { importedYaml, readYaml } from '../../model/text/yaml.ts'

export const dataPlugin: Plugin = {
  name: 'troodon-data',
  setup(build) {
    build.onLoad({ filter: /\.ya?ml$/i, namespace: 'file' }, ({ path }) => {
      const text = readBytes(path).toString('utf8')
      try {
        return { contents: JSON.stringify(readYaml(text, importedYaml) ?? null), loader: 'json' }
      } catch (error) {
        if (!(error instanceof YAMLException)) throw error
        const { reason, mark } = error
        const location = { file: path, line: (mark?.line ?? 0) + 1, column: mark?.column ?? 0 }
        return { errors: [{ text: `It cannot be read as YAML: ${reason}.`, location }] }
      }
    })
  },
}
