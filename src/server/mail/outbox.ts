import type { FormMail } from '#domain/forms/form-mails'
import { withConfirmLink } from '#domain/forms/form-mails'
import { formPaths } from '#domain/forms/form-protocol'
import type { Clock } from '#lib/clock'
import { link, paths } from '#lib/link'
import { toMime } from '#mail/mime'
import { writeWhole } from '#server/ports/files/write-whole'
import { senderConfirmPath } from '#domain/senders/sender-mail'
import type { FormKeys } from '#server/public/form-keys'
import { askedByMail } from '#server/senders/confirmation-mail'
import type { Database, OpenDatabase } from '#server/store/database'
import { dueMails, recordMails, settleMail, type DueMail } from '#server/store/outbox.store'
import type { Tenant } from '#server/store/tenant'
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

/** Where mails that the product sends by itself go (docs/decisions/040). */
export interface Outbox {
  /** Records mails in the transaction that brings them about; they are written after it. `now` in ms since 1970. */
  record: (
    db: Database,
    tenant: Tenant,
    mails: readonly (FormMail & { submissionId: string })[],
    now: number,
  ) => Promise<void>
  /** Records mails that no submission brings about; one that is recorded already stays as it is. */
  recordOwn: (db: Database, tenant: Tenant, mails: readonly OwnMail[], now: number) => Promise<void>
  /** Begins to write what waits, without waiting for it. */
  wake: () => void
  /** Settles when nothing is being written. */
  idle: () => Promise<void>
  /** The page of a form in the product. */
  formUrl: (workspaceId: string, formId: string) => string
}

export interface OutboxOptions {
  database: OpenDatabase
  clock: Clock
  /** Where each mail is a file. */
  folder: string
  keys: FormKeys
  /** Where people reach the server: an origin. */
  publicUrl: string
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Mails that are written in one transaction. */
const BATCH = 20

/**
 * Writes each mail as a file (RFC 5322) of a folder. A crash after a file was written writes it again: its name and its
 * Message-ID are made of what brought it about, so it is the same one.
 */
export function createOutbox({ database, clock, folder, keys, publicUrl, log }: OutboxOptions): Outbox {
  const { host } = new URL(publicUrl)
  let underWay: Promise<void> | undefined
  let isWoken = false

  const fileOf = (mail: DueMail) => `${mail.recordedAt.replaceAll(/[:.]/g, '-')}-${mail.id}.eml`

  function confirmPathOf({ id, kind, submissionId }: Pick<DueMail, 'id' | 'kind' | 'submissionId'>) {
    if (kind === 'optInMail' && submissionId !== null)
      return formPaths.confirm(keys.confirmToken(submissionId))
    const asked = askedByMail(id)
    return asked && senderConfirmPath(keys.senderToken(asked))
  }

  function messageOf({ id, workspaceName, submissionId, to, subject, body, recordedAt, kind }: DueMail) {
    const confirms = confirmPathOf({ id, kind, submissionId })
    const text = confirms === undefined ? body : withConfirmLink(body, `${publicUrl}${confirms}`)
    return toMime({
      from: ownMailbox(workspaceName, publicUrl),
      to: [{ address: to }],
      subject,
      headers: {
        'Message-ID': `<${id}@${host.replaceAll(/[^\w.-]/g, '-')}>`,
        Date: new Date(recordedAt).toUTCString().replace(/GMT$/, '+0000'),
        'Auto-Submitted': 'auto-generated',
      },
      text,
    })
  }

  /** How many were settled. */
  const writeSome = () =>
    database.transaction().execute(async (db) => {
      const mails = await dueMails(db, BATCH)
      for (const mail of mails) {
        const message = messageIn(mail)
        // oxlint-disable-next-line no-await-in-loop -- in the order in which they were recorded
        if (message) await writeWhole(folder, fileOf(mail), message)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await settleMail(
          db,
          mail.tenant,
          mail.id,
          message ? 'written' : 'failed',
          new Date(clock.now()).toISOString(),
        )
      }
      return mails.length
    })

  /** Undefined for a mail that can never be written; the log does not say to whom it was. */
  function messageIn(mail: DueMail): Uint8Array | undefined {
    try {
      return messageOf(mail)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      log.error({ mail: mail.id }, 'A mail has no address that it can be sent to')
      return undefined
    }
  }

  async function writeAll(): Promise<void> {
    while (isWoken) {
      isWoken = false
      try {
        // oxlint-disable-next-line no-await-in-loop -- until nothing waits
        while ((await writeSome()) === BATCH);
      } catch (error) {
        // They wait for the next mail, or the next start.
        log.error({ err: error }, 'Mails were not written')
      }
    }
    underWay = undefined
  }

  return {
    record: async (db, tenant, mails, now) =>
      recordMails(
        db,
        tenant,
        mails.map(({ kind, number, submissionId, to, subject, body }) => ({
          id: `${kind}-${submissionId}${number > 0 ? `-${number}` : ''}`,
          kind,
          submissionId,
          to,
          subject,
          body,
          recordedAt: new Date(now).toISOString(),
        })),
      ),
    recordOwn: async (db, tenant, mails, now) =>
      recordMails(
        db,
        tenant,
        mails.map((mail) => ({ ...mail, submissionId: null, recordedAt: new Date(now).toISOString() })),
      ),
    wake() {
      isWoken = true
      underWay ??= writeAll()
    },
    idle: async () => underWay,
    formUrl: (workspaceId, formId) =>
      `${publicUrl}${link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId })}`,
  }
}
