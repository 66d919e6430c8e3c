// The packages that a short name of a preset, plugin or theme can mean, in the order of Docusaurus: `sass`
// is `docusaurus-plugin-sass` unless there is a package with the name `sass`.

export function moduleNames(name: string, kind: 'preset' | 'plugin' | 'theme'): readonly string[] {
  if (/^(?:[./\\]|[A-Za-z]:)/.test(name)) return [name]
  const [, scope, rest] = /^(@[^/]+)(?:\/(.*))?$/.exec(name) ?? []
  if (scope === undefined) return [name, `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`]
  return [
    ...(rest === undefined ? [] : [name]),
    ...(scope === '@docusaurus' ? [`${scope}/${kind}-${rest}`] : []),
    rest === undefined ? `${scope}/docusaurus-${kind}` : `${scope}/docusaurus-${kind}-${rest}`,
  ]
}
