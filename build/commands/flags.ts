// Every option of the command line, with the name of its value in the usage text, or null without one.
export const flags = {
  '--out': 'DIR',
  '--config': 'FILE',
  '--cache': 'DIR',
  '--port': 'N',
  '--host': 'H',
  '--instance': 'ID',
  '--no-cache': null,
  '--verify': null,
  '--json': null,
  '--strict': null,
  '--drafts': null,
  '--help': null,
} as const

export type FlagName = keyof typeof flags
