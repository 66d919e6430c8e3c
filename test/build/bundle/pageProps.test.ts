// The properties that pages receive as from Docusaurus.
import { describe, expect, it } from 'vitest'
import { withPageProps } from '../../../build/bundle/load/pagePropsPlugin.ts'

const page = (params: string, body = '') =>
  `export default function Page(${params}) { ${body} return null }\n`

describe('a page', () => {
  it('gets the properties of a route if it reads one of them', () => {
    for (const code of [
      page('props', 'use(props.location)'),
      page('{ location, ...others }'),
      page('props', 'const { match } = props;'),
      'export default class Page extends Component {\n  render() { return this.props.history.length }\n}\n',
    ])
      expect(withPageProps(code), code).toMatch(
        /useRouteMatch[\s\S]*element_\(Page, { \.\.\.route_\(\), \.\.\.props }\)/,
      )
  })

  it('gets them without a name too', () => {
    const code = withPageProps('export default ({ location }) => location.pathname\n')
    expect(code).toMatch(/^const Page_ = \(\{ location \}\) => location\.pathname\n[\s\S]*element_\(Page_, /)
    expect(withPageProps('export default () => window.location.href\n')).toBeNull()
  })

  it('gets the configuration as well if it reads it', () => {
    expect(withPageProps(page('{ config, location }'))).toContain(
      '{ config: config_, ...route_(), ...props }',
    )
    expect(withPageProps(page('{ config }'))).toContain('{ config: config_, ...props }')
    expect(withPageProps(page('{ config }'))).not.toContain('@docusaurus/router')
  })

  it('stays as it is if it reads none', () => {
    for (const code of [
      page('', 'use(window.location)'),
      page('props', 'use(window.location)'),
      page('', "const { location } = window; const route = '/';"),
    ])
      expect(withPageProps(code), code).toBeNull()
  })
})
