import { addressOf } from '#domain/kernel/address'
import { expectKeyChanges, expectKeyDomain } from '#domain/api-keys/key-permission'
import { AMP_PROVIDERS } from '#domain/senders/amp-providers'
import {
  expectAmpRegistrable,
  expectSenderDeletable,
  expectUnconfirmed,
  expectVerifiedForAmp,
  isSenderFound,
  SENDER_ORDERS,
  senderAdded,
  senderEdited,
  senderTaken,
  senderWithoutDomain,
} from '#domain/senders/kept-sender'
import { ampRefusal } from '#domain/senders/sender-rules'
import { pageOf } from '#domain/kernel/page-of'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { senderRoutes } from '#api/contract'
import type { AmpProvider, AmpRegistrationResult, Sender, SenderFilter } from '#api/senders'
import { campaignsOfSender, hasAmp, needsSender } from '#mocks/campaigns/campaigns-of-sender'
import { actorOf } from '#mocks/core/db'
import { domainAt } from '#mocks/domains/domain-course'
import { domainId, domains } from '#mocks/domains/domains.data'
import { formsWithSender } from '#mocks/forms/forms.data'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf } from '#mocks/core/random'
import { mailboxConfirmedAt, senders, senderStateAt, type SenderRecord } from './senders.data.ts'
import { without } from '#mocks/core/without'

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

function shown({ db, workspaceId, clock }: World, sender: SenderRecord): Sender {
  const confirmedAt = mailboxConfirmedAt(sender, db.settings.seed)
  const isConfirmed = confirmedAt !== undefined && confirmedAt <= clock.now()
  return {
    ...without(sender, 'workspaceId', 'disabled', 'mailboxAskedAt', 'ampAskedAt'),
    ...senderStateAt(db, sender, clock.now()),
    mailbox: {
      askedAt: sender.mailboxAskedAt,
      ...(isConfirmed && { confirmedAt: new Date(confirmedAt).toISOString() }),
    },
    usedBy: {
      campaigns: campaignsOfSender(db, workspaceId, sender.id).length,
      forms: formsWithSender(db, workspaceId, sender.id).length,
    },
  }
}

function found({ db, workspaceId }: World, senderId: string): SenderRecord {
  const sender = db.of(senders).get(senderId)
  if (sender?.workspaceId !== workspaceId) throw notFound(`sender ${senderId}`)
  return sender
}

const sendersOf = ({ db, workspaceId }: World) =>
  db.of(senders).where((sender) => sender.workspaceId === workspaceId)

const matching = (call: World, filter: SenderFilter): Sender[] =>
  sendersOf(call)
    .map((sender) => shown(call, sender))
    .filter((sender) => isSenderFound(sender, filter))

/** Only one sender of a workspace is the default. */
function onlyDefault(call: World, senderId: string): void {
  for (const sender of sendersOf(call)) {
    if (sender.isDefault && sender.id !== senderId)
      call.db.of(senders).put({ ...sender, isDefault: false, version: sender.version + 1 })
  }
}

export const senderHandlers = [
  handle(senderRoutes.list, (call) => pageOf(matching(call, call.query), call.query, SENDER_ORDERS)),
  handle(senderRoutes.count, (call) => ({ count: matching(call, call.query).length })),

  handle(senderRoutes.create, (call) => {
    const { db, workspaceId, body, account, apiKey, now } = call
    const added = senderAdded(body, {
      isFirst: sendersOf(call).length === 0,
      by: actorOf(account),
      now,
    })
    const { address, domainName } = added
    if (apiKey) expectKeyChanges(apiKey.domainNames, domainName)
    if (!db.of(domains).get(domainId(workspaceId, domainName))) throw senderWithoutDomain(domainName)
    if (sendersOf(call).some((sender) => sender.address === address)) throw senderTaken(address)
    const sender = db.of(senders).put({ id: db.nextId('snd'), workspaceId, ...added })
    if (sender.isDefault) onlyDefault(call, sender.id)
    return shown(call, sender)
  }),

  handle(senderRoutes.byAddress, (call) => {
    const address = addressOf(call.query.address)
    const sender = sendersOf(call).find((one) => one.address === address)
    if (!sender) throw notFound(`sender ${address}`)
    return shown(call, sender)
  }),

  handle(senderRoutes.one, (call) => shown(call, found(call, call.params.senderId))),

  handle(senderRoutes.update, (call) => {
    const { db, body, params, account, apiKey, clock, now } = call
    const before = found(call, params.senderId)
    if (apiKey) expectKeyChanges(apiKey.domainNames, before.domainName)
    expectVersion(before, body)
    const edited = senderEdited(before, body, actorOf(account), now)
    if (body.resendConfirmation)
      expectUnconfirmed({ ...before, confirmedAt: mailboxConfirmedAt(before, db.settings.seed) }, clock.now())
    const after = db.of(senders).put(edited)
    if (after.isDefault) onlyDefault(call, after.id)
    return shown(call, after)
  }),

  handle(senderRoutes.delete, (call) => {
    const { db, workspaceId, clock, apiKey } = call
    const sender = found(call, call.params.senderId)
    if (apiKey) expectKeyChanges(apiKey.domainNames, sender.domainName)
    expectSenderDeletable(sender, {
      users: [
        ...campaignsOfSender(db, workspaceId, sender.id)
          .filter((campaign) => needsSender(db, campaign, clock.now()))
          .map(({ name }) => name),
        ...formsWithSender(db, workspaceId, sender.id).map(({ name }) => name),
      ],
      isOnly: sendersOf(call).length === 1,
    })
    db.of(senders).remove(sender.id)
    return {}
  }),

  handle(senderRoutes.registerAmp, (call): AmpRegistrationResult => {
    const { db, workspaceId, clock, body, account, apiKey, now } = call
    const before = found(call, call.params.senderId)
    if (apiKey) expectKeyDomain(apiKey.domainNames, before.domainName)
    expectVerifiedForAmp(senderStateAt(db, before, clock.now()).status)
    const isExample = hasAmp(db, workspaceId, body.campaignId)
    if (isExample === undefined) throw notFound(`campaign ${body.campaignId}`)
    expectAmpRegistrable(before, isExample, clock.now())

    const results = [...new Set(body.providers)].map((provider) => {
      const to = AMP_PROVIDERS[provider].mailbox
      const error = refusal(call, before, provider)
      if (error !== undefined) return { provider, to, ok: false, error }
      const messageId = `<${hashOf(`${before.id}.${provider}.${now}`).toString(36)}@${before.domainName}>`
      return { provider, to, ok: true, messageId }
    })
    const amp = { ...before.amp }
    for (const { provider, ok, messageId } of results)
      if (ok) amp[provider] = { state: 'email_sent', at: now, messageId }
    const after = db.of(senders).put({
      ...before,
      amp,
      ampAskedAt: now,
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    })
    return { results, sender: shown(call, after) }
  }),
]

/**
 * Why an example mail does not get through: the provider has approved the sender; Yahoo and Mail.ru want a DMARC policy of
 * quarantine or reject; a local part that contains `refused` is refused by all.
 */
function refusal(
  { db, clock }: World,
  { amp, address, workspaceId, domainName }: SenderRecord,
  provider: AmpProvider,
): AmpRegistrationResult['results'][number]['error'] {
  const refused = address.slice(0, address.lastIndexOf('@')).includes('refused')
  const domain = db.of(domains).get(domainId(workspaceId, domainName))
  const policy = domain && domainAt(domain, db.settings.seed, clock.now()).dmarcPolicy
  const reason = ampRefusal(amp, provider, policy)
  return refused && reason !== 'already_approved' ? 'refused' : reason
}
