import * as v from 'valibot'
import { Version } from '#api/shapes'

const WEB_API = { originsMax: 50, ratePerMinuteMax: 6000 } as const

const fields = {
  enabled: v.boolean(),
  allowedOrigins: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(WEB_API.originsMax)),
  rateLimitPerMinute: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WEB_API.ratePerMinuteMax)),
  requireConsent: v.boolean(),
}

export const WebApi = v.strictObject({
  ...fields,
  publicKey: v.string(),
  baseUrl: v.string(),
  version: Version,
})
/** How customers' pages may call the tracking API. No origin in `allowedOrigins`: every site may. */
export type WebApi = v.InferOutput<typeof WebApi>

export const WebApiUpdate = v.strictObject({ ...v.partial(v.strictObject(fields)).entries, version: Version })
/** What is not given stays. An origin is https, or http on this machine, without a path. */
export type WebApiUpdate = v.InferOutput<typeof WebApiUpdate>
