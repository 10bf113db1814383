import type { Brand } from '#api/brand'
import { systemValues } from '#domain/brand/system-values'
import { encodeDocument, type EmailDocument } from '#mail/document'
import { toMime, type Mailbox } from '#mail/mime'
import { toAmp, toHtml, toText } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import type { ExportKind } from './export-kinds.ts'

/** What a file says beside the document. */
export interface ExportEnvelope {
  subject?: string
  from?: Mailbox
}

/** Names that Windows keeps for itself. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** A name that every file system takes, made of the title of the mail. */
export function fileNameOf(title: string, kind: ExportKind): string {
  const plain = title
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = Array.from(plain)
    .slice(0, 60)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${short === '' || reserved.test(short) ? 'email' : short}.${kind}`
}

/**
 * The mail as a file: HTML with its variables for another service, a message that email clients open, as a contact with
 * nothing filled in gets it, or JSON that can be imported again.
 */
export function exportFile(
  document: EmailDocument,
  kind: ExportKind,
  brand: Brand | undefined,
  { subject, from }: ExportEnvelope = {},
): { file: Blob; name: string } {
  const name = fileNameOf(document.settings.title, kind)
  switch (kind) {
    case 'html':
      return {
        file: new Blob([toHtml(document, { output: 'template', brand: brand?.colors })], {
          type: 'text/html',
        }),
        name,
      }
    case 'json':
      return {
        file: new Blob([`${JSON.stringify(encodeDocument(document), null, 2)}\n`], {
          type: 'application/json',
        }),
        name,
      }
    case 'eml': {
      const system = systemValues(brand, document.settings.lang.startsWith('ja'))
      const resolved = resolve(document, emptyContact, { now: 0, timezone: 'UTC', system })
      const options = { output: 'final', brand: brand?.colors } as const
      const message = toMime({
        from: from ?? { address: 'sender@example.com', name: brand?.company.name },
        to: [],
        subject: subject ?? document.settings.title,
        // Email clients open it as a draft.
        headers: { 'X-Unsent': '1' },
        text: toText(resolved, options),
        ...(document.settings.amp.enabled && { amp: toAmp(resolved, options) }),
        html: toHtml(resolved, options),
      })
      return { file: new Blob([message.slice()], { type: 'message/rfc822' }), name }
    }
  }
}
