import * as v from 'valibot'
import { BRAND, LINES, ONE_LINE } from '#lib/brand-limits'
import { isKeptImageSrc } from '#lib/safe-url'
import { FontFamily, HexColor, HttpsUrl, Image, Version } from '#api/shapes'

const BrandImage = v.pipe(
  Image,
  v.check(({ src }) => isKeptImageSrc(src), 'An image is https or image data.'),
)
const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(ONE_LINE))
const Footer = v.pipe(v.string(), v.maxLength(BRAND.footerMax), v.regex(LINES))

const fields = {
  logo: v.nullable(BrandImage),
  icon: v.nullable(BrandImage),
  colors: v.strictObject({
    primary: HexColor,
    onPrimary: HexColor,
    accent: HexColor,
    bg: HexColor,
    surface: HexColor,
    text: HexColor,
  }),
  fonts: v.strictObject({ heading: FontFamily, body: FontFamily }),
  radius: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BRAND.radiusMax)),
  company: v.strictObject({
    name: v.pipe(text(BRAND.nameMax), v.minLength(1)),
    nameJa: v.optional(text(BRAND.nameMax)),
    address: text(BRAND.addressMax),
    addressJa: v.optional(text(BRAND.addressMax)),
    complaintContact: text(BRAND.contactMax),
    phone: v.optional(text(BRAND.phoneMax)),
    privacyUrl: v.optional(HttpsUrl),
    siteUrl: v.optional(HttpsUrl),
  }),
  social: v.pipe(
    v.array(v.strictObject({ kind: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,30}$/)), url: HttpsUrl })),
    v.maxLength(BRAND.socialMax),
  ),
  footer: v.strictObject({ en: Footer, ja: Footer }),
}

export const Brand = v.strictObject({ ...fields, version: Version })
/**
 * How mails and forms of the workspace look and who they are from. Of the company the law wants name, postal address and
 * where to complain; `footer` is text in which {{unsubscribe_url}} and {{company_address}} stand for themselves.
 */
export type Brand = v.InferOutput<typeof Brand>

export const BrandUpdate = v.strictObject({ ...v.partial(v.strictObject(fields)).entries, version: Version })
/** What is not given stays; what is given replaces the whole field. */
export type BrandUpdate = v.InferOutput<typeof BrandUpdate>
