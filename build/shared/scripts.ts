/** Whether a script element of this type is code; all others hold data. */
export const isExecutable = (type = ''): boolean =>
  /^(?:$|module$|(?:text|application)\/(?:x-)?(?:java|ecma)script\b)/i.test(type.trim())
