// A file of the search index before it has a name.
export interface ShardFile {
  /** Beginning of the words that are found in it. */
  readonly prefix: string
  readonly text: string
  /** Files that this one names, by name. */
  readonly rests?: ReadonlyMap<string, string>
}
