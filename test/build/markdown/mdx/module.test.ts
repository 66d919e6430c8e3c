// The elements in the module of a page with code.
import { describe, expect, it } from 'vitest'
import { parser } from '../../../support/memorySite.ts'

/** The static and dynamic parts of the page, in the order of the module. */
const parts = (text: string, syntax: 'auto' | 'mdx' = 'mdx'): string => {
  const source = parser.module(text, syntax, { source: 'a.mdx' }, () => null)
  return /const parts_ = \[(.*)\]\n/s.exec(source)?.[1]?.replace(/\s+/g, ' ') ?? ''
}

describe('a page with code', () => {
  it.each([
    [
      'keeps what has no code in it as HTML',
      '# A *b*',
      'h_("h1", { dangerouslySetInnerHTML: { __html: "A <em>b</em>" } })',
    ],
    [
      'makes elements around code',
      'A *{props.x}* & b',
      'h_("p", { }, "A ", h_("em", { }, (props.x )), " & b")',
    ],
    [
      'has links with their attributes',
      '[a {props.x}](./b.md "T")',
      'h_("a", { ...A_(a_[0]), "title": "T" }, "a ", (props.x ))',
    ],
    [
      'has links in pieces of HTML',
      '[a](./b.md) ![c](./d.png)',
      '__html: "<a " + a_[0] + ">a</a> <img alt=\\"c\\" " + a_[1] + ">"',
    ],
    [
      'has lists without the space between items',
      '- a {props.x}\n- b',
      'h_("ul", { }, h_("li", { }, "a ", (props.x )), h_("li", { dangerouslySetInnerHTML: { __html: "b" } }))',
    ],
    [
      'keeps the items of tabs with computed values as components',
      'export const all = [{ value: "a" }]\n\n<Tabs values={all} defaultValue={all[0].value}><TabItem value="a">b</TabItem></Tabs>',
      'h_(Tabs, { "values": (all ), "defaultValue": (all[0].value ) }, h_(TabItem, { "value": "a" }, "b"))',
    ],
    [
      'keeps items in tabs of a package as components',
      'import SchemaTabs from "@theme/SchemaTabs"\nimport TabItem from "@theme/TabItem"\n\n<SchemaTabs><TabItem value="a" label={"A"}>b</TabItem></SchemaTabs>',
      'h_(SchemaTabs, { }, h_(TabItem, { "value": "a", "label": ("A" ) }, "b"))',
    ],
    [
      'has no line breaks around values on lines of their own',
      'import A from "./A"\n\n<A>\n{`a `}\n<A />\n{\'b\'}\n{"c"}\n</A>',
      'h_(A, { }, "a ", h_(A, { }), "b", "c")',
    ],
    [
      'gives components of the site their attributes as they are',
      'import A from "./A"\n\n<A href="/x" src="./y.png" to="../z" />',
      'h_(A, { "href": "/x", "src": "./y.png", "to": "../z" })',
    ],
    [
      'shows the content that an element has in an attribute',
      '<span\n  className={"badge"}\n  children={"1.0"}\n>\n</span>',
      'h_("span", { "className": ("badge" ), "children": ("1.0" ) })',
    ],
    [
      'shows what is between the tags, where both are given',
      '<b children="x">y</b> {props.z}',
      'h_("b", { dangerouslySetInnerHTML: { __html: "y" } })',
    ],
    [
      'gives components of the site the elements of a table, without the box around it',
      'import A from "./A"\n\n<A>\n\n| `a` |\n| --- |\n| *b* |\n\n</A>',
      'h_(A, { }, h_("table", { }, h_("thead", { }, h_("tr", { }, h_("th", { }, h_("code", { }, "a")))), h_("tbody", { }, h_("tr", { }, h_("td", { }, h_("em", { }, "b"))))))',
    ],
    [
      'gives them elements at any depth, and the elements that MDX makes of code',
      'export const A = 1\n\n<A>\n\n- *b*\n\n```js {1}\nlet c\n```\n\n</A>',
      'h_(A, { }, h_("ul", { }, h_("li", { }, h_("em", { }, "b"))), Fence_({"className":"language-js","metastring":"{1}","children":"let c\\n"}, h_("div", { "className": "theme-code-block language-js", dangerouslySetInnerHTML: ',
    ],
    [
      'keeps code that no component of the site may look at',
      '<b>\n\n{props.x}\n\n```js\nlet c\n```\n\n</b>',
      'h_("div", { "className": "theme-code-block language-js", dangerouslySetInnerHTML: ',
    ],
    ['separates the expressions of a line', "{'a'} {1 + 1}", '"a\\n", (1 + 1 )'],
    [
      'has values in style sheets',
      '<style>{`a > b`}{props.x}</style>',
      'h_("style", { dangerouslySetInnerHTML: { __html: ["a > b", (props.x )].join(\'\') } })',
    ],
  ])('%s', (_, text, expected) => {
    expect(parts(text)).toContain(expected)
  })

  it('checks the links of elements, not those of components', () => {
    const { facts } = parser.page('import A from "./A"\n\n<A href="/x" /> <a href="/y">{props.z}</a>', 'mdx')
    expect(facts.links.map(({ href }) => href)).toEqual(['/y'])
  })

  it('matches the tags of raw HTML, whatever is between them', () => {
    expect(parts('<div class="a">\n\n**b** {props.x}\n\n</div>', 'auto')).toBe(
      'h_("div", { "className": "a" }, "\\n", h_("p", { }, h_("strong", { dangerouslySetInnerHTML: { __html: "b" } }), " ", (props.x )), "\\n")',
    )
    expect(parts('<p>a<p>b<br>c</p>', 'auto')).toContain(
      'h_("p", { dangerouslySetInnerHTML: { __html: "a" } }), h_("p", { dangerouslySetInnerHTML: { __html: "b<br>c" } })',
    )
  })

  it('parses attributes of raw HTML as browsers do', () => {
    expect(
      parts(
        '<a href="https://x.test/?a=1&copy=2&amp;b" data-link-placeholder="7" hidden>{props.x}</a>',
        'auto',
      ),
    ).toContain(
      'h_("a", { "href": "https://x.test/?a=1&copy=2&b", "data-link-placeholder": "7", "hidden": true }, ',
    )
  })

  it.each([
    ['between paragraphs', 'a {props.x}\n\n{/* truncate */}\n\nb', '2, parts_.length'],
    [
      'inside of an element',
      '# A\n\n*a {props.x}<!-- truncate --> b* c\n\nd',
      '2, parts_.length, h_("p", {  }, h_("em", {  }, "a ", (props.x )))',
    ],
  ])('shows what is before a mark %s', (_, text, expected) => {
    const source = parser.module(text, 'auto', { source: 'a.md' }, () => null)
    expect(/if \(props.excerpt\) parts_.splice\((.*)\)$/m.exec(source.replaceAll('\n)', ' )'))?.[1]).toBe(
      expected,
    )
  })

  it('continues after an unclosed comment', () => {
    expect(parts('> <!-- a\n\n{props.x}', 'auto')).toContain('(props.x )')
  })
})
