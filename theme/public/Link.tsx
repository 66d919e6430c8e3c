export default function Link({ to, href, ...rest }: any) {
  return <a href={to ?? href} {...rest} />
}
