import { senderRoutes } from '#api/contract'
import type { Sender } from '#api/senders'
import { expectKeyChanges, expectKeyDomain } from '#domain/api-keys/key-permission'
import { addressOf } from '#domain/kernel/address'
import { pageOf } from '#domain/kernel/page-of'
import { expectVersion, notFound, ruleBroken } from '#domain/kernel/refusals'
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
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import { noMails } from '#server/mail/no-mails'
import { actorOf } from '#server/store/actors'
import { oneDomain } from '#server/store/domains.store'
import {
  addSender,
  allSenders,
  changeSender,
  deleteSender,
  leaveDefaultTo,
  oneSender,
  senderForChange,
  type StoredSender,
} from '#server/store/senders.store'
import { confirmationMail } from './confirmation-mail.ts'
import { shownSenders } from './sender-facts.ts'
import { senderUses } from './sender-uses.ts'

type Here = Pick<Call, 'db' | 'tenant' | 'clock'>

async function found({ db, tenant }: Here, senderId: string): Promise<StoredSender> {
  const sender = await oneSender(db, tenant, senderId)
  if (!sender) throw notFound(`sender ${senderId}`)
  return sender
}

async function forChange({ db, tenant }: Here, senderId: string): Promise<StoredSender> {
  const sender = await senderForChange(db, tenant, senderId)
  if (!sender) throw notFound(`sender ${senderId}`)
  return sender
}

/** The routes of senders (DOM-12 to DOM-16, DOM-34). */
export function senderHandlers({
  outbox,
  campaignsOfSenders,
}: Pick<GroupSettings, 'outbox' | 'campaignsOfSenders'>): readonly Handler[] {
  const allShown = async (here: Here, senders: readonly StoredSender[]) =>
    shownSenders({ db: here.db, tenant: here.tenant, now: here.clock.now() }, senders, campaignsOfSenders)

  const shown = async (here: Here, sender: StoredSender): Promise<Sender> => {
    const [one] = await allShown(here, [sender])
    if (!one) throw notFound(`sender ${sender.id}`)
    return one
  }

  const matching = async (call: Here & { query: Parameters<typeof isSenderFound>[1] }) =>
    (await allShown(call, await allSenders(call.db, call.tenant))).filter((sender) =>
      isSenderFound(sender, call.query),
    )

  /** The mail that asks the owner of the mailbox; it goes out once the transaction is committed. */
  const askMailbox = async (
    { db, tenant, clock, afterwards }: Here & Pick<Call, 'afterwards'>,
    sender: StoredSender,
  ) => {
    if (!outbox) return
    await outbox.recordOwn(db, tenant, [confirmationMail(sender)], clock.now())
    afterwards(() => outbox.wake())
  }

  return [
    handle(senderRoutes.list, async (call) => pageOf(await matching(call), call.query, SENDER_ORDERS)),
    handle(senderRoutes.count, async (call) => ({ count: (await matching(call)).length })),

    handle(senderRoutes.create, async (call) => {
      const { db, tenant, body, account, apiKey, now, newId } = call
      const others = await allSenders(db, tenant)
      const added = senderAdded(body, { isFirst: others.length === 0, by: actorOf(account), now })
      if (apiKey) expectKeyChanges(apiKey.domainNames, added.domainName)
      if (!(await oneDomain(db, tenant, added.domainName))) throw senderWithoutDomain(added.domainName)
      if (others.some(({ address }) => address === added.address)) throw senderTaken(added.address)
      const sender = { id: newId('snd'), ...added }
      if (sender.isDefault) await leaveDefaultTo(db, tenant, sender.id)
      await addSender(db, tenant, sender)
      await askMailbox(call, sender)
      return shown(call, sender)
    }),

    handle(senderRoutes.byAddress, async (call) => {
      const address = addressOf(call.query.address)
      const sender = (await allSenders(call.db, call.tenant)).find((one) => one.address === address)
      if (!sender) throw notFound(`sender ${address}`)
      return shown(call, sender)
    }),

    handle(senderRoutes.one, async (call) => shown(call, await found(call, call.params.senderId))),

    handle(senderRoutes.update, async (call) => {
      const { db, tenant, body, params, account, apiKey, clock, now } = call
      const before = await forChange(call, params.senderId)
      if (apiKey) expectKeyChanges(apiKey.domainNames, before.domainName)
      expectVersion(before, body)
      const after = senderEdited(before, body, actorOf(account), now)
      if (body.resendConfirmation) {
        const { mailboxAskedAt, confirmedAt } = before
        expectUnconfirmed(
          { mailboxAskedAt, confirmedAt: confirmedAt === undefined ? undefined : Date.parse(confirmedAt) },
          clock.now(),
        )
        if (!outbox)
          throw ruleBroken(
            'This server is not set up to send mail, so no mailbox can be confirmed. Ask whoever runs it.',
            'このサーバーはメールを送信する設定になっていないため、メールボックスを確認できません。管理者にお問い合わせください。',
          )
      }
      if (after.isDefault) await leaveDefaultTo(db, tenant, after.id)
      await changeSender(db, tenant, after)
      if (body.resendConfirmation) await askMailbox(call, after)
      return shown(call, after)
    }),

    handle(senderRoutes.delete, async (call) => {
      const { db, tenant, apiKey } = call
      const sender = await forChange(call, call.params.senderId)
      if (apiKey) expectKeyChanges(apiKey.domainNames, sender.domainName)
      const uses = await senderUses(db, tenant, campaignsOfSenders)
      expectSenderDeletable(sender, {
        users: [
          ...uses
            .campaignsOf(sender.id)
            .filter(({ needsSender }) => needsSender)
            .map(({ name }) => name),
          ...uses.formsOf(sender.id),
        ],
        isOnly: (await allSenders(db, tenant)).length === 1,
      })
      await deleteSender(db, tenant, sender.id)
      return {}
    }),

    handle(senderRoutes.registerAmp, async (call) => {
      const { db, tenant, body, params, account, apiKey, clock, now } = call
      const before = await forChange(call, params.senderId)
      if (apiKey) expectKeyDomain(apiKey.domainNames, before.domainName)
      expectVerifiedForAmp((await shown(call, before)).status)
      const campaign = (await campaignsOfSenders.all(db, tenant)).get(body.campaignId)
      if (!campaign) throw notFound(`campaign ${body.campaignId}`)
      expectAmpRegistrable(before, campaign.hasAmp, clock.now())
      if (!outbox) throw noMails()
      const domain = await oneDomain(db, tenant, before.domainName)
      const amp = { ...before.amp }
      const results = []
      for (const provider of new Set(body.providers)) {
        const to = AMP_PROVIDERS[provider].mailbox
        const refused = ampRefusal(before.amp, provider, domain?.dmarcPolicy)
        const messageId =
          refused === undefined
            ? // oxlint-disable-next-line no-await-in-loop -- three at most, in one transaction
              await campaignsOfSenders.sendExample(call, { sender: before, campaignId: body.campaignId, to })
            : undefined
        if (messageId === undefined) {
          results.push({ provider, to, ok: false, error: refused ?? ('refused' as const) })
          continue
        }
        amp[provider] = { state: 'email_sent', at: now, messageId }
        results.push({ provider, to, ok: true, messageId })
      }
      const after = {
        ...before,
        amp,
        ampAskedAt: now,
        version: before.version + 1,
        updatedAt: now,
        updatedBy: actorOf(account),
      }
      await changeSender(db, tenant, after)
      return { results, sender: await shown(call, after) }
    }),
  ]
}
