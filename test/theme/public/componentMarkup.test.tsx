// A component has one markup: the build prints the same HTML for Markdown as React renders for the same
// props.
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultTitle } from '../../../build/shared/components/admonition.ts'
import type { SiteData } from '../../../build/shared/siteData.ts'
import { SiteContext } from '../../../theme/context/site.tsx'
import Admonition, { type AdmonitionProps } from '../../../theme/public/Admonition.tsx'
import CodeBlock, { type CodeBlockProps } from '../../../theme/public/CodeBlock.tsx'
import Details, { type DetailsProps } from '../../../theme/public/Details.tsx'
import Heading from '../../../theme/public/Heading.tsx'
import TabItem, { type TabItemProps } from '../../../theme/public/TabItem.tsx'
import Tabs, { type TabsProps } from '../../../theme/public/Tabs.tsx'
import { parser } from '../../support/memorySite.ts'

/** HTML without line breaks between elements and without empty attribute values. */
const plain = (html: string): string =>
  html.replace(/\n+/g, '').replaceAll('=""', '').replaceAll('&#x27;', "'")

function printed(text: string): string {
  const { body, facts } = parser.page(text, 'mdx')
  expect([facts.diagnostics, facts.code]).toEqual([[], undefined])
  return plain(
    body
      .map((part) => (typeof part === 'object' && 'title' in part ? defaultTitle(part.title, {}) : part))
      .join(''),
  )
}

const english = { messages: {} } as unknown as SiteData

const rendered = (element: ReactElement): string =>
  plain(renderToStaticMarkup(<SiteContext value={english}>{element}</SiteContext>))

/** ` a={"b"} c={[1]}` */
const attributes = (props: object): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined)
    .map(([name, value]) => ` ${name}={${JSON.stringify(value)}}`)
    .join('')

/** `<p>text</p>` in Markdown and in JSX. */
const paragraph = <p>text</p>

/** A non-empty line of text. */
const word = fc
  .string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'aZ0 <>&"\'{}`*é🦖') })
  .filter((text) => text.trim() === text)

const optional = <T,>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

