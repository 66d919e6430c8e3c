export default function useBaseUrl(x: string) {
  return x
}
