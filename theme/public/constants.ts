// `@docusaurus/constants`.

/** Id of an instance that is configured without one. */
export const DEFAULT_PLUGIN_ID = 'default'
