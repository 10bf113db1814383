import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who opened or clicked a campaign, and when, is answered by the index alone: until now each event was read as well. */
export const eventsOfCampaigns: Migration = {
  async up(db) {
    await sql`drop index events_campaign`.execute(db)
    await sql`
      create index events_campaign on events (workspace_id, campaign_id, type, contact_id) include (occurred_at)
      where campaign_id is not null`.execute(db)
  },
}
