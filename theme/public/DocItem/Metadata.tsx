// `@theme/DocItem/Metadata`: nothing. The build writes the head of documents.
export default function DocItemMetadata() {
  return null
}
