import * as v from 'valibot'
import { ADDRESS_MAX, HTTPS_ADDRESS } from '#lib/https-address'

/** Characters. */
const WEB = { fontMax: 120 } as const

export const HexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))
/** A colour as #rrggbb. */
export type HexColor = v.InferOutput<typeof HexColor>

export const HttpsUrl = v.pipe(
  v.string(),
  v.maxLength(ADDRESS_MAX),
  v.regex(HTTPS_ADDRESS),
  v.check((text) => URL.canParse(text), 'Not the address of a page.'),
)
/** The address of a page, always https. */
export type HttpsUrl = v.InferOutput<typeof HttpsUrl>

export const FontFamily = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(WEB.fontMax),
  v.regex(/^[^;{}<>\p{Cc}]*$/u),
)
/** Names of fonts as CSS has them. */
export type FontFamily = v.InferOutput<typeof FontFamily>
