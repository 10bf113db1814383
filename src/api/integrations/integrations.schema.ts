import * as v from 'valibot'

export const Integration = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  name: v.string(),
  description: v.string(),
  icon: v.string(),
  auth: v.picklist(['oauth2', 'api_key']),
  kinds: v.array(v.picklist(['database'])),
  status: v.picklist(['available', 'coming_soon']),
  docsUrl: v.optional(v.string()),
})
/** A service that contacts can come from. `icon` names a drawing of the product; it is no address. */
export type Integration = v.InferOutput<typeof Integration>
