// The comments that mark lines of code, as the configuration names them.

export interface MagicComment {
  readonly className: string
  readonly line?: string
  readonly block?: { readonly start: string; readonly end: string }
}

/** Without others in the configuration. */
export const usualMagicComments: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]
