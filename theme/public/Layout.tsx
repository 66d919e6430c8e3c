export default function Layout({ children }: any) {
  return <>{children}</>
}