describe('static HTML and React element are the same for', () => {
  it('Admonition', () => {
    fc.assert(
      fc.property(
        fc.record({
          type: optional(
            fc.constantFrom('note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important'),
          ),
          title: optional(word),
          icon: optional(word),
          className: optional(word),
          id: optional(word),
        }),
        (given) => {
          const props = given as AdmonitionProps
          expect(printed(`<Admonition${attributes(props)}>\n\ntext\n\n</Admonition>`)).toBe(
            rendered(<Admonition {...props}>{paragraph}</Admonition>),
          )
        },
      ),
    )
  })

  it.each(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'success', 'important'])(
    ':::%s and <Admonition>',
    (type) => {
      expect(printed(`:::${type}[A title]{.wide #here}\n\ntext\n\n:::`)).toBe(
        rendered(
          <Admonition type={type} title="A title" className="wide" id="here">
            {paragraph}
          </Admonition>,
        ),
      )
      expect(printed(`:::${type}\n\ntext\n\n:::`)).toBe(
        rendered(<Admonition type={type}>{paragraph}</Admonition>),
      )
    },
  )

  it.each(['note', 'tip', 'important', 'warning', 'caution'])('the alert [!%s] and <Admonition>', (type) => {
    expect(printed(`> [!${type.toUpperCase()}]\n> text`)).toBe(
      rendered(<Admonition type={type}>{paragraph}</Admonition>),
    )
  })

  it('Details', () => {
    fc.assert(
      fc.property(
        fc.record({
          summary: optional(word),
          className: optional(word),
          id: optional(word),
          open: optional(fc.boolean()),
          title: optional(word),
          'data-kind': optional(word),
        }),
        (given) => {
          const props = given as DetailsProps
          expect(printed(`<Details${attributes(props)}>\n\ntext\n\n</Details>`)).toBe(
            rendered(<Details {...props}>{paragraph}</Details>),
          )
        },
      ),
    )
  })

  it('Details with a custom summary', () => {
    expect(printed('<Details open>\n<summary>*Own*</summary>\n\ntext\n\n</Details>')).toBe(
      rendered(
        <Details open>
          <summary>
            <em>Own</em>
          </summary>
          {paragraph}
        </Details>,
      ),
    )
  })

  it('Tabs', () => {
    const tab = fc.record({
      value: word,
      label: optional(word),
      attributes: optional(fc.record({ className: word })),
    })
    fc.assert(
      fc.property(
        fc.record({
          groupId: optional(word),
          queryString: optional(word),
          className: optional(word),
          defaultValue: fc.constantFrom(undefined, null),
        }),
        fc.uniqueArray(tab, { minLength: 1, maxLength: 4, selector: ({ value }) => value }),
        fc.nat(3),
        fc.boolean(),
        (given, items, first, listed) => {
          const values = listed ? [...items].reverse() : undefined
          const props = { ...given, values } as TabsProps
          const own = items.map((item, index): TabItemProps => {
            const marked = index === first ? { default: true } : {}
            return { ...(listed ? { value: item.value } : (item as TabItemProps)), ...marked }
          })
          const text = own.map((item) => `<TabItem${attributes(item)}>\n\ntext\n\n</TabItem>`).join('\n')
          expect(printed(`<Tabs${attributes(props)}>\n${text}\n</Tabs>`)).toBe(
            rendered(
              <Tabs {...props}>
                {own.map((item) => (
                  <TabItem key={item.value} {...item}>
                    {paragraph}
                  </TabItem>
                ))}
              </Tabs>,
            ),
          )
        },
      ),
    )
  })

  it('CodeBlock, except for colors', () => {
    fc.assert(
      fc.property(
        fc.record({
          language: optional(fc.constantFrom('js', 'JavaScript', 'text')),
          title: optional(word),
          showLineNumbers: optional(fc.oneof(fc.boolean(), fc.nat(200))),
          metastring: optional(
            fc.constantFrom('{1}', '{2-3} showLineNumbers', 'title="b.js" showLineNumbers=7'),
          ),
          className: optional(fc.constantFrom('wide', 'language-js', 'wide language-text')),
        }),
        fc.array(word, { minLength: 1, maxLength: 4 }),
        (given, lines) => {
          const props = given as CodeBlockProps
          const code = lines.join('\n')
          const html = printed(`<CodeBlock${attributes(props)}>{${JSON.stringify(code)}}</CodeBlock>`)
          expect(html.replace(/<span class="(?:hljs|language)-[^>]*>|<\/span>/g, '')).toBe(
            rendered(<CodeBlock {...props}>{code}</CodeBlock>).replace(/<\/span>/g, ''),
          )
        },
      ),
    )
  })

  it.each(['js', 'js title="a.js" {1} showLineNumbers', 'text showLineNumbers=5'])(
    'a fence with ```%s and <CodeBlock>',
    (info) => {
      const [language, ...words] = info.split(' ')
      // Only fences have ids for links to lines.
      const html = printed(`\`\`\`${info}\na\nb\n\`\`\``).replaceAll(/ id="code-1-L\d+"/g, '')
      expect(html).toBe(
        rendered(
          <CodeBlock className={`language-${language}`} metastring={words.join(' ')}>
            {'a\nb\n'}
          </CodeBlock>,
        ),
      )
    },
  )

  it('headings', () => {
    fc.assert(
      fc.property(word, (title) => {
        const escaped = title.replace(/[^\p{L}\p{N}\p{So} ]/gu, '\\$&')
        fc.pre(/^[\p{L}\p{N}]/u.test(title))
        expect(printed(`## ${escaped} {#here}`)).toBe(
          rendered(
            <Heading as="h2" id="here">
              {title}
            </Heading>,
          ),
        )
      }),
    )
  })
})

describe('props that React and the build parse in the same way', () => {
  it('are checked by both', () => {
    const { facts } = parser.page('<Tabs defaultValue="z"><TabItem value="a">x</TabItem></Tabs>', 'mdx')
    const message = '<Tabs> has no tab "z" to open first. Its tabs are "a".'
    expect(facts.diagnostics.map((one) => one.message)).toEqual([message])
    expect(() =>
      renderToStaticMarkup(
        <Tabs defaultValue="z">
          <TabItem value="a">x</TabItem>
        </Tabs>,
      ),
    ).toThrow(message)
  })
})
