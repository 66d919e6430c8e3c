// Files of the package create-troodon beside its own: the bundled program, the templates of Troodon, licenses,
// and the bill of materials. npm runs this in create-troodon/ when the package is packed.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { componentsOf } from './components.js'
import { licensesOf } from './licenses.js'
import { integrityIn, sbomOf } from './sbom.js'

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
const components = componentsOf(Object.keys(metafile.inputs).map((path) => join(root, path)))
writeFileSync('lib/LICENSES.txt', licensesOf(components))
const [manifest, lock] = [join(root, 'create-troodon/package.json'), join(root, 'package-lock.json')].map(
  (file) => JSON.parse(readFileSync(file, 'utf8')),
)
writeFileSync('lib/sbom.cdx.json', sbomOf(manifest, components, integrityIn(lock)))
