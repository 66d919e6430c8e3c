// `@generated/site-metadata` for tests of components, without the bundler.
export default { docusaurusVersion: '3.10.2', pluginVersions: {} }
