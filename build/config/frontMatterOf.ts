// The type of the front matter of a site, from the type of its configuration. Every library with Standard
// Schema has it in the type of its schemas, so nothing is generated.

/** A configuration whose schema for front matter has this type. */
export interface WithSchema<Schema> {
  readonly markdown?: { readonly frontMatterSchema?: Schema }
}

/**
 * The front matter that pages of a site with this configuration can have: `FrontMatterOf<typeof config>`. It
 * is the input of the schema, because Troodon checks what a page has and doesn't change it.
 */
export type FrontMatterOf<Config extends object> =
  Config extends WithSchema<infer Schema>
    ? NonNullable<Schema> extends { readonly '~standard': { readonly types?: infer Types } }
      ? NonNullable<Types> extends { readonly input: infer Input }
        ? Input
        : Unknown
      : Unknown
    : Unknown

type Unknown = Readonly<Record<string, unknown>>
