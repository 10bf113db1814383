import { createHash } from 'node:crypto'
import type { LinkToken, LinkTokens } from '#server/public/link-tokens'
import type { Database, OpenDatabase } from '#server/store/database'
import {
  deliveryOf,
  recordBounce,
  recordComplaint,
  recordDelivered,
  recordUnsubscribe,
} from '#server/store/delivery-outcomes.store'
import { takeReport } from '#server/store/inbox.store'
import { recipientOf, recordMessageReport, type MessageReport } from '#server/store/message-outcomes.store'
import { inTransaction } from '#server/store/transaction'

/** What a mail server or a provider says of a mail. */
export type Report = MessageReport | { kind: 'unsubscribed' }

/** The mail that a report is about. */
export interface ReportedMail {
  of: 'delivery' | 'message'
  /** The number of the delivery, or of the recipient of a message. */
  id: number
}

/** A report as it came in. */
export interface IncomingReport {
  /** Who reports: `smtp`, or a provider. */
  source: string
  /** By what the source tells its reports apart. */
  key: string
  about: ReportedMail
  report: Report
}

/**
 * Takes a report: once, however often it comes, and all of what it brings about or nothing. Answers whether anything was changed.
 * `now` in ms since 1970.
 */
export const takeIncoming = async (
  database: OpenDatabase,
  { source, key, about, report }: IncomingReport,
  now: number,
): Promise<boolean> =>
  inTransaction(database, async (db) => {
    const hash = createHash('sha256').update(key).digest('base64url')
    if (!(await takeReport(db, { source, key: hash, now: new Date(now).toISOString() }))) return false
    return about.of === 'delivery'
      ? recordOfDelivery(db, about.id, report, now)
      : recordOfMessage(db, about.id, report, now)
  })

async function recordOfDelivery(db: Database, id: number, report: Report, now: number): Promise<boolean> {
  const delivery = await deliveryOf(db, id)
  if (!delivery) return false
  const { tenant } = delivery
  switch (report.kind) {
    case 'hard':
    case 'soft':
      return recordBounce(db, tenant, delivery, {
        kind: report.kind,
        ...(report.code !== undefined && { code: report.code }),
        reason: report.reason,
        at: now,
      })
    case 'complaint':
      return recordComplaint(db, tenant, delivery, { at: now, reason: report.reason })
    case 'unsubscribed':
      return recordUnsubscribe(db, tenant, delivery, { at: now })
    case 'delivered':
      return recordDelivered(db, tenant, delivery)
    // Campaigns count these by their own addresses.
    case 'opened':
    case 'clicked':
      return false
  }
}

async function recordOfMessage(db: Database, id: number, report: Report, now: number): Promise<boolean> {
  const recipient = await recipientOf(db, id)
  if (!recipient || report.kind === 'unsubscribed') return false
  return recordMessageReport(db, recipient.tenant, recipient, report, now)
}

/** The mail that the token of an envelope address names. */
export function mailOfToken(token: LinkToken | undefined): ReportedMail | undefined {
  if (token?.kind === 'bounce') return { of: 'delivery', id: token.id }
  return token?.kind === 'messageBounce' ? { of: 'message', id: token.id } : undefined
}

/** The mail that a text names: an envelope address, or a Message-ID of ours, which holds a token too. */
export function mailNamedIn(text: string, links: LinkTokens): ReportedMail | undefined {
  for (const [word] of text.slice(0, 4000).matchAll(/[\w-]{20,80}/g)) {
    const token = links.read(word)
    const mail = token?.kind === 'view' ? { of: 'delivery' as const, id: token.id } : mailOfToken(token)
    if (mail) return mail
  }
  return undefined
}
