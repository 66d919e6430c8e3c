// Files of an installed package beside its sources, in lib/: the bundled engine, parts of other packages, the
// types of the public modules, and the licenses of what is bundled. `npm pack` and `npm publish` run it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleEngine } from '../build/entry/engineBundle.js'
import { componentsOf } from './pack/components.js'
import { licensesOf } from './pack/licenses.js'
import { copiedFiles, writePackages } from './pack/packages.js'
import { integrityIn, sbomOf } from './pack/sbom.js'
import { writeTypes } from './pack/types.js'

const root = resolve('.')
const lib = join(root, 'lib')
rmSync(lib, { recursive: true, force: true })
const engine = join(lib, 'engine')
const { name, inputs } = await bundleEngine(root, engine, {
  minifyWhitespace: true,
  plugins: [shortNames()],
})
writeFileSync(join(engine, 'engine.json'), `${JSON.stringify({ name })}\n`)
await build({ entryPoints: ['build/config/troodon.ts'], outfile: 'lib/troodon.js', format: 'esm' })
writeTypes(lib)
const copied = copiedFiles()
writePackages(join(lib, 'packages'), componentsOf([], copied))
const themeInputs = await packTheme()
const components = componentsOf([...inputs, ...themeInputs], copied)
writeFileSync(join(lib, 'LICENSES.txt'), licensesOf(components))
const [manifest, lock] = ['package.json', 'package-lock.json'].map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
)
writeFileSync(join(lib, 'sbom.cdx.json'), sbomOf(manifest, components, integrityIn(lock)))

/** Other packages get short names. Names of the engine's own functions appear in stack traces. */
function shortNames() {
  return {
    name: 'short-names',
    setup({ onLoad, esbuild }) {
      onLoad({ filter: /[\\/]node_modules[\\/].*\.m?js$/ }, async ({ path }) => {
        const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { minifyIdentifiers: true })
        return { contents: code, loader: 'js' }
      })
    },
  }
}

/** The theme of sites without code, and the one for code of sites. Resolves with their sources. */
async function packTheme() {
  const outfile = join('.cache/scripts', 'packTheme.mjs')
  // The values that components of the site can read are a part of the theme's key.
  const contents = `import '../../docusaurus/forPages.ts'
export { writeTheme } from './prebuiltTheme.ts'
export { writeLinkable } from './linkableTheme.ts'
export { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'`
  await build({
    stdin: { contents, resolveDir: 'build/bundle/prebuilt' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const { writeTheme, writeLinkable, ...sealed } = await import(pathToFileURL(outfile).href)
  const engine = { engine: name, engineRoot: root }
  await writeTheme(join(lib, 'theme'), engine)
  await writeLinkable(join(lib, 'theme'), engine)
  const records = readdirSync(join(lib, 'theme')).filter((file) => file.endsWith('.json'))
  return records.flatMap((file) => removeStats(join(lib, 'theme', file), sealed))
}

/**
 * Sizes, times and inodes are those of this machine: where the package is installed, hashes are compared.
 * Returns the paths of the sources.
 */
function removeStats(file, { readSealed, writeSealed }) {
  const record = JSON.parse(String(readSealed(file)))
  const bare = ({ path, hash }) => ({ path, hash })
  const [inputs, outputs] = [record.inputs, record.outputs].map((files) => files.map(bare))
  writeSealed(file, JSON.stringify({ ...record, inputs, outputs }))
  return inputs.map(({ path }) => path)
}
