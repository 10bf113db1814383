import type { Brand, BrandUpdate } from '#api/brand'
import type { PickedImage } from '#components/image-picker'
import { isColour } from '#components/colour-field'
import { brandTokens, type BrandToken } from '#domain/brand/brand-tokens'
import { footerProblem, lineProblem, type TextProblem } from '#domain/brand/brand-rules'
import { BRAND } from '#lib/brand-limits'
import { httpsAddress } from '#lib/https-address'

export type SocialLink = Brand['social'][number]

/** Lines of text that a brand holds, in the order of the form. */
const lines = ['name', 'nameJa', 'address', 'addressJa', 'complaintContact', 'phone'] as const
export type LineField = (typeof lines)[number]
/** Addresses of pages. */
const pages = ['siteUrl', 'privacyUrl'] as const
export type PageField = (typeof pages)[number]
const footers = ['footerEn', 'footerJa'] as const
export type FooterField = (typeof footers)[number]
const fonts = ['headingFont', 'bodyFont'] as const
const texts = [...brandTokens, ...fonts, ...lines, ...pages, ...footers] as const

/**
 * A brand as its form holds it: flat, so that what two people changed is put together field by field. Colours and addresses
 * are what is typed.
 */
export type BrandDraft = Readonly<
  Record<BrandToken | (typeof fonts)[number] | LineField | PageField | FooterField, string>
> &
  Readonly<{
    logo: PickedImage | null
    icon: PickedImage | null
    radius: number
    social: readonly SocialLink[]
  }>

export const draftOf = ({
  logo,
  icon,
  colors,
  fonts,
  radius,
  company,
  social,
  footer,
}: Brand): BrandDraft => ({
  logo,
  icon,
  primary: colors.primary.toLowerCase(),
  onPrimary: colors.onPrimary.toLowerCase(),
  accent: colors.accent.toLowerCase(),
  bg: colors.bg.toLowerCase(),
  surface: colors.surface.toLowerCase(),
  text: colors.text.toLowerCase(),
  headingFont: fonts.heading,
  bodyFont: fonts.body,
  radius,
  name: company.name,
  nameJa: company.nameJa ?? '',
  address: company.address,
  addressJa: company.addressJa ?? '',
  complaintContact: company.complaintContact,
  phone: company.phone ?? '',
  siteUrl: company.siteUrl ?? '',
  privacyUrl: company.privacyUrl ?? '',
  social,
  footerEn: footer.en,
  footerJa: footer.ja,
})

/** Characters that each line takes (SET-62). */
export const lineMax: Readonly<Record<LineField, number>> = {
  name: BRAND.nameMax,
  nameJa: BRAND.nameMax,
  address: BRAND.addressMax,
  addressJa: BRAND.addressMax,
  complaintContact: BRAND.contactMax,
  phone: BRAND.phoneMax,
}

/** What is wrong with a line; an empty name is said only once somebody tried to save. */
export function problemOfLine(field: LineField, text: string): TextProblem | undefined {
  if (field === 'name' && text.trim() === '') return 'empty'
  return lineProblem(text, lineMax[field])
}

export const problemOfFooter = (text: string) => footerProblem(text, BRAND.footerMax)

/** Whether a link leads to a page. */
export const isLink = ({ url }: SocialLink): boolean => (httpsAddress(url) ?? '') !== ''

export const isValid = (draft: BrandDraft): boolean =>
  brandTokens.every((token) => isColour(draft[token])) &&
  lines.every((field) => problemOfLine(field, draft[field]) === undefined) &&
  pages.every((field) => httpsAddress(draft[field]) !== undefined) &&
  footers.every((field) => problemOfFooter(draft[field]) === undefined) &&
  draft.social.every(isLink)

