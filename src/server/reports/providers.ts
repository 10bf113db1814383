import { bounceKind } from '#domain/campaigns/bounce-kind'
import { oneLine } from '#server/mail/smtp-outcome'
import type { Report } from './report.ts'

/** Something that a provider reports, before it is known which mail it is about. */
export interface ProviderEvent {
  /** By what the provider tells its events apart. */
  key: string
  /** What may hold an envelope address or a Message-ID of ours. */
  names: string[]
  report: Report
}

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (isJson(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  )
const textAt = (value: unknown, ...path: string[]): string => {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : ''
}
const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

const CODE = /\b[45]\.\d{1,3}\.\d{1,3}\b/
/** A bounce, by its code where it has one, else by what the provider makes of it. */
function bounce(isHard: boolean, ...said: string[]): Report {
  const reason = oneLine(said.find((text) => text !== '') ?? 'It came back.')
  const code = said.map((text) => CODE.exec(text)?.[0]).find((found) => found !== undefined)
  return { kind: isHard ? 'hard' : code === undefined ? 'soft' : bounceKind(code), code, reason }
}
const complaint = (said: string): Report => ({
  kind: 'complaint',
  reason: `Feedback report: ${oneLine(said) || 'abuse'}`,
})

/** A notification of Amazon SES, as its topic publishes it. `key`: that of the message of the topic. */
export function sesEvents(notification: unknown, key: string): ProviderEvent[] {
  const names = [
    textAt(notification, 'mail', 'source'),
    textAt(notification, 'mail', 'commonHeaders', 'messageId'),
    ...listAt(notification, 'mail', 'headers').map((header) => textAt(header, 'value')),
  ]
  const type = textAt(notification, 'notificationType') || textAt(notification, 'eventType')
  const [recipient] = listAt(notification, 'bounce', 'bouncedRecipients')
  const report =
    type === 'Bounce'
      ? bounce(
          textAt(notification, 'bounce', 'bounceType') === 'Permanent' &&
            ['General', 'NoEmail', 'Suppressed', 'OnAccountSuppressionList'].includes(
              textAt(notification, 'bounce', 'bounceSubType'),
            ),
          textAt(recipient, 'diagnosticCode'),
          textAt(recipient, 'status'),
        )
      : type === 'Complaint'
        ? complaint(textAt(notification, 'complaint', 'complaintFeedbackType'))
        : simple[type]
  return report ? [{ key, names, report }] : []
}

const simple: Readonly<Record<string, Report | undefined>> = {
  // SES and Postmark
  Delivery: { kind: 'delivered' },
  Open: { kind: 'opened' },
  Click: { kind: 'clicked' },
  // SendGrid and Mailgun
  delivered: { kind: 'delivered' },
  open: { kind: 'opened' },
  opened: { kind: 'opened' },
  click: { kind: 'clicked' },
  clicked: { kind: 'clicked' },
}

/** A webhook of Postmark. Its mails carry the token of their envelope as metadata (`src/server/mail/smtp-relay.ts`). */
export function postmarkEvents(body: unknown): ProviderEvent[] {
  const type = textAt(body, 'RecordType')
  const when = ['DeliveredAt', 'BouncedAt', 'ReceivedAt', 'ChangedAt']
    .map((name) => textAt(body, name))
    .join('')
  const report =
    type === 'Bounce'
      ? bounce(
          ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'].includes(textAt(body, 'Type')),
          textAt(body, 'Details'),
          textAt(body, 'Description'),
        )
      : type === 'SpamComplaint'
        ? complaint('abuse')
        : simple[type]
  const names = [textAt(body, 'Metadata', 'otegami')]
  return report
    ? [{ key: `${type} ${textAt(body, 'MessageID')} ${textAt(body, 'ID')} ${when}`, names, report }]
    : []
}

/** A webhook of Mailgun; its signature has a token of its own. */
export function mailgunEvents(body: unknown): ProviderEvent[] {
  const data = at(body, 'event-data')
  const type = textAt(data, 'event')
  const status = at(data, 'delivery-status')
  const report =
    type === 'failed'
      ? bounce(
          textAt(data, 'severity') === 'permanent' &&
            ['bounce', 'suppress-bounce'].includes(textAt(data, 'reason')) &&
            bounceKind(textAt(status, 'enhanced-code')) === 'hard',
          textAt(status, 'message'),
          textAt(status, 'description'),
          textAt(status, 'enhanced-code'),
        )
      : type === 'complained'
        ? complaint('abuse')
        : simple[type]
  // One that is still being tried has not come back.
  if (!report || (type === 'failed' && textAt(data, 'severity') === 'temporary')) return []
  const names = [textAt(data, 'message', 'headers', 'message-id'), textAt(data, 'envelope', 'sender')]
  return [{ key: `${type} ${textAt(data, 'id')}`, names, report }]
}

/** A webhook of SendGrid: a list of events. */
export function sendgridEvents(body: unknown): ProviderEvent[] {
  return (Array.isArray(body) ? body : []).slice(0, 5000).flatMap((event): ProviderEvent[] => {
    const type = textAt(event, 'event')
    const isBlocked = textAt(event, 'type') === 'blocked'
    const report =
      type === 'bounce'
        ? bounce(
            !isBlocked && bounceKind(textAt(event, 'status'), textAt(event, 'reason')) === 'hard',
            textAt(event, 'reason'),
            textAt(event, 'status'),
          )
        : type === 'spamreport'
          ? complaint('abuse')
          : simple[type]
    const names = [textAt(event, 'smtp-id')]
    return report ? [{ key: textAt(event, 'sg_event_id'), names, report }] : []
  })
}
