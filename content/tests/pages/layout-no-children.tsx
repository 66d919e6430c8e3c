import Layout from '@theme/Layout'

/** A layout with nothing in it. */
export default function LayoutNoChildren() {
  return <Layout title="Layout without children" />
}
