import { namesSender } from '#domain/senders/sender-uses'
import type { Call } from '#server/http/handle'
import type { Database } from '#server/store/database'
import { allForms } from '#server/store/forms.store'
import type { StoredSender } from '#server/store/senders.store'
import type { Tenant } from '#server/store/tenant'

/** A campaign that names a sender. */
export interface CampaignOfSender {
  senderId: string
  name: string
  /** Whether it is still to be sent, or is being sent: it then needs its sender. */
  needsSender: boolean
  /** Whether it can be the example with which a sender is registered for AMP. */
  hasAmp: boolean
}

/** What an example is sent with. */
export type ExampleCall = Pick<Call, 'db' | 'tenant' | 'clock' | 'url' | 'now' | 'newId' | 'jobs' | 'account'>

/** What senders have to know of the campaigns of a workspace. */
export interface CampaignsOfSenders {
  /** All of them, by their ids. */
  all: (db: Database, tenant: Tenant) => Promise<ReadonlyMap<string, CampaignOfSender>>
  /** Sends a campaign as an example to a provider of AMP mails. Answers the Message-ID; undefined: it has no such mail. */
  sendExample: (
    call: ExampleCall,
    mail: { sender: StoredSender; campaignId: string; to: string },
  ) => Promise<string | undefined>
}

/** What names senders: campaigns, and forms with what is published of them. */
export interface SenderUses {
  campaignsOf: (senderId: string) => readonly CampaignOfSender[]
  /** The names of the forms. */
  formsOf: (senderId: string) => readonly string[]
}

export async function senderUses(
  db: Database,
  tenant: Tenant,
  campaignsOfSenders: CampaignsOfSenders,
): Promise<SenderUses> {
  const campaigns = [...(await campaignsOfSenders.all(db, tenant)).values()]
  const forms = await allForms(db, tenant)
  return {
    campaignsOf: (senderId) => campaigns.filter((campaign) => campaign.senderId === senderId),
    formsOf: (senderId) =>
      forms
        .filter(({ settings, publication }) =>
          [settings, ...(publication ? [publication.snapshot.settings] : [])].some((one) =>
            namesSender(one, senderId),
          ),
        )
        .map(({ name }) => name),
  }
}
