import type { FormMail } from '#domain/forms/form-mails'
import { withConfirmLink } from '#domain/forms/form-mails'
import { formPaths } from '#domain/forms/form-protocol'
import type { Clock } from '#lib/clock'
import { MINUTE, SECOND } from '#lib/duration'
import { link, paths } from '#lib/link'
import { toMime, type Mailbox } from '#mail/mime'
import { senderConfirmPath } from '#domain/senders/sender-mail'
import { noteSigningKeyLost, SigningKeyLost } from '#server/domains/signing-key'
import type { FormKeys } from '#server/public/form-keys'
import type { Seal } from '#server/seal'
import { askedByMail } from '#server/senders/confirmation-mail'
import type { Database, OpenDatabase } from '#server/store/database'
import {
  nextDueMail,
  postponeMail,
  recordMails,
  settleMail,
  takeDueMails,
  type DueMail,
} from '#server/store/outbox.store'
import type { Tenant } from '#server/store/tenant'
import { signDkim } from './dkim.ts'
import { createLateMails } from './late-mails.ts'
import { mailOrigin, type MailOrigin } from './mail-origin.ts'
import { LOST_AFTER, nextAttempt } from './next-attempt.ts'
import type { OutgoingMail, SendOutcome, Transport } from './transport.ts'
import { ownMailbox } from './own-mailbox.ts'

/** A mail that no submission brings about. Of one that confirms a mailbox `{{confirm_url}}` is replaced when it is written. */
export interface OwnMail {
  /** Made of what brought it about, so that the same mail is recorded once. */
  id: string
  kind: string
  to: string
  subject: string
  body: string
}

/** Where mails go that the product sends by itself (docs/decisions/040). */
export interface Outbox {
  /** Records mails in the transaction that brings them about; they are sent after it. `now` in ms since 1970. */
  record: (
    db: Database,
    tenant: Tenant,
    mails: readonly (FormMail & { submissionId: string })[],
    now: number,
  ) => Promise<void>
  /** Records mails that no submission brings about; one that is recorded already stays as it is. */
  recordOwn: (db: Database, tenant: Tenant, mails: readonly OwnMail[], now: number) => Promise<void>
  /** Begins to send what waits, without waiting for it. What has to be tried later is, without being woken again. */
  wake: () => void
  /** Settles when nothing is being sent that is waited for. */
  idle: () => Promise<void>
  /** Sends nothing more, once what is under way is settled. */
  close: () => Promise<void>
  /** The page of a form in the product. */
  formUrl: (workspaceId: string, formId: string) => string
}

