export default function useDocusaurusContext() {
  return { siteConfig: { title: '', tagline: '', customFields: {} } } as any
}
