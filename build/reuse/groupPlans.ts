// Plans of groups of pages, such as a version in one language, under keys that cover all that a plan is made
// from. A group that is as it was is not planned again, and the facts of its pages are not read: the key has
// the identity of each page, not what is on it.
import { hashOf } from '../io/hash.ts'
import { bodyIdentity, bodyOf } from '../model/bodyRef.ts'
import type { PageFacts } from '../model/page.ts'
import type { KeptPlans, PlannedGroup, SiteInput } from '../model/site.ts'
import { sourcesIn } from '../model/sourcesIn.ts'
import { type SettingsContext, settingsOf } from './buildKey.ts'
import { groupPlanKey } from './keys.ts'
import type { Store } from './store.ts'

type Planned = Pick<SiteInput, 'pages' | 'data' | 'files'>

export function openGroupPlans(input: Planned, context: SettingsContext, store: Store): KeptPlans {
  const settings = hashOf(...settingsOf(context))
  return {
    of(group) {
      const inputs = inputsOf(group, input)
      const key = inputs === null ? null : groupPlanKey(hashOf(settings, inputs))
      return {
        get: () => (key === null ? undefined : store.get(key)),
        keep: (plan) => key !== null && store.put(key, plan),
      }
    },
  }
}

/** Null where a module for data has a value that JSON cannot show. */
function inputsOf(
  { name, pages: own, folders, files, settings }: PlannedGroup,
  { pages, data, files: all }: Planned,
) {
  const ownData = [...folders.flatMap((folder) => sourcesIn(folder, data)), ...files]
  try {
    return JSON.stringify([
      ...[name, settings],
      own.map((source) => `${source} ${identityOf(pages.get(source) as PageFacts)}`).join('\n'),
      ownData.map((source) => [source, data.has(source), data.get(source), all.has(source)]),
    ])
  } catch {
    return null
  }
}

const identityOf = (facts: PageFacts): string =>
  bodyIdentity(bodyOf(facts)) + (facts.changed ? JSON.stringify(facts.frontMatter) : '')
