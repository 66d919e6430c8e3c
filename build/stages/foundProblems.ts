// All problems that are known before pages are rendered: those of the stages, those of rules about the whole
// site, and for `check` also hints about pages and conflicts of outputs.

import type { Checks, Diagnostic, LocalDiagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { type DiagnosticCode, defaultSeverities, isFailure, ownRules, type Severity } from '../model/rules.ts'
import type { Output } from '../outputs/output.ts'
import { pageHintsKey } from '../reuse/keys.ts'
import { siteRules } from '../rules/index.ts'
import type { SiteFacts } from '../rules/siteRule.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type Needs, upkeepProblems } from '../upkeep/index.ts'
import type { UpkeepSite } from '../upkeep/upkeep.ts'
import type { Session } from '../workers/session.ts'
import type { BuildOptions } from './buildOptions.ts'
import type { LinkedContent } from './linkContent.ts'
import { outputProblems } from './outputProblems.ts'
import type { PlannedContent } from './planContent.ts'
import { checkOutputs } from './writeSite.ts'

interface Found {
  readonly planned: PlannedContent
  readonly content: LinkedContent
}

export interface FoundProblems {
  readonly diagnostics: readonly Diagnostic[]
  /** Hints about pages, which only `check` reports. */
  readonly hints: PageHints
  /** Null if another run can find other problems although the site is the same. */
  readonly needs: Needs | null
  /** Whether other checks than those of parsing look at the words of pages. */
  readonly readsWords: boolean
}

type PageHints = ReadonlyMap<SourcePath, readonly LocalDiagnostic[]>

/** `outputs`: those of a build that only checks, which looks at everything and reports hints. */
export async function foundProblems(
  { planned, content }: Found,
  session: Session,
  outputs: Iterable<Output> | null,
  { also }: Pick<BuildOptions, 'also'>,
): Promise<FoundProblems> {
  const { project, store } = session
  const upkeep = upkeepSite({ planned, content }, session, outputs !== null)
  const old = await upkeepProblems(upkeep)
  const diagnostics = [
    ...planned.diagnostics,
    ...content.diagnostics,
    ...checkSite(content.facts, project.config, outputs !== null),
    ...old.diagnostics,
    ...((await also?.(content.linked, upkeep)) ?? []),
    ...(outputs ? await checkOutputs(outputs, content, session) : []),
    ...(outputs ? await outputProblems(content.linked, session, upkeep.isOn) : []),
  ]
  return {
    diagnostics,
    hints: outputs ? pageHints(planned.pages, store) : new Map(),
    needs: also || diagnostics.some(({ code }) => isFailure(code) || ofMachine.has(code)) ? null : old.needs,
    readsWords: content.checks !== null || ownRules('output').some(upkeep.isOn),
  }
}

/** About things outside the files of the site, which somebody may mend. */
const ofMachine: ReadonlySet<DiagnosticCode> = new Set([
  'markdownPlugin',
  'missingPackage',
  'missingPath',
  'missingStaticFolder',
  'shallowClone',
])

/** What checks that are loaded where they are used can look at. */
const upkeepSite = (
  { planned: { site, index, pages }, content: { others } }: Found,
  { project, store }: Session,
  withHints: boolean,
): UpkeepSite => ({
  ...{ project, site, index, pages, others, store },
  isOn: (code) => isOn(code, project.config, withHints),
})

const pageHints = (pages: PlannedContent['pages'], store: Session['store']): PageHints => {
  const hints = new Map<SourcePath, readonly LocalDiagnostic[]>()
  for (const [source, { bodyKey }] of pages) {
    const found = store.get(pageHintsKey(bodyKey))
    if (found) hints.set(source, found)
  }
  return hints
}

/** `withHints`: also rules that nothing raises above a hint. */
function checkSite(facts: SiteFacts, config: Config, withHints: boolean): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  for (const code of ownRules('site'))
    if (isOn(code, config, withHints)) siteRules[code](facts, (finding) => found.push({ code, ...finding }))
  return found
}

const isOn = (code: DiagnosticCode, { checks, checkOverrides }: Config, withHints: boolean): boolean =>
  [{ [code]: defaultSeverities[code], ...checks } as Checks, ...checkOverrides.map((one) => one.checks)].some(
    (all) => {
      const severity = (all as Readonly<Partial<Record<DiagnosticCode, Severity | 'off'>>>)[code] ?? 'off'
      return severity !== 'off' && (withHints || severity !== 'hint')
    },
  )
