import type { ContentVariant } from '#api/campaigns'
import { writeHeader, type HeaderText } from './header-text.model.ts'

/** The preview text that the mail itself has, which is shown where the campaign has none; empty without one (CAM-82). */
export function preheaderOf({ mode, doc }: Pick<ContentVariant, 'mode' | 'doc'>): HeaderText {
  const fallbacks: Record<string, string> = {}
  const content = mode === 'blocks' ? (doc?.settings.preheader ?? []) : []
  const text = content
    .map((one) => {
      if (one.type === 'break') return ' '
      if (one.type === 'text') return one.text
      const token = `{{${one.path.join('.')}}}`
      if (one.fallback !== undefined) fallbacks[token] ??= one.fallback
      return token
    })
    .join('')
    .trim()
  return { text, fallbacks }
}

/** What readers see after the subject, as it is stored: the campaign's, or the mail's own where the campaign has none. */
export const previewTextOf = (variant: Pick<ContentVariant, 'mode' | 'doc' | 'previewText'>): string =>
  variant.previewText || writeHeader(preheaderOf(variant))
