// Files of the package create-troodon beside its own: the bundled program, the templates of Troodon, and
// licenses. npm runs this in create-troodon/ when the package is packed.
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { componentsOf } from './components.js'
import { licensesOf } from './licenses.js'

const root = resolve('..')
const { metafile } = await build({
  entryPoints: [join(root, 'create-troodon/main.ts')],
  outfile: resolve('lib/main.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'none',
  metafile: true,
  absWorkingDir: root,
  banner: {
    js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
  },
})
cpSync(join(root, 'templates'), 'templates', { recursive: true })
cpSync(join(root, 'LICENSE'), 'LICENSE')
writeFileSync(
  'lib/LICENSES.txt',
  licensesOf(componentsOf(Object.keys(metafile.inputs).map((path) => join(root, path)))),
)
