import * as v from 'valibot'
import { Id } from '#api/shapes'

export const AccessToken = v.strictObject({ access_token: v.string() })
/** A short-lived bearer token; it is kept in memory only. */
export type AccessToken = v.InferOutput<typeof AccessToken>

export const GoogleQuery = v.strictObject({
  redirect: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  login_hint: v.optional(Id),
})
/** `redirect` is where to go after the sign-in: a path, or an address of a site that the backend knows. `login_hint` names the account, where it is known. */
export type GoogleQuery = v.InferOutput<typeof GoogleQuery>
