import { endedByMail, type MailEnding } from '#domain/contacts/mail-endings'
import { recordEvents, type NewEvent } from '#server/store/contact-events.store'
import { changeContact, contactForChange } from '#server/store/contacts.store'
import { messageIdOf } from '#server/store/delivery-outcomes.store'
import type { StoredCampaign } from '#server/store/campaigns.store'
import { addCounts, addLinkCounts, type Counted } from '#server/store/execution-counts.store'
import { addExecution, addRecipients, changeExecution, putSnapshot } from '#server/store/executions.store'
import { addPastDeliveries, type PastDelivery } from '#server/store/past-deliveries.store'
import { allSenders } from '#server/store/senders.store'
import type { ExecutionRecord } from '#mocks/campaigns/campaigns.data'
import type { fateOf } from '#mocks/campaigns/sending-plan'
import { runSnapshot } from '#server/sending/run-snapshot'
import type { Seeding } from './seed-demo.ts'

type Run = ExecutionRecord
type Fate = ReturnType<typeof fateOf>

/** Writes a run of a campaign of the demo as it stands: what the mock works out from the clock are rows here. */
export async function seedRun(
  { db, tenant, world }: Seeding,
  campaign: StoredCampaign,
  run: Run,
): Promise<void> {
  const { executionAt, sendingOf } = await import('#mocks/campaigns/campaign-course')
  const plan = await import('#mocks/campaigns/sending-plan')
  const { linksOfRun } = await import('#mocks/campaigns/campaign-summaries')
  const now = world.settings.epoch
  const { id, campaignId, kind, scheduledAt, triggeredBy, failure, skippedBy } = run
  const { status, startedAt, finishedAt } = executionAt(run, now)
  const number = await addExecution(db, tenant, { id, campaignId, kind, scheduledAt, triggeredBy })
  const isPrepared = status !== 'preparing'
  const sender = (await allSenders(db, tenant)).find((one) => one.id === campaign.senderId)
  const kept =
    sender &&
    (await runSnapshot({ db, tenant }, campaign, sender, {
      at: Date.parse(scheduledAt),
      customHosts: 'never',
      filesOrigin: '',
    }))
  if (kept) await putSnapshot(db, tenant, number, { ...kept, utcOffset: run.sending.utcOffset })
  const sendingAt = new Date(run.sending.from).toISOString()
  await changeExecution(db, tenant, number, {
    status,
    ...(startedAt !== undefined && { startedAt }),
    ...(finishedAt !== undefined && { finishedAt }),
    ...(isPrepared && run.sending.cells.length > 0 && { sendingAt }),
    ...(failure !== undefined && { failure }),
  })
  if (!isPrepared) return
  const contacts = world.contacts(tenant.id)
  const sending = sendingOf(run, await linksOfRun(run))
  // Whom a run of long ago did not reach can be written to yet, so they are people of today.
  const standIns = contactIds(world, tenant.id)
  const fates: Fate[] = []
  const deliveries = sending.cells.flatMap((cell, place) =>
    Array.from({ length: cell.count }, (_, rank): PastDelivery => {
      const fate = plan.fateOf(sending, place, rank).filter(({ at }) => at <= now)
      const known = run.recipients?.[fates.length]
      const contactId = known ?? (fate.length === 0 ? (standIns.next().value ?? null) : null)
      fates.push(fate)
      return {
        ...deliveryOf(fate, kept?.links[variantPlace(campaign, cell.variantId)] ?? []),
        contactId,
        email: contactId === null ? null : (contacts.get(contactId)?.email ?? null),
        provider: cell.provider,
        variant: variantPlace(campaign, cell.variantId),
        list: placeIn(campaign.audience.mailingListIds, cell.mailingListId),
        segment: placeIn(campaign.audience.segmentIds, cell.segmentId),
      }
    }),
  )
  await addRecipients(db, tenant, number, { recipients: deliveries.length, skippedBy })
  const ids = await addPastDeliveries(db, tenant, number, deliveries)
  const counting = { execution: number, from: run.sending.from, utcOffset: run.sending.utcOffset }
  const counted: Counted[] = []
  const events: NewEvent[] = []
  for (const [place, fate] of fates.entries()) {
    const { variant = 0, contactId = null } = deliveries[place] ?? {}
    const subject = campaign.variants[variant]?.subject ?? ''
    counted.push(...countsOf(fate, counting))
    for (const { what, at, url } of fate) {
      const link = url === undefined ? -1 : (kept?.links[variant]?.indexOf(url) ?? -1)
      if (link >= 0 && (what === 'clicks' || what === 'uniqueClicks' || what === 'botClicks'))
        await addLinkCounts(db, tenant, [{ run: counting, at, variant, link, counts: { [what]: 1 } }])
    }
    if (run.recipients && contactId !== null)
      events.push(...eventsOf(fate, { contactId, campaignId, subject, delivery: ids[place] ?? 0 }))
  }
  await addCounts(db, tenant, counted)
  await recordEvents(
    db,
    tenant,
    events.toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1)),
  )
  for (const { contactId, type, occurredAt, payload } of events) {
    const ending = payload['kind'] === 'soft' ? undefined : endings[type]
    const contact = ending && contactId !== null && (await contactForChange(db, tenant, { uid: contactId }))
    const after = contact && endedByMail(contact, { ...ending, now: occurredAt })
    if (after) await changeContact(db, tenant, after)
  }
}

