// The part of a Standard Schema (https://standardschema.dev) that checking needs.
export interface FrontMatterSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>
  }
}

interface SchemaResult {
  readonly issues?: readonly SchemaIssue[] | undefined
}

interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
