// All documents of the site in one language, for components that read them: a file that only pages with such
// components load.

interface ListedDoc {
  readonly id: string
  /** URL of the document. */
  readonly path: string
  readonly sidebar?: string
  readonly unlisted?: true
}

interface VersionDocs {
  readonly docs: readonly ListedDoc[]
  readonly draftIds: readonly string[]
  /** By its name, the first page of a sidebar. */
  readonly sidebars: Readonly<
    Record<string, { readonly link: { readonly path: string; readonly label: string } }>
  >
}

/** Instance → version → its documents. */
export type AllDocs = Readonly<Record<string, Readonly<Record<string, VersionDocs>>>>
