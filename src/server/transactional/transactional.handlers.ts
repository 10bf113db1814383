import { createHash } from 'node:crypto'
import { transactionalRoutes } from '#api/contract'
import type { ContentVariant } from '#api/campaigns'
import type { TransactionalSend } from '#api/transactional'
import { expectKeyDomain } from '#domain/api-keys/key-permission'
import { notFound } from '#domain/kernel/refusals'
import {
  addressesOf,
  expectPace,
  expectSameMail,
  expectSendable,
  isBarred,
  PACE,
  SUPPRESSED,
} from '#domain/transactional/send-rules'
import { sendStatusOf, withBelief } from '#domain/transactional/send-status'
import { transactionalMail, type SingleMail } from '#domain/transactional/single-mail'
import { withImageHost } from '#domain/uploads/image-host'
import { messageSendJob } from '#server/jobs/message-send.job'
import type { GroupSettings } from '#server/http/group-settings'
import { normalizeEmail } from '#lib/email-address'
import { handle, type Call, type Handler } from '#server/http/handle'
import { noMails } from '#server/mail/no-mails'
import { stateOfSender } from '#server/senders/sender-facts'
import { actorOf } from '#server/store/actors'
import { oneCampaign } from '#server/store/campaigns.store'
import { contactForChange, hasContact } from '#server/store/contacts.store'
import { oneDomain } from '#server/store/domains.store'
import { addMessage, messageSentAs, messageSteps, messageTimeBack } from '#server/store/messages.store'
import { workspaceTimezone } from '#server/store/schemas.store'
import { imageHost } from '#server/store/served-certificates.store'
import { oneSender } from '#server/store/senders.store'
import { keepNamed } from '#server/store/uploads.store'
import { lockSettings } from '#server/store/settings.store'
import { suppressionsOf } from '#server/store/suppressions.store'
import { testContent } from './test-content.ts'

/** The routes of single mails (API-22, API-23, API-31 to API-33, API-41). */
export function transactionalHandlers({
  outbox,
  ports: { hosting },
}: Pick<GroupSettings, 'outbox' | 'ports'>): readonly Handler[] {
  /** What recipients get. */
  async function contentOf(
    call: Pick<Call, 'db' | 'tenant' | 'clock' | 'url'>,
    body: TransactionalSend,
    variant: ContentVariant | undefined,
  ): Promise<SingleMail> {
    const { db, tenant } = call
    if (body.kind === 'transactional' || !variant)
      return transactionalMail(body, await workspaceTimezone(db, tenant))
    const contact =
      body.asContactId === undefined
        ? undefined
        : await contactForChange(db, tenant, { uid: body.asContactId })
    const reader = contact ?? { id: 'con_test', ...body.to[0], properties: {}, subscriptions: [] }
    return testContent(call, body, variant, reader)
  }

  /** With images as the workspace names them. */
  async function withImages({ db, tenant, now }: Call, mail: SingleMail): Promise<SingleMail> {
    const images = await imageHost(db, tenant, { ...hosting, now })
    if (!images) return mail
    return {
      ...mail,
      ...(mail.html !== undefined && { html: withImageHost(mail.html, images) }),
      ...(mail.amp !== undefined && { amp: withImageHost(mail.amp, images) }),
    }
  }

  return [
    handle(transactionalRoutes.send, async (call) => {
      const { db, tenant, body, account, apiKey, clock, now, newId, jobs } = call
      const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
      // One call of a workspace after the other: of two with the same key the second one sees the first.
      await lockSettings(db, tenant)
      const before = await messageSentAs(db, tenant, body.idempotencyKey)
      if (before) {
        expectSameMail(before.requestHash === requestHash)
        return { id: before.id, status: 'queued' as const }
      }
      const addresses = addressesOf(body.to)
      const sender = await oneSender(db, tenant, body.senderId)
      const domain = sender && (await oneDomain(db, tenant, sender.domainName))
      const isSenderVerified =
        sender !== undefined && stateOfSender(sender, domain, clock.now()).status === 'verified'
      const isContact = body.asContactId !== undefined && (await hasContact(db, tenant, body.asContactId))
      const variant = expectSendable(body, {
        isSenderVerified,
        campaign: body.campaignId === undefined ? undefined : await oneCampaign(db, tenant, body.campaignId),
        hasContact: () => isContact,
      })
      // `expectSendable` has refused a sender that is none.
      if (!sender) throw notFound(`sender ${body.senderId}`)
      if (apiKey) expectKeyDomain(apiKey.domainNames, sender.domainName)
      if (!outbox) throw noMails()
      const oldest = await messageTimeBack(db, tenant, { back: PACE.most, now })
      expectPace(oldest === undefined ? undefined : Date.parse(oldest), clock.now())

      const ended = await suppressionsOf(db, tenant, addresses)
      const names = new Map(body.to.map(({ email, name }) => [normalizeEmail(email), name]))
      const to = []
      for (const email of addresses) {
        // oxlint-disable-next-line no-await-in-loop -- five at most, on one connection
        const contact = await contactForChange(db, tenant, { email })
        to.push({
          email,
          name: names.get(email),
          contactId: contact?.id,
          // Whoever complained and was deleted since still wants none (CON-63).
          rejected: isBarred(contact ? contact.status : ended.get(email)?.status) ? SUPPRESSED : undefined,
        })
      }
      const replyTo = body.replyTo ?? sender.replyTo
      const content = await contentOf(call, body, variant)
      // The text of a mail is forgotten once it is sent.
      await keepNamed(db, [content.html, content.amp, content.text], now)
      const id = newId('tsn')
      await addMessage(db, tenant, {
        id,
        kind: body.kind,
        idempotencyKey: body.idempotencyKey,
        requestHash,
        mail: {
          from: { address: sender.address, name: sender.fromName },
          domainName: sender.domainName,
          ...(replyTo !== undefined && { replyTo }),
          ...(await withImages(call, content)),
        },
        campaignId: body.campaignId,
        tags: body.tags ?? [],
        to,
        createdAt: now,
        createdBy: actorOf(account),
      })
      // Without a worker it is sent by the first one that starts.
      await jobs?.add(db, messageSendJob, {})
      return { id, status: 'queued' as const }
    }),

    handle(transactionalRoutes.status, async ({ db, tenant, params, clock }) => {
      const found = await messageSteps(db, tenant, params.sendId)
      if (!found) throw notFound(`mail ${params.sendId}`)
      return sendStatusOf(
        found,
        found.to.map(({ email, steps }) => ({ email, steps: withBelief(steps, clock.now()) })),
      )
    }),
  ]
}
