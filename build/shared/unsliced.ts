/**
 * The same data with strings of its own. A string that is a slice keeps the text that it is a part of in
 * memory.
 */
export const unsliced = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data
