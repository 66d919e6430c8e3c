// `@theme/Loading`: nothing. Troodon shows a page once all of it has loaded.
export default function Loading(_props: unknown) {
  return null
}
