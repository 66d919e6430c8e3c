// Notes about the configuration of a site: what was read from that of Docusaurus, and what differs.
// `doctor` prints these notes grouped and counted.

export type SetupGroup = 'read' | 'commands' | 'differs' | 'unsupported' | 'ineffective' | 'missingPackage'

/** A finding about the setup of a site as a whole, not about one of its pages. */
export interface SetupNote {
  readonly group: SetupGroup
  /** The fact, without a full stop where it is only a key: `webpack.jsLoader`. Equal texts are counted. */
  readonly text: string
  /** The file, or the path of the key in the configuration: `plugins[3]`. */
  readonly where?: string
  /** How to change it: a sentence. */
  readonly todo?: string
}

/** The text of the note `read` of a site without a search. */
export const noSearch = 'no search'
