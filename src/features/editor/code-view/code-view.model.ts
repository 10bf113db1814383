import type { EmailDocument } from '#mail/document'
import { toAmp, toHtml, toText } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'

/** Bytes: Gmail shows no more of the HTML, and refuses a longer AMP part. */
export const CODE_LIMITS = { html: 102_000, amp: 200_000 } as const

export const codeParts = ['html', 'text', 'amp'] as const
export type CodePart = (typeof codeParts)[number]

export interface Code {
  text: string
  bytes: number
  /** None for the text part. */
  limit: number | undefined
}

/**
 * The parts as they are stored and sent, with variables as template. The AMP part is that of a contact with nothing filled
 * in, because only a resolved document is valid AMP; undefined where the mail has none.
 */
export function codeOf(
  document: EmailDocument,
  part: CodePart,
  brand: Readonly<Record<string, string>> | undefined,
): Code | undefined {
  const options = { output: 'template', brand } as const
  switch (part) {
    case 'html':
      return codeWith(toHtml(document, options), CODE_LIMITS.html)
    case 'text':
      return codeWith(toText(document, options), undefined)
    case 'amp': {
      if (!document.settings.amp.enabled) return undefined
      const resolved = resolve(document, emptyContact, { now: 0, timezone: 'UTC' })
      return codeWith(toAmp(resolved, { ...options, output: 'final' }), CODE_LIMITS.amp)
    }
  }
}

const codeWith = (text: string, limit: number | undefined): Code => ({
  text,
  bytes: new TextEncoder().encode(text).length,
  limit,
})
