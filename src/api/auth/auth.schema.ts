import * as v from 'valibot'

export const AccessToken = v.strictObject({ access_token: v.string() })
/** A short-lived bearer token; it is kept in memory only. */
export type AccessToken = v.InferOutput<typeof AccessToken>

export const GoogleQuery = v.strictObject({ redirect: v.optional(v.pipe(v.string(), v.maxLength(2000))) })
/** Where to go after the sign-in: a path of this site. */
export type GoogleQuery = v.InferOutput<typeof GoogleQuery>
