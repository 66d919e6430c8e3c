// sbom.cdx.json: the packages whose code is in the published package, as a CycloneDX bill of materials. It has
// no time and no random number, so the same sources give the same bytes.

/**
 * `own` is the manifest of the published package, `components` are those of components.js, and `integrity`
 * returns the checksum of a package in the lock file.
 */
export function sbomOf(own, components, integrity) {
  const rows = components.map((component) => {
    const hash = /^sha512-(.+)$/.exec(integrity(component) ?? '')?.[1]
    const hashes = hash ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : null
    return { type: 'library', ...identity(component), ...(hashes ? { hashes } : {}) }
  })
  const root = { type: 'application', ...identity(own) }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: root },
    components: rows,
    dependencies: [{ ref: root['bom-ref'], dependsOn: rows.map((row) => row['bom-ref']) }],
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

function identity({ name, version, license }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const licenses = / (?:OR|AND|WITH) /.test(license ?? '')
    ? [{ expression: license.replace(/^\((.*)\)$/, '$1') }]
    : [{ license: { id: license } }]
  return { 'bom-ref': purl, name, version, ...(license ? { licenses } : {}), purl }
}

/** `lock` is package-lock.json. */
export const integrityIn = (lock) => {
  const known = new Map(
    Object.entries(lock.packages).map(([path, { version, integrity }]) => [
      `${path.replace(/^.*node_modules\//, '')}@${version}`,
      integrity,
    ]),
  )
  return ({ name, version }) => known.get(`${name}@${version}`)
}