export interface OutboxOptions {
  database: OpenDatabase
  clock: Clock
  transport: Transport
  keys: FormKeys
  seal: Seal
  /** Where people reach the server: an origin. */
  publicUrl: string
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Mails that are under way at once. */
const BATCH = 20
/** What is to be tried again is so after this time at the soonest, in ms. */
const SOONEST = SECOND
/**
 * What waits is looked for so often, in ms, also where nothing says that there is any: the database may have been away when a mail
 * was to be taken, and a process that recorded one may be gone for good.
 */
const LOOK_EVERY = MINUTE

/**
 * Sends mails that were recorded. An attempt is marked before it begins: after a crash nobody knows whether that mail left, so
 * it is sent once more. Its id and Message-ID are made of what brought it about, so it is the same mail.
 */
export function createOutbox({
  database,
  clock,
  transport,
  keys,
  seal,
  publicUrl,
  log,
}: OutboxOptions): Outbox {
  const { host } = new URL(publicUrl)
  const late = createLateMails(clock, noteFailure)
  let underWay: Promise<void> | undefined
  let isWoken = false
  let isClosed = false
  let cancelNext = () => undefined as void

  // What is not settled is sent again once it counts as lost.
  function noteFailure(error: unknown): void {
    log.error({ err: error }, 'Mails were not sent')
  }

  const iso = (time: number) => new Date(time).toISOString()
  const nameOf = (mail: DueMail) => `${mail.recordedAt.replaceAll(/[:.]/g, '-')}-${mail.id}`

  function confirmPathOf({ id, kind, submissionId }: Pick<DueMail, 'id' | 'kind' | 'submissionId'>) {
    if (kind === 'optInMail' && submissionId !== null)
      return formPaths.confirm(keys.confirmToken(submissionId))
    const asked = askedByMail(id)
    return asked && senderConfirmPath(keys.senderToken(asked))
  }

  /** A domain whose key can't be read is out of order from then on, so the next look finds another origin. */
  async function originOf(mail: DueMail, own: Mailbox): Promise<MailOrigin> {
    const { tenant } = mail
    try {
      return await mailOrigin({ db: database, tenant, seal, now: clock.now() }, mail, own)
    } catch (error) {
      if (!(error instanceof SigningKeyLost)) throw error
      log.error({ mail: mail.id, err: error }, 'A signing key can’t be read')
      await noteSigningKeyLost({ db: database, tenant, clock }, error.domainName)
      return originOf(mail, own)
    }
  }

  async function messageOf(mail: DueMail): Promise<Uint8Array> {
    const { id, workspaceName, submissionId, to, subject, body, recordedAt, kind } = mail
    const own = ownMailbox(workspaceName, publicUrl)
    const { from, key } = await originOf(mail, own)
    const confirms = confirmPathOf({ id, kind, submissionId })
    const text = confirms === undefined ? body : withConfirmLink(body, `${publicUrl}${confirms}`)
    const raw = toMime({
      from,
      to: [{ address: to }],
      subject,
      headers: {
        'Message-ID': `<${id}@${host.replaceAll(/[^\w.-]/g, '-')}>`,
        Date: new Date(recordedAt).toUTCString().replace(/GMT$/, '+0000'),
        'Auto-Submitted': 'auto-generated',
      },
      text,
    })
    return key ? signDkim(raw, key) : raw
  }

  /** Whether there may be more that can be sent now. */
  async function sendSome(): Promise<boolean> {
    const limit = BATCH - late.count()
    if (limit <= 0) return false
    const now = clock.now()
    const mails = await takeDueMails(database, {
      now: iso(now),
      lostBefore: iso(now - LOST_AFTER),
      limit,
    })
    await late.waitFor(mails.map(sendOne))
    return mails.length === limit
  }

  async function sendOne(mail: DueMail): Promise<void> {
    const message = await messageIn(mail)
    if (!message) return settleMail(database, mail.tenant, mail.id, 'failed', iso(clock.now()))
    // One of which nobody knows twice whether it arrived is not sent a third time.
    const outcome: SendOutcome = mail.unknowns > 1 ? { kind: 'unknown' } : await transport.send(message)
    const now = clock.now()
    const next = nextAttempt(outcome, mail, { recordedAt: Date.parse(mail.recordedAt), now })
    if (next.kind === 'again') {
      const { at, ...attempts } = next
      return postponeMail(database, mail.tenant, mail.id, { ...attempts, retryAt: iso(at) })
    }
    if (next.kind === 'failed') log.error({ mail: mail.id, code: outcome.code }, 'A mail was not sent')
    return settleMail(database, mail.tenant, mail.id, next.kind === 'sent' ? 'written' : 'failed', iso(now))
  }

  /** Undefined for a mail that can never be sent; the log does not say to whom it was. */
  async function messageIn(mail: DueMail): Promise<OutgoingMail | undefined> {
    try {
      const { address } = ownMailbox(mail.workspaceName, publicUrl)
      return { id: nameOf(mail), envelopeFrom: address, to: mail.to, raw: await messageOf(mail) }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      log.error({ mail: mail.id }, 'A mail has no address that it can be sent to')
      return undefined
    }
  }

  async function sendAll(): Promise<void> {
    while (isWoken) {
      isWoken = false
      if (isClosed) break
      try {
        // oxlint-disable-next-line no-await-in-loop -- until nothing waits
        while (await sendSome());
        // oxlint-disable-next-line no-await-in-loop -- once nothing waits
        await planNext()
      } catch (error) {
        noteFailure(error)
        wakeIn(LOOK_EVERY)
      }
    }
    underWay = undefined
  }

  async function planNext(): Promise<void> {
    const now = clock.now()
    const at = await nextDueMail(database, { now: iso(now), lostAfter: LOST_AFTER })
    const wait = at === undefined ? LOOK_EVERY : Date.parse(at) - now
    wakeIn(Math.min(LOOK_EVERY, Math.max(SOONEST, wait)))
  }

  function wakeIn(ms: number): void {
    cancelNext()
    if (!isClosed) cancelNext = clock.setTimeout(wake, ms)
  }

  function wake() {
    isWoken = true
    underWay ??= sendAll()
  }

  return {
    record: async (db, tenant, mails, now) =>
      recordMails(
        db,
        tenant,
        mails.map(({ kind, number, submissionId, senderId = null, language = null, to, subject, body }) => ({
          id: `${kind}-${submissionId}${number > 0 ? `-${number}` : ''}`,
          kind,
          submissionId,
          senderId,
          language,
          to,
          subject,
          body,
          recordedAt: iso(now),
        })),
      ),
    recordOwn: async (db, tenant, mails, now) =>
      recordMails(
        db,
        tenant,
        mails.map((mail) => ({
          ...mail,
          submissionId: null,
          senderId: null,
          language: null,
          recordedAt: iso(now),
        })),
      ),
    wake,
    idle: async () => underWay,
    async close() {
      isClosed = true
      cancelNext()
      await underWay
      await late.settled()
    },
    formUrl: (workspaceId, formId) =>
      `${publicUrl}${link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId }, { tab: 'submissions' })}`,
  }
}