const endings: Readonly<Record<string, { status: MailEnding; reason: string }>> = {
  'email.bounced': { status: 'bounced', reason: '550 5.1.1 The mailbox does not exist' },
  'email.complained': { status: 'complained', reason: 'Feedback report: abuse' },
  'email.unsubscribed': { status: 'unsubscribed', reason: 'Followed the link in a mail' },
}

function* contactIds(world: Seeding['world'], workspaceId: string): Generator<string, undefined> {
  const table = world.contacts(workspaceId)
  for (let index = 0; index < table.base.count; index += 1)
    if (table.base.statusOf(index) === 'subscribed') yield table.idOfIndex(index)
}

const variantPlace = ({ variants }: StoredCampaign, id: string): number =>
  Math.max(
    0,
    variants.findIndex((variant) => variant.id === id),
  )

const placeIn = (ids: readonly string[], id: string | null): number | null => {
  const place = id === null ? -1 : ids.indexOf(id)
  return place === -1 ? null : place
}

/** What came of a mail, as its row says it. */
function deliveryOf(
  fate: Fate,
  links: readonly string[],
): Omit<PastDelivery, 'contactId' | 'email' | 'provider' | 'variant' | 'list' | 'segment'> {
  const first = (what: Fate[number]['what']) => fate.find((step) => step.what === what)
  const momentOf = (step: Fate[number] | undefined) => step && new Date(step.at).toISOString()
  const count = (what: Fate[number]['what']) => fate.filter((step) => step.what === what).length
  const bounce = first('hardBounces') ?? first('softBounces')
  const end = bounce ?? first('complaints')
  const click = first('uniqueClicks')
  const link = click?.url === undefined ? -1 : links.indexOf(click.url)
  return {
    state: first('failed') ? 'failed' : first('sent') ? 'sent' : 'todo',
    sentAt: momentOf(first('sent')),
    code: bounce?.code,
    outcome: bounce ? (bounce.what === 'hardBounces' ? 'hard' : 'soft') : end && 'complaint',
    outcomeAt: momentOf(end),
    opens: count('opens'),
    firstOpenAt: momentOf(first('opens')),
    clicks: count('clicks'),
    firstClickAt: momentOf(click),
    firstLink: link === -1 ? undefined : link,
    botOpens: count('botOpens'),
    botClicks: count('botClicks'),
    unsubscribedAt: momentOf(first('unsubscribes')),
  }
}

const columns = {
  sent: 'sent',
  failed: 'failed',
  opens: 'opens',
  uniqueOpens: 'unique_opens',
  clicks: 'clicks',
  uniqueClicks: 'unique_clicks',
  hardBounces: 'hard_bounces',
  softBounces: 'soft_bounces',
  complaints: 'complaints',
  unsubscribes: 'unsubscribes',
  botOpens: 'bot_opens',
  botClicks: 'bot_clicks',
} as const

/** The same as figures: what was sent counts as delivered until it comes back. */
function countsOf(fate: Fate, run: Counted['run']): Counted[] {
  const isBack = fate.some(({ what }) => what === 'hardBounces' || what === 'softBounces')
  return fate.flatMap(({ what, at }): Counted[] =>
    what === 'delivered'
      ? []
      : [{ run, at, counts: { [columns[what]]: 1, ...(what === 'sent' && !isBack && { delivered: 1 }) } }],
  )
}

const types: Partial<Record<Fate[number]['what'], string>> = {
  sent: 'email.sent',
  delivered: 'email.delivered',
  opens: 'email.opened',
  clicks: 'email.clicked',
  hardBounces: 'email.bounced',
  softBounces: 'email.bounced',
  complaints: 'email.complained',
  unsubscribes: 'email.unsubscribed',
}

/** The same in the history of the contact. */
const eventsOf = (
  fate: Fate,
  {
    contactId,
    campaignId,
    subject,
    delivery,
  }: { contactId: string; campaignId: string; subject: string; delivery: number },
): NewEvent[] =>
  fate.flatMap(({ what, at, url, code }): NewEvent[] => {
    const type = types[what]
    if (type === undefined) return []
    return [
      {
        contactId,
        type,
        payload: {
          ...(what === 'sent' && { subject }),
          ...(what === 'clicks' && url !== undefined && { url }),
          ...(type === 'email.bounced' && { kind: what === 'hardBounces' ? 'hard' : 'soft', code }),
        },
        source: 'email',
        campaignId,
        messageId: messageIdOf(delivery),
        occurredAt: new Date(at).toISOString(),
      },
    ]
  })
