import type { ContactEvent } from '#api/contact-events'

/** What can become of a mail, the later the further it came; a later word hides no worse one. */
const STEPS = [
  'sent',
  'delayed',
  'delivered',
  'opened',
  'clicked',
  'bounced',
  'unsubscribed',
  'complained',
] as const
export type MailStep = (typeof STEPS)[number]

/** A mail that was sent to a contact, with what became of it. */
export interface Mail {
  id: string
  subject: string
  campaignId: string | undefined
  /** What its campaign is called. */
  campaignName: string | undefined
  /** When the first that is known of it happened. */
  at: string
  /** Each once, in the order of a mail's way, with when it first happened. */
  steps: { step: MailStep; at: string }[]
}

const stepOf = (type: string): MailStep | undefined => STEPS.find((step) => type === `email.${step}`)

/** The mails that events tell of, newest first. Events come in any order, also twice. */
export function mailsOf(events: readonly ContactEvent[]): Mail[] {
  const mails = new Map<string, { mail: Mail; first: Map<MailStep, string> }>()
  for (const { id, type, messageId, campaignId, campaignName, payload, occurredAt } of events) {
    const step = stepOf(type)
    if (!step) continue
    const key = messageId ?? campaignId ?? id
    let entry = mails.get(key)
    if (!entry) {
      entry = {
        mail: { id: key, subject: '', campaignId, campaignName, at: occurredAt, steps: [] },
        first: new Map(),
      }
      mails.set(key, entry)
    }
    const { mail, first } = entry
    mail.campaignId ??= campaignId
    mail.campaignName ??= campaignName
    if (typeof payload['subject'] === 'string' && payload['subject'] !== '') mail.subject = payload['subject']
    if (occurredAt < mail.at) mail.at = occurredAt
    const known = first.get(step)
    if (known === undefined || occurredAt < known) first.set(step, occurredAt)
  }
  return [...mails.values()]
    .map(({ mail, first }) => ({
      ...mail,
      steps: STEPS.flatMap((step) => {
        const at = first.get(step)
        return at === undefined ? [] : [{ step, at }]
      }),
    }))
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}
