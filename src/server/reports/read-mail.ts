import type { Email } from 'postal-mime'
import { bounceKind } from '#domain/campaigns/bounce-kind'
import { oneLine } from '#server/mail/smtp-outcome'
import type { Report } from './report.ts'

/** The subject of reports of the Junk Mail Reporting Program, with the address that the mail came from. */
const JUNK = /^complaint about message from \[?[\d.:a-f]+\]?$/i
/** What of a mail is read: parts in parts, and bytes of headers. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000, maxRfc822NestingDepth: 0 } as const

/**
 * What a mail that came back says: a delivery report (RFC 3464), a feedback report (RFC 5965), or a bounce in words. Undefined
 * for replies, absence notes and whatever else people and programs send. Never rejects.
 */
export async function reportIn(
  raw: Uint8Array,
  { isFromNobody }: { isFromNobody: boolean },
): Promise<Report | undefined> {
  const mail = await parsed(raw)
  if (!mail) return undefined
  const status = partOf(mail, 'message/delivery-status')
  if (status !== undefined) return deliveryReport(status)
  const feedback = partOf(mail, 'message/feedback-report')
  if (feedback !== undefined) return feedbackReport(feedback)
  return isFromNobody && !isReply(mail) ? inWords(mail) : undefined
}

/**
 * What a feedback report says that came to a mailbox of its own, with the header values by which its mail is known: those of the
 * envelope and of the mail that it holds. Undefined for everything else, and for reports of mails that are none of spam. What
 * Outlook.com sends is no RFC 5965: the mail is an attachment, and only its headers and the subject say what it is. Never rejects.
 */
export async function feedbackIn(raw: Uint8Array): Promise<{ report: Report; names: string[] } | undefined> {
  const mail = await parsed(raw)
  if (!mail) return undefined
  const feedback = partOf(mail, 'message/feedback-report')
  const held = partOf(mail, 'message/rfc822') ?? partOf(mail, 'text/rfc822-headers') ?? ''
  const headers = fieldsOf(held.slice(0, LIMITS.maxHeadersSize).split(/\r?\n\r?\n/, 1)[0] ?? '')
  const report = feedback === undefined ? junkReport(mail, headers) : feedbackReport(feedback)
  if (!report) return undefined
  const said = fieldsOf(feedback ?? '')
  return {
    report,
    names: [said.get('original-mail-from'), headers.get('return-path'), headers.get('message-id')].filter(
      (name) => name !== undefined,
    ),
  }
}

/** Whether a mail is somebody's wish: no program answers by it, and no mail server says by it that a mail came back. */
export async function isWritten(raw: Uint8Array): Promise<boolean> {
  const mail = await parsed(raw)
  if (!mail) return false
  const value = mail.headers.find(({ key }) => key === 'auto-submitted')?.value.toLowerCase() ?? ''
  return !value.startsWith('auto-replied') && partOf(mail, 'message/delivery-status') === undefined
}

async function parsed(raw: Uint8Array): Promise<Email | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  const options = { ...LIMITS, attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const
  return PostalMime.parse(raw, options).catch(() => undefined)
}

const partOf = ({ attachments }: Email, type: string): string | undefined =>
  textOf(attachments.find(({ mimeType }) => mimeType === type)?.content)

const textOf = (content: unknown): string | undefined =>
  typeof content === 'string'
    ? content
    : content instanceof ArrayBuffer || content instanceof Uint8Array
      ? Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString()
      : undefined

/** Fields of a block, by their names in lower case. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )
}

function deliveryReport(text: string): Report | undefined {
  for (const block of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    const fields = fieldsOf(block)
    const action = fields.get('action')?.toLowerCase()
    if (action === undefined) continue
    const code = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0]
    const reason = oneLine(fields.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? code ?? action)
    if (action.startsWith('failed')) return { kind: bounceKind(code, reason), code, reason }
    if (action.startsWith('delivered')) return { kind: 'delivered' }
    // A mail that is still being tried has not come back.
    return undefined
  }
  return undefined
}

function feedbackReport(text: string): Report | undefined {
  const type = fieldsOf(text).get('feedback-type')?.toLowerCase() ?? ''
  return /^(?:abuse|fraud|virus|other)\b/.test(type)
    ? { kind: 'complaint', reason: `Feedback report: ${oneLine(type)}` }
    : undefined
}

/** A report of the Junk Mail Reporting Program, which has the mail as it came, with a header that says to whom. */
function junkReport(mail: Email, held: ReadonlyMap<string, string>): Report | undefined {
  const isReturned = partOf(mail, 'message/delivery-status') !== undefined
  const isJunk = held.has('x-hmxmroriginalrecipient') || JUNK.test(mail.subject?.trim() ?? '')
  return isJunk && !isReturned ? { kind: 'complaint', reason: 'Feedback report: junk' } : undefined
}

/** Whether a person's mail program answers by itself. */
function isReply({ headers, subject = '' }: Email): boolean {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  return (
    value('auto-submitted').startsWith('auto-replied') ||
    /auto_reply|bulk|junk|list/.test(value('precedence')) ||
    value('x-autoreply') !== '' ||
    value('x-autorespond') !== '' ||
    /^(?:auto|out of office|automatic reply|不在|自動(?:返信|応答))/i.test(subject.trim())
  )
}

/** Old mail servers say it in words only, with the code among them. */
function inWords({ text = '' }: Email): Report | undefined {
  const words = text.slice(0, 20_000)
  const found = /\b(5\.\d{1,3}\.\d{1,3})\b[^\r\n]*/.exec(words)
  if (found) return { kind: bounceKind(found[1], found[0]), code: found[1], reason: oneLine(found[0]) }
  const line = words.split(/\r?\n/).find((one) => bounceKind(undefined, one) === 'hard')
  return line === undefined ? undefined : { kind: 'hard', code: undefined, reason: oneLine(line) }
}
