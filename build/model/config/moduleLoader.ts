// Loaders of webpack: functions that turn a file into a module.

/** The result of a loader that came before, and its `this`. */
export type LoaderFunction = (this: object, content: unknown) => unknown

export interface LoaderModule {
  readonly default?: unknown
  /** Called before the file is read. A result replaces the file. */
  readonly pitch?: (this: object, ...given: unknown[]) => unknown
  /** Receives bytes. */
  readonly raw?: boolean
}

export interface Loader {
  readonly name: string
  /** Absolute. */
  readonly file: string
  readonly options: unknown
  readonly run: LoaderFunction
  readonly pitch: LoaderModule['pitch'] | null
  readonly isRaw: boolean
}

/** Loaders in the order of webpack, the last one first, and what their result is. */
export interface LoaderChain {
  readonly loaders: readonly Loader[]
  /** `markdown` is read as other Markdown files are. */
  readonly result: 'script' | 'style' | 'text' | 'json' | 'markdown'
}

export interface FileRule {
  /** `path` is absolute; `query` is empty or begins with `?`. */
  readonly matches: (path: string, query: string) => boolean
  readonly as: 'text' | 'url' | LoaderChain
  /** Identity of `matches`. */
  readonly key: string
}
