import { addressOf } from '#domain/kernel/address'
import { AMP_PROVIDERS } from '#domain/senders/amp-providers'
import { domainOfAddress, ampRefusal, expectMayBeDefault, SENDER_PAUSE } from '#domain/senders/sender-rules'
import { pageOf } from '#domain/kernel/page-of'
import { expectUnused } from '#domain/kernel/named-things'
import { conflict, expectVersion, notFound, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { senderRoutes } from '#api/contract'
import type { AmpProvider, AmpRegistrationResult, Sender, SenderFilter } from '#api/senders'
import { fold } from '#lib/fold-text'
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

function matching(call: World, { q = '', status, domainName }: SenderFilter): Sender[] {
  const text = fold(q).trim()
  return sendersOf(call)
    .filter(
      (sender) =>
        (domainName === undefined || sender.domainName === domainName) &&
        fold(
          [sender.address, sender.fromName, sender.label, ...Object.values(sender.fromNames ?? {})].join(
            '\n',
          ),
        ).includes(text),
    )
    .map((sender) => shown(call, sender))
    .filter((sender) => status === undefined || sender.status === status)
}

/** Only one sender of a workspace is the default. */
function onlyDefault(call: World, senderId: string): void {
  for (const sender of sendersOf(call)) {
    if (sender.isDefault && sender.id !== senderId)
      call.db.of(senders).put({ ...sender, isDefault: false, version: sender.version + 1 })
  }
}

export const senderHandlers = [
  handle(senderRoutes.list, (call) =>
    pageOf(matching(call, call.query), call.query, [
      'address',
      'fromName',
      'domainName',
      'status',
      'createdAt',
      'updatedAt',
    ]),
  ),
  handle(senderRoutes.count, (call) => ({ count: matching(call, call.query).length })),

  handle(senderRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    const address = addressOf(body.address)
    const domainName = domainOfAddress(address)
    if (!db.of(domains).get(domainId(workspaceId, domainName)))
      throw ruleBroken(
        `The workspace has no domain ${domainName}. Add it first.`,
        `ワークスペースにドメイン${domainName}がありません。先に追加してください。`,
      )
    if (sendersOf(call).some((sender) => sender.address === address))
      throw conflict(`There is a sender ${address} already.`, `差出人${address}はすでにあります。`)
    const others = sendersOf(call).length > 0
    const sender = db.of(senders).put({
      id: db.nextId('snd'),
      workspaceId,
      ...(body.label !== undefined && body.label !== '' && { label: body.label }),
      fromName: body.fromName,
      ...(body.fromNames && { fromNames: body.fromNames }),
      address,
      ...(body.replyTo !== undefined && { replyTo: addressOf(body.replyTo) }),
      domainName,
      isDefault: body.isDefault ?? !others,
      disabled: false,
      mailboxAskedAt: now,
      amp: {
        gmail: { state: 'not_started' },
        yahoo: { state: 'not_started' },
        mailru: { state: 'not_started' },
      },
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actorOf(account),
    })
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
    const { db, body, params, account, clock, now } = call
    const before = found(call, params.senderId)
    expectVersion(before, body)
    const disabled = body.disabled ?? before.disabled
    const isDefault = body.isDefault ?? before.isDefault
    expectMayBeDefault(before.isDefault, { disabled, isDefault })
    if (body.resendConfirmation) expectUnconfirmed(call, before)
    const replyTo = body.replyTo === null || body.replyTo === '' ? undefined : body.replyTo
    const after = db.of(senders).put({
      ...before,
      ...(body.label !== undefined && { label: body.label === '' ? undefined : body.label }),
      ...(body.fromName !== undefined && { fromName: body.fromName }),
      ...(body.fromNames !== undefined && { fromNames: body.fromNames }),
      ...(body.replyTo !== undefined && { replyTo: replyTo === undefined ? undefined : addressOf(replyTo) }),
      disabled,
      isDefault,
      ...(body.resendConfirmation && { mailboxAskedAt: new Date(clock.now()).toISOString() }),
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    })
    if (after.isDefault) onlyDefault(call, after.id)
    return shown(call, after)
  }),

  handle(senderRoutes.delete, (call) => {
    const { db, workspaceId, clock } = call
    const sender = found(call, call.params.senderId)
    expectUnused(
      `The sender ${sender.address}`,
      [
        ...campaignsOfSender(db, workspaceId, sender.id)
          .filter((campaign) => needsSender(db, campaign, clock.now()))
          .map(({ name }) => name),
        ...formsWithSender(db, workspaceId, sender.id).map(({ name }) => name),
      ],
      `差出人${sender.address}`,
    )
    if (sender.isDefault && sendersOf(call).length > 1)
      throw ruleBroken(
        'This is the default sender: make another one the default first.',
        'デフォルトの差出人です。先に別の差出人をデフォルトにしてください。',
      )
    db.of(senders).remove(sender.id)
    return {}
  }),

  handle(senderRoutes.registerAmp, (call): AmpRegistrationResult => {
    const { db, workspaceId, clock, body, account, now } = call
    const before = found(call, call.params.senderId)
    if (senderStateAt(db, before, clock.now()).status !== 'verified')
      throw ruleBroken(
        'Only a verified sender can be registered for AMP.',
        'AMPに登録できるのは、認証済みの差出人だけです。',
      )
    const isExample = hasAmp(db, workspaceId, body.campaignId)
    if (isExample === undefined) throw notFound(`campaign ${body.campaignId}`)
    if (!isExample)
      throw ruleBroken(
        'The campaign has no AMP part. Choose one that has, or add it in the editor.',
        'このキャンペーンにはAMPパートがありません。AMPパートのあるものを選ぶか、エディターで追加してください。',
      )
    const again =
      before.ampAskedAt === undefined ? -Infinity : Date.parse(before.ampAskedAt) + SENDER_PAUSE.amp
    if (clock.now() < again)
      throw tooSoon(
        'Example mails were sent a moment ago.',
        clock.now(),
        again,
        'サンプルメールは先ほど送信しました。',
      )

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

function expectUnconfirmed({ db, clock }: World, sender: SenderRecord): void {
  const confirmedAt = mailboxConfirmedAt(sender, db.settings.seed)
  if (confirmedAt !== undefined && confirmedAt <= clock.now())
    throw ruleBroken('The mailbox is confirmed already.', 'メールボックスは確認済みです。')
  const again = Date.parse(sender.mailboxAskedAt) + SENDER_PAUSE.confirmation
  if (clock.now() < again)
    throw tooSoon(
      'The mail that confirms the mailbox was sent a moment ago.',
      clock.now(),
      again,
      '確認メールは先ほど送信しました。',
    )
}

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
