// Authors of commits who are not people. A page does not say that one of them updated it.

/** A bot, an account of a machine, or a name with a number in it that only a machine gives. */
export const isMachine = (name: string): boolean =>
  /\[bot\]$|[-_ ]bot$/i.test(name) ||
  /\b(?=[a-f]*\d)[\da-f]{8,}\b/i.test(name) ||
  /^(?:root|runner|ubuntu|admin|administrator|jenkins|github|ci|git|nobody|unknown|github[- ]actions|gitlab[- ]ci)$/i.test(
    name,
  )