/** The draft as it is sent and compared: without spaces at the ends, with whole addresses. */
const tidied = (draft: BrandDraft): BrandDraft => ({
  ...draft,
  ...Object.fromEntries(lines.map((field) => [field, draft[field].trim()])),
  ...Object.fromEntries(pages.map((field) => [field, httpsAddress(draft[field]) ?? draft[field]])),
  social: draft.social.map(({ kind, url }) => ({ kind, url: httpsAddress(url) ?? url })),
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function differs(one: BrandDraft, other: BrandDraft): boolean {
  const [a, b] = [tidied(one), tidied(other)]
  return (
    texts.some((field) => a[field] !== b[field]) ||
    a.radius !== b.radius ||
    a.logo?.src !== b.logo?.src ||
    a.icon?.src !== b.icon?.src ||
    !same(a.social, b.social)
  )
}

/** The brand that a draft means; a colour that is none is as in `base`, so that there is always something to show. */
export function brandOf(draft: BrandDraft, base: Brand): Brand {
  const to = tidied(draft)
  const colour = (token: BrandToken) => (isColour(to[token]) ? to[token] : base.colors[token])
  const given = (text: string) => (text === '' ? undefined : text)
  return {
    logo: to.logo,
    icon: to.icon,
    colors: {
      primary: colour('primary'),
      onPrimary: colour('onPrimary'),
      accent: colour('accent'),
      bg: colour('bg'),
      surface: colour('surface'),
      text: colour('text'),
    },
    fonts: { heading: to.headingFont, body: to.bodyFont },
    radius: to.radius,
    company: {
      name: to.name,
      nameJa: given(to.nameJa),
      address: to.address,
      addressJa: given(to.addressJa),
      complaintContact: to.complaintContact,
      phone: given(to.phone),
      privacyUrl: given(to.privacyUrl),
      siteUrl: given(to.siteUrl),
    },
    social: [...to.social],
    footer: { en: to.footerEn, ja: to.footerJa },
    version: base.version,
  }
}

/** What is sent: only what differs from what is stored, because images are large. */
export function bodyOf(draft: BrandDraft, base: Brand): BrandUpdate {
  const { version, ...brand } = brandOf(draft, base)
  const stored: Record<string, unknown> = base
  return {
    ...Object.fromEntries(Object.entries(brand).filter(([field, value]) => !same(value, stored[field]))),
    version,
  }
}

function imageOf(value: unknown): PickedImage | null {
  if (typeof value !== 'object' || value === null) return null
  const { src, width, height }: { src?: unknown; width?: unknown; height?: unknown } = value
  return typeof src === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { src, width, height }
    : null
}

function linkOf(value: unknown): SocialLink[] {
  if (typeof value !== 'object' || value === null) return []
  const { kind, url }: { kind?: unknown; url?: unknown } = value
  return typeof kind === 'string' && typeof url === 'string' ? [{ kind, url }] : []
}

/** The draft that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeDraft(value: unknown): BrandDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const kept = new Map<string, unknown>(Object.entries(value))
  const text = (field: string) => {
    const found = kept.get(field)
    return typeof found === 'string' ? found : undefined
  }
  const radius = kept.get('radius')
  const social = kept.get('social')
  if (texts.some((field) => text(field) === undefined)) return undefined
  if (typeof radius !== 'number' || !Array.isArray(social)) return undefined
  const of = (field: (typeof texts)[number]) => text(field) ?? ''
  return {
    logo: imageOf(kept.get('logo')),
    icon: imageOf(kept.get('icon')),
    primary: of('primary'),
    onPrimary: of('onPrimary'),
    accent: of('accent'),
    bg: of('bg'),
    surface: of('surface'),
    text: of('text'),
    headingFont: of('headingFont'),
    bodyFont: of('bodyFont'),
    radius,
    name: of('name'),
    nameJa: of('nameJa'),
    address: of('address'),
    addressJa: of('addressJa'),
    complaintContact: of('complaintContact'),
    phone: of('phone'),
    siteUrl: of('siteUrl'),
    privacyUrl: of('privacyUrl'),
    social: social.flatMap(linkOf).slice(0, BRAND.socialMax),
    footerEn: of('footerEn'),
    footerJa: of('footerJa'),
  }
}

/** Corner styles that are offered, by their radius in px. */
export const corners = { square: 0, soft: 6, round: 12, pill: 32 } as const
export type Corner = keyof typeof corners
