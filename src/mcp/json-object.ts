/** An object of JSON, such as a schema. */
export type JsonObject = { readonly [member: string]: unknown };
