// Sets of icons that a site has installed: packages `@iconify-json/<set>`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FoundIcon } from '../model/icons.ts'
import { nearest } from '../model/text/nearest.ts'
import { findPackage } from './findPackage.ts'

const scope = '@iconify-json'

/** Names of the sets, in order, with their versions. */
export function iconSets(root: string): readonly (readonly [name: string, version: string])[] {
  const folder = join(root, 'node_modules', scope)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const found = findPackage(`${scope}/${name}`, root)
      return found ? [[name, found.version] as const] : []
    })
}

interface Icon {
  readonly body: string
  readonly width?: number
  readonly height?: number
  readonly left?: number
  readonly top?: number
}

interface IconSet extends Omit<Icon, 'body'> {
  readonly icons: Readonly<Record<string, Icon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Null without any set. A name without a set is looked for in all of them. Each set is read once. */
export function openIcons(root: string): ((name: string) => FoundIcon) | null {
  const sets = iconSets(root).map(([name]) => name)
  if (sets.length === 0) return null
  const loaded = new Map<string, IconSet>()
  const load = (set: string): IconSet => {
    const known = loaded.get(set) ?? readSet(set, root)
    loaded.set(set, known)
    return known
  }
  return (name) => {
    const at = name.indexOf(':')
    const [wanted, icon] = at === -1 ? [sets, name] : [[name.slice(0, at)], name.slice(at + 1)]
    const known = wanted.filter((set) => sets.includes(set))
    for (const set of known) {
      const found = iconIn(load(set), icon)
      if (found) return { svg: found }
    }
    const names = known.flatMap((set) => Object.keys(load(set).icons).map((one) => `${set}:${one}`))
    return { similar: nearest(at === -1 ? `${known[0]}:${icon}` : name, names) }
  }
}

function readSet(set: string, root: string): IconSet {
  const folder = findPackage(`${scope}/${set}`, root)?.folder ?? ''
  return JSON.parse(readFileSync(join(folder, 'icons.json'), 'utf8')) as IconSet
}

function iconIn(set: IconSet, name: string): string | null {
  const own = Object.hasOwn(set.icons, name) ? name : set.aliases?.[name]?.parent
  const icon = own === undefined || !Object.hasOwn(set.icons, own) ? undefined : set.icons[own]
  if (!icon) return null
  const { left = 0, top = 0, width = 16, height = 16, body } = { ...set, ...icon }
  const box = `viewBox="${left} ${top} ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} width="1em" height="1em">${body}</svg>`
}
