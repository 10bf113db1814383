import { expectKeyDomain } from '#domain/api-keys/key-permission'
import {
  addressesOf,
  expectPace,
  expectSameMail,
  expectSendable,
  isBarred,
  PACE,
} from '#domain/transactional/send-rules'
import { notFound } from '#domain/kernel/refusals'
import { transactionalRoutes } from '#api/contract'
import { isVerified, senders } from '#mocks/senders/senders.data'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import { actorOf } from '#mocks/core/db'
import { suppressionAt } from '#mocks/contacts/suppressions'
import { handle } from '#mocks/core/handle'
import { transactionalAt, transactionalSends } from './transactional.data.ts'

export const transactionalHandlers = [
  handle(transactionalRoutes.send, (call) => {
    const { db, workspaceId, body, account, clock, now } = call
    const text = JSON.stringify(body)
    const all = db.of(transactionalSends).where((one) => one.workspaceId === workspaceId)
    const before = all.find(({ idempotencyKey }) => idempotencyKey === body.idempotencyKey)
    if (before) {
      expectSameMail(before.body === text)
      return { id: before.id, status: 'queued' as const }
    }
    const addresses = addressesOf(body.to)
    const campaign = body.campaignId === undefined ? undefined : db.of(campaigns).get(body.campaignId)
    expectSendable(body, {
      isSenderVerified: isVerified(db, workspaceId, body.senderId, clock.now()),
      campaign: campaign?.workspaceId === workspaceId ? campaign : undefined,
      hasContact: (contactId) => db.contacts(workspaceId).get(contactId) !== undefined,
    })
    const sender = db.of(senders).get(body.senderId)
    if (call.apiKey && sender) expectKeyDomain(call.apiKey.domainNames, sender.domainName)
    const oldest = all.at(-PACE.most)
    expectPace(oldest && Date.parse(oldest.createdAt), clock.now())

    const table = db.contacts(workspaceId)
    const id = db.nextId('tsn')
    const to = addresses.map((email) => {
      const contact = table.findByEmail(email)
      const barred = isBarred(contact ? contact.status : suppressionAt(db, workspaceId, email)?.status)
      if (contact && !barred && body.kind === 'transactional')
        db.events.put({
          id: db.nextId('evt'),
          workspaceId,
          contactId: contact.id,
          type: 'email.sent',
          payload: { subject: body.subject, transactional: true },
          source: 'email',
          messageId: id,
          occurredAt: now,
        })
      return { email, isBarred: barred }
    })
    db.of(transactionalSends).put({
      id,
      workspaceId,
      kind: body.kind,
      subject: body.subject,
      idempotencyKey: body.idempotencyKey,
      body: text,
      to,
      ...(body.campaignId !== undefined && { campaignId: body.campaignId }),
      createdAt: now,
      createdBy: actorOf(account),
    })
    return { id, status: 'queued' as const }
  }),

  handle(transactionalRoutes.status, ({ db, workspaceId, params, clock }) => {
    const record = db.of(transactionalSends).get(params.sendId)
    if (record?.workspaceId !== workspaceId) throw notFound(`mail ${params.sendId}`)
    return transactionalAt(record, clock.now())
  }),
]
