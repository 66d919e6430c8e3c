// `@theme/Playground`: code that the reader can change, with its result.
import Container from './Playground/Container.tsx'
import Layout from './Playground/Layout.tsx'
import Provider from './Playground/Provider.tsx'

export interface PlaygroundProps {
  readonly children?: string
  readonly position?: 'top' | 'bottom'
  /** Those of `@theme/Playground/Provider`. */
  readonly [option: string]: unknown
}

export default function Playground({ children, position, ...options }: PlaygroundProps) {
  return (
    <Container>
      <Provider code={children} {...options}>
        <Layout {...(position ? { position } : {})} />
      </Provider>
    </Container>
  )
}
