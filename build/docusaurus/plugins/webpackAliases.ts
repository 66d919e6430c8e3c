// `resolve.alias` and `resolve.fallback` of webpack: an object, or a list of objects with a name.

import type { AliasTarget } from '../../model/pluginOutcome.ts'
import { isRaw } from '../config/docusaurusConfig.ts'

/** Module → what replaces it. A `$` at the end: not what is below it. */
export function aliasesOf(given: unknown): Readonly<Record<string, AliasTarget>> {
  if (Array.isArray(given)) return Object.assign({}, ...given.map(namedAlias))
  if (!isRaw(given)) return {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, target]) => (isTarget(target) ? [[name, target]] : [])),
  )
}

/** `{ name: 'a', alias: './b', onlyModule: true }` */
function namedAlias(one: unknown): Readonly<Record<string, AliasTarget>> {
  if (!isRaw(one)) return {}
  const { name, alias, onlyModule } = one
  if (typeof name !== 'string' || !isTarget(alias)) return {}
  return { [onlyModule === true ? `${name}$` : name]: alias }
}

const isTarget = (target: unknown): target is AliasTarget =>
  target === false || [target].flat().every((one) => typeof one === 'string')
