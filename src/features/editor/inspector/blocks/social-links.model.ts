import type { Brand } from '#api/brand'
import { socialName } from '#domain/brand/brand-rules'
import type { SocialBlock } from '#mail/document/leaf-blocks'

/** The links of the brand, called by their services. */
export const socialLinksOf = (brand: Brand | undefined): SocialBlock['links'] =>
  (brand?.social ?? []).map(({ kind, url }) => ({ label: socialName(kind), href: { parts: [url] } }))
