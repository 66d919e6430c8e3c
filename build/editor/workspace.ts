// The open texts of the editor, and the last check of the site with them.
import type { Connection, Position } from 'vscode-languageserver'
import { TextDocuments } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Problem } from '../model/diagnostics.ts'
import { openSourceTexts } from '../problems/sourceTexts.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { CheckedSite, EditedSite, LinkedPages, Unsaved } from './editedSite.ts'
import { type SiteFiles, siteFiles } from './files.ts'
import type { Place } from './place.ts'
import { shownProblem } from './problems.ts'

export interface Workspace extends SiteFiles {
  readonly site: EditedSite
  /** Checks the site when nothing has changed for a moment. */
  readonly checkSoon: () => void
  /** The site with the texts as they are now; null when it cannot be planned. */
  readonly current: () => Promise<LinkedPages | null>
  /** A place in a file, and the site. `isExact`: the site with the texts as they are now. */
  readonly ask: (uri: string, position: Position, isExact?: boolean) => Promise<Asked | null>
  readonly problemsOf: (
    uri: string,
  ) => Promise<{ readonly problems: readonly Problem[]; readonly text: string } | null>
  /** The text of a file as it is now. */
  readonly textOf: (file: SourcePath) => string | null
  readonly close: () => Promise<void>
}

interface Asked {
  readonly place: Place
  readonly linked: LinkedPages
}

/** Milliseconds without a change before a check begins. */
const pause = 200

export function openWorkspace(site: EditedSite, connection: Connection): Workspace {
  const files = siteFiles(site.root)
  const documents = new TextDocuments(TextDocument)
  const unsaved = (): Unsaved =>
    new Map(
      documents.all().flatMap((document) => {
        const source = files.sourceOf(document.uri)
        return source === null ? [] : [[source, linesOf(document)] as const]
      }),
    )
  const show = openProblems(connection, files)
  const checks = openChecks(site, unsaved, (checked, texts) =>
    show(checked.problems, openSourceTexts(site.root, texts)),
  )
  checks.onError = (error) => connection.window.showErrorMessage((error as Error).message)
  const textOf = (file: SourcePath) => openSourceTexts(site.root, unsaved())(file)
  documents.onDidChangeContent(checks.soon)
  documents.onDidClose(checks.soon)
  documents.listen(connection)
  return {
    ...{ site, ...files, textOf },
    checkSoon: checks.soon,
    current: async () => (await checks.now()).linked,
    async ask(uri, { line: lineNumber, character }, isExact = false) {
      const document = documents.get(uri)
      const source = files.sourceOf(uri)
      const linked = isExact ? (await checks.now()).linked : await checks.latest()
      if (!document || source === null || !linked) return null
      const text = linesOf(document)
      const line = text.split('\n')[lineNumber] ?? ''
      const place = { source, text, lineNumber, line, column: character }
      return { place: { ...place, textOf, uriOf: files.uriOf, headings: site.headings }, linked }
    },
    async problemsOf(uri) {
      const document = documents.get(uri)
      const { problems } = await checks.now()
      const source = files.sourceOf(uri)
      return document
        ? { problems: problems.filter(({ file }) => file === source), text: linesOf(document) }
        : null
    },
    async close() {
      checks.stop()
      await site.close()
    },
  }
}

const linesOf = (document: TextDocument): string => document.getText().replace(/\r\n?/g, '\n')

interface Checks {
  readonly soon: () => void
  /** The check of the texts as they are now. */
  readonly now: () => Promise<CheckedSite>
  /** The site of the last check that could plan it; waits for the first one. */
  readonly latest: () => Promise<LinkedPages | null>
  readonly stop: () => void
  onError: (error: unknown) => void
}

/** One check runs at a time. */
function openChecks(
  site: EditedSite,
  unsaved: () => Unsaved,
  show: (checked: CheckedSite, texts: Unsaved) => void,
): Checks {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<CheckedSite> = Promise.resolve({ problems: [], linked: null })
  let isStale = true
  let last: LinkedPages | null = null
  const run = async (): Promise<CheckedSite> => {
    const texts = unsaved()
    const checked = await site.check(texts)
    last = checked.linked ?? last
    show(checked, texts)
    return checked
  }
  const checks: Checks = {
    soon() {
      isStale = true
      clearTimeout(timer)
      timer = setTimeout(() => checks.now().catch(checks.onError), pause)
    },
    now() {
      clearTimeout(timer)
      if (!isStale) return running
      isStale = false
      const next = running.catch(() => {}).then(run)
      next.catch(() => {
        isStale = true
      })
      running = next
      return next
    },
    async latest() {
      return last ?? (await checks.now()).linked
    },
    stop: () => clearTimeout(timer),
    onError: () => {},
  }
  return checks
}

/** Shows the problems of all files, and removes those that are gone. */
function openProblems(connection: Connection, { uriOf }: SiteFiles) {
  let shown: ReadonlySet<SourcePath> = new Set()
  return (problems: readonly Problem[], textOf: Place['textOf']): void => {
    const byFile = new Map<SourcePath, Problem[]>()
    for (const problem of problems) {
      const { file, message } = problem
      if (file === null) connection.console.warn(message)
      else byFile.set(file, [...(byFile.get(file) ?? []), problem])
    }
    const files = new Set(byFile.keys())
    for (const file of new Set([...shown, ...files])) {
      const text = textOf(file) ?? ''
      const diagnostics = (byFile.get(file) ?? []).map((problem) => shownProblem(problem, text))
      void connection.sendDiagnostics({ uri: uriOf(file), diagnostics })
    }
    shown = files
  }
}
