import type { Brand } from '#api/brand'
import type { ContentVariant } from '#api/campaigns'
import { systemValues } from '#domain/brand/system-values'
import { toHtml } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'

/** A mail as a reader of whom nothing is known gets it; undefined where it has no HTML. Its links lead where they are counted. */
export function mapHtml(
  { mode, doc, html, locale }: ContentVariant,
  brand: Brand | undefined,
  timezone: string,
): string | undefined {
  if (mode === 'html') return html
  if (mode === 'text' || !doc) return undefined
  const isJapanese = (locale ?? doc.settings.lang).startsWith('ja')
  const resolved = resolve(doc, emptyContact, { now: 0, timezone, system: systemValues(brand, isJapanese) })
  return toHtml(resolved, { output: 'final', brand: brand?.colors })
}
