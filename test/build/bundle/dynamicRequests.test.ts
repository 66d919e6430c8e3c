// Imports whose path the code composes.
import { expect, it } from 'vitest'
import { withDynamicRequests } from '../../../build/bundle/resolve/dynamicRequests.ts'

/** `<name>` is a placeholder of a template. */
const written = (code: string): string => code.replace(/<([^<>]*)>/g, '$${$1}')
const changed = (code: string): string => withDynamicRequests(written(code))

it.each([
  ['require(`@site/a/<name>.png`)', 'require(`troodon-request:@site/a/*.png`)(`@site/a/<name>.png`)'],
  ["require('./a/' + b + '.svg').c", "require('troodon-request:./a/*.svg')('./a/' + b + '.svg').c"],
  ['import(/* "x" */ `./p/<a[`b`]>`)', 'require(`troodon-later:./p/*`)(/* "x" */ `./p/<a[`b`]>`)'],
  ['import("@b/".concat(c, ".json"))', 'require("troodon-later:@b/*.json")("@b/".concat(c, ".json"))'],
  [
    "require('!!raw-loader!@site/c/' + f({ a: ')' }))",
    "require('troodon-request:!!raw-loader!@site/c/*')('!!raw-loader!@site/c/' + f({ a: ')' }))",
  ],
  ['require(`/src/<a>/<b>.js`)', 'require(`troodon-request:/src/*/*.js`)(`/src/<a>/<b>.js`)'],
])('%s', (code, wanted) => {
  expect(changed(code)).toBe(written(wanted))
})

it('leaves other imports as they are', () => {
  for (const code of [
    "require('./a.png')",
    'import(`./a.js`)',
    'require(`prismjs/components/prism-<lang>`)',
    'require(name)',
    'load.require(`./<a>`)',
    "require('./a' + b, c)",
    "require.resolve('./a/' + b)",
    'require(`./a/<b>` in c)',
    'require(`./a/<b>',
    "require('./a\\'' + b)",
  ])
    expect(changed(code)).toBe(written(code))
})

it('leaves texts that show such imports as they are', () => {
  const call = 'require(`./a/` + b)'
  for (const code of [
    "const text = \"For example, require('./' + name() + '.js')\"",
    `// ${call}\nf()`,
    `const page = <code>${call}</code>`,
    `f("${call}")`,
  ])
    expect(withDynamicRequests(code)).toBe(code)
  expect(withDynamicRequests(`f("${call}", ${call})`)).toBe(
    `f("${call}", require(\`troodon-request:./a/*\`)(\`./a/\` + b))`,
  )
})
