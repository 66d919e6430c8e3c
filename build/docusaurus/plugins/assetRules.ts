// Rules of webpack for files that stay as they are: `asset/inline`, `asset`, and `asset/resource` with a name
// for the output. They are loaders here, which write a file or return a URL with the content.
import { basename, extname, posix, relative } from 'node:path'
import { contentType } from '../../io/contentTypes.ts'
import { hashOf } from '../../io/hash.ts'
import type { FileRule, Loader, LoaderFunction } from '../../model/config/moduleLoader.ts'

/** The settings of a rule for files. */
export interface AssetOptions {
  readonly type?: string
  readonly generator?: {
    readonly dataUrl?: DataUrl | ((content: Buffer, place: object) => string)
    readonly filename?: Named
    readonly outputPath?: Named
    readonly publicPath?: Named
  }
  readonly parser?: { readonly dataUrlCondition?: InlineCondition }
}

interface DataUrl {
  readonly encoding?: 'base64' | false
  readonly mimetype?: string
}

/** A template, `files/[name].[hash:8][ext]`, or a function that returns one. */
type Named = string | ((place: object) => string)

type InlineCondition = { readonly maxSize?: number } | ((content: Buffer, place: object) => boolean)

/** Null for a rule whose files get the usual names. */
export function assetRule(options: AssetOptions, matched: Omit<FileRule, 'as'>): FileRule | null {
  const { type, generator = {}, parser = {} } = options
  const { filename, outputPath, publicPath, dataUrl } = generator
  const isNamed = [filename, outputPath, publicPath].some((one) => one !== undefined)
  const isInline =
    type === 'asset/inline'
      ? () => true
      : type === 'asset'
        ? conditionOf(parser.dataUrlCondition)
        : () => false
  if (!/^asset(?:\/inline|\/resource)?$/.test(type ?? '') || (type === 'asset/resource' && !isNamed))
    return null
  const run: LoaderFunction = function (this: object, given) {
    const file = this as Place
    const content = Buffer.from(given as Uint8Array)
    if (isInline(content, placeOf(file, file.resourcePath + file.resourceQuery)))
      return `export default ${JSON.stringify(inlined(content, file, dataUrl))}`
    return emitted(content, file, generator)
  }
  const loader: Loader = { name: 'asset', file: '', options: undefined, run, pitch: null, isRaw: true }
  const key = matched.key + keyOf([type, generator, parser])
  return { ...matched, key, as: { loaders: [loader], result: 'script' } }
}

/** `output` and `module` of webpack's configuration, which have settings for all rules. */
export interface AssetDefaults {
  readonly output?: { readonly assetModuleFilename?: Named }
  readonly module?: {
    readonly generator?: Readonly<Record<string, AssetOptions['generator']>>
    readonly parser?: Readonly<Record<string, AssetOptions['parser']>>
  }
}

/** The rule with these settings, which its own win over. */
export function withDefaults<Rule extends AssetOptions>(rule: Rule, { output, module }: AssetDefaults): Rule {
  const { type = '' } = rule
  if (!type.startsWith('asset')) return rule
  const { assetModuleFilename } = output ?? {}
  const generator = {
    ...(assetModuleFilename === undefined ? {} : { filename: assetModuleFilename }),
    ...module?.generator?.['asset'],
    ...module?.generator?.[type],
    ...rule.generator,
  }
  return { ...rule, generator, parser: { ...module?.parser?.[type], ...rule.parser } }
}

/** `this` of a loader. */
interface Place {
  readonly resourcePath: string
  readonly resourceQuery: string
  readonly rootContext: string
  readonly emitFile: (name: string, content: Uint8Array) => void
}

/** What functions of a rule receive: for names, `filename` is a path from the root of the site. */
function placeOf(file: Place, filename = sitePathOf(file)): object {
  const { resourcePath, resourceQuery } = file
  const module = { resource: resourcePath + resourceQuery, userRequest: resourcePath }
  return {
    filename,
    module: { ...module, rawRequest: sitePathOf(file), nameForCondition: () => resourcePath },
  }
}

const sitePathOf = ({ resourcePath, rootContext }: Place): string =>
  relative(rootContext, resourcePath).replaceAll('\\', '/')

function conditionOf(given: InlineCondition = {}): (content: Buffer, place: object) => boolean {
  return typeof given === 'function' ? given : ({ length }) => length <= (given.maxSize ?? 8096)
}

type DataUrlOption = NonNullable<AssetOptions['generator']>['dataUrl']

function inlined(content: Buffer, file: Place, given: DataUrlOption = {}): string {
  if (typeof given === 'function')
    return given.call(null, content, placeOf(file, file.resourcePath + file.resourceQuery))
  const { encoding = 'base64', mimetype = contentType(file.resourcePath).replace(/;.*$/s, '') } = given
  return encoding === 'base64'
    ? `data:${mimetype};base64,${content.toString('base64')}`
    : `data:${mimetype},${encodeURIComponent(content.toString()).replace(/[!'()*]/g, percentOf)}`
}

const percentOf = (character: string): string => `%${character.codePointAt(0)?.toString(16)}`

/** Writes the file; the module is its URL. */
function emitted(
  content: Buffer,
  file: Place,
  {
    filename = 'assets/media/[name].[hash:8][ext]',
    outputPath,
    publicPath,
  }: NonNullable<AssetOptions['generator']>,
): string {
  const named = (given: Named) =>
    filled(typeof given === 'function' ? given(placeOf(file)) : given, content, file)
  const [name = '', query = ''] = named(filename).split(/(?=\?)/)
  file.emitFile(inOutput(outputPath === undefined ? name : posix.join(named(outputPath), name)), content)
  // As in webpack, the folder of the output is not in the URL: that needs a public path.
  if (publicPath !== undefined) return `export default ${JSON.stringify(named(publicPath) + name + query)}`
  return `export default __webpack_public_path__ + ${JSON.stringify(inOutput(name) + query)}`
}

/** `[path]` of a file outside the site begins with `../`. */
const inOutput = (name: string): string => posix.normalize(`/${name}`).slice(1)

/** A template of webpack with its values. */
function filled(template: string, content: Buffer, file: Place): string {
  const { resourcePath, resourceQuery } = file
  const ext = extname(resourcePath)
  const path = sitePathOf(file)
  const folder = posix.dirname(path)
  const values: Readonly<Record<string, string>> = {
    ...{ ext, base: basename(resourcePath), name: basename(resourcePath, ext), query: resourceQuery },
    ...{ file: path, path: folder === '.' ? '' : `${folder}/`, fragment: '' },
  }
  const hash = hashOf(content)
  return template.replace(/\[(\w+)(?::(?:\w+:)?(\d+))?\]/g, (all, name: string, length?: string) =>
    /^(?:content|full|module|chunk)?hash$/.test(name)
      ? hash.slice(0, Number(length ?? 20))
      : (values[name] ?? all),
  )
}

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'function' ? String(one) : one))
