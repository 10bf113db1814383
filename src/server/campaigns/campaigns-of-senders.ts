import { isUnderWay } from '#domain/campaigns/campaign-rules'
import { messageSendJob } from '#server/jobs/message-send.job'
import type { CampaignsOfSenders } from '#server/senders/sender-uses'
import { actorOf } from '#server/store/actors'
import { campaignUses, oneCampaign } from '#server/store/campaigns.store'
import { addMessage } from '#server/store/messages.store'
import { testContent } from '#server/transactional/test-content'

/** Nothing is written for an example but what the campaign itself says. */
const AS_IT_IS = { subject: '', html: '', text: '' } as const

/** What senders know of the campaigns of a workspace. */
export const campaignsOfSenders: CampaignsOfSenders = {
  async all(db, tenant) {
    const uses = await campaignUses(db, tenant)
    return new Map(
      uses.flatMap(({ id, name, status, senderId, hasAmp }) =>
        senderId === null ? [] : [[id, { senderId, name, needsSender: isUnderWay(status), hasAmp }] as const],
      ),
    )
  },
  async sendExample(call, { sender, campaignId, to }) {
    const { db, tenant, now, newId, jobs, account } = call
    const variants = (await oneCampaign(db, tenant, campaignId))?.variants ?? []
    const variant = variants.find(
      ({ amp, doc }) => amp?.enabled === true || doc?.settings.amp.enabled === true,
    )
    if (!variant) return undefined
    const reader = { id: 'con_example', email: to, properties: {}, subscriptions: [] }
    const messageId = `<${newId('amp')}@${sender.domainName}>`
    await addMessage(db, tenant, {
      id: newId('tsn'),
      kind: 'test',
      idempotencyKey: messageId,
      requestHash: '',
      mail: {
        from: { address: sender.address, name: sender.fromName },
        domainName: sender.domainName,
        messageId,
        ...(await testContent(call, AS_IT_IS, variant, reader)),
      },
      campaignId,
      tags: [],
      to: [{ email: to, contactId: undefined }],
      createdAt: now,
      createdBy: actorOf(account),
    })
    // Without a worker it is sent by the first one that starts.
    await jobs?.add(db, messageSendJob, {})
    return messageId
  },
}
