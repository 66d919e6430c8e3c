import Admonition from '@theme-original/Admonition'

/** Every admonition with a title of its own. */
export default function AdmonitionWrapper(props) {
  return <Admonition {...props} title={props.title ?? 'Remember'} />
}
