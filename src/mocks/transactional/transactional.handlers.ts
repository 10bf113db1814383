import { expectKeyDomain } from '#domain/api-keys/key-permission'
import { isVerified, senders } from '#mocks/senders/senders.data'
import { badInput, conflict, notFound, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { transactionalRoutes } from '#api/contract'
import type { TransactionalSend } from '#api/transactional'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import { actorOf } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { transactionalAt, transactionalSends } from './transactional.data.ts'

/** Sends of a workspace within a minute, in ms. */
const PACE = { most: 60, within: 60_000 } as const

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

/** Addresses in the form in which they are compared, each once. */
function addressesOf(to: TransactionalSend['to']): string[] {
  return [
    ...new Set(
      to.map(({ email }) => {
        const address = normalizeEmail(email)
        if (!isEmailAddress(address))
          throw badInput(`"${email}" is no email address.`, `「${email}」はメールアドレスではありません。`)
        return address
      }),
    ),
  ]
}

/** Refuses what could not be sent. */
function expectMail({ db, workspaceId, clock }: World, body: TransactionalSend): void {
  const { kind, senderId, replyTo, subject, html = '', text = '', campaignId, variantId, asContactId } = body
  if (!isVerified(db, workspaceId, senderId, clock.now()))
    throw ruleBroken(
      `There is no verified sender ${senderId}. Verify its domain and mailbox, or choose another.`,
      '認証済みの差出人ではありません。ドメインとメールボックスを認証するか、別の差出人を選んでください。',
    )
  if (replyTo !== undefined && !isEmailAddress(normalizeEmail(replyTo)))
    throw badInput(`"${replyTo}" is no email address.`, `「${replyTo}」はメールアドレスではありません。`)
  const campaign = campaignId === undefined ? undefined : db.of(campaigns).get(campaignId)
  if (campaignId !== undefined && campaign?.workspaceId !== workspaceId)
    throw ruleBroken(`There is no campaign ${campaignId}.`, 'キャンペーンが見つかりません。')
  if (kind === 'test' && !campaign)
    throw ruleBroken(
      'A test is of a campaign: say of which one.',
      'テストするキャンペーンを指定してください。',
    )
  const [first] = campaign?.variants ?? []
  const variant = variantId === undefined ? first : campaign?.variants.find(({ id }) => id === variantId)
  if (variantId !== undefined && !variant)
    throw ruleBroken(`The campaign has no variant ${variantId}.`, 'バリエーションが見つかりません。')
  if (asContactId !== undefined && !db.contacts(workspaceId).get(asContactId))
    throw ruleBroken(`There is no contact ${asContactId}.`, 'コンタクトが見つかりません。')
  if (kind === 'transactional') {
    if (subject.trim() === '')
      throw ruleBroken('The mail has no subject. Write one.', '件名を入力してください。')
    if (html.trim() === '' && text.trim() === '')
      throw ruleBroken('The mail is empty. Give html or text.', 'メールの本文がありません。')
  } else if (subject.trim() === '' && (variant?.subject ?? '').trim() === '')
    throw ruleBroken('The mail has no subject. Write one.', '件名を入力してください。')
}

export const transactionalHandlers = [
  handle(transactionalRoutes.send, (call) => {
    const { db, workspaceId, body, account, clock, now } = call
    const text = JSON.stringify(body)
    const all = db.of(transactionalSends).where((one) => one.workspaceId === workspaceId)
    const before = all.find(({ idempotencyKey }) => idempotencyKey === body.idempotencyKey)
    if (before) {
      if (before.body !== text)
        throw conflict(
          'Something else was sent with this idempotencyKey. Take a new one for another mail.',
          '同じidempotencyKeyで別の内容が送信されています。新しいキーを使用してください。',
        )
      return { id: before.id, status: 'queued' as const }
    }
    const addresses = addressesOf(body.to)
    expectMail(call, body)
    const sender = db.of(senders).get(body.senderId)
    if (call.apiKey && sender) expectKeyDomain(call.apiKey.domainNames, sender.domainName)
    const recent = all.filter(({ createdAt }) => Date.parse(createdAt) > clock.now() - PACE.within)
    const oldest = recent.at(-PACE.most)
    if (oldest)
      throw tooSoon(
        `More than ${PACE.most} mails in a minute are not sent.`,
        clock.now(),
        Date.parse(oldest.createdAt) + PACE.within,
      )

    const table = db.contacts(workspaceId)
    const id = db.nextId('tsn')
    const to = addresses.map((email) => {
      const contact = table.findByEmail(email)
      const isBarred = contact !== undefined && ['bounced', 'complained', 'blocked'].includes(contact.status)
      if (contact && !isBarred && body.kind === 'transactional')
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
      return { email, isBarred }
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
