import type { ContactEvent } from '#api/contact-events'
import { linksOfRun } from './campaign-summaries.ts'
import { mailEvents, mailEventsOfContact, tracedOf } from './campaign-trace.ts'
import type { Db } from '#mocks/core/db'
import type { Sending } from './sending.ts'

/** What campaigns led to until now, newest first; of runs to more than 20,000 people only the numbers are known. */
export interface MailHistory {
  ofContact: (contactId: string) => Iterable<ContactEvent>
  /** Of one campaign, or of all. */
  all: (campaignId: string | undefined) => Iterable<ContactEvent>
}

export async function mailHistory(db: Db, workspaceId: string, now: number): Promise<MailHistory> {
  const links = new Map<string, Sending['links']>()
  for (const run of tracedOf(db, workspaceId)) links.set(run.id, await linksOfRun(run))
  const exists = (event: ContactEvent): ContactEvent =>
    // Of whoever was deleted only the deed is left.
    event.contactId !== null && db.contacts(workspaceId).get(event.contactId)
      ? event
      : { ...event, contactId: null }
  const linksOf = ({ id }: { id: string }) => links.get(id) ?? {}
  return {
    ofContact: (contactId) => mailEventsOfContact(db, workspaceId, contactId, now, linksOf),
    *all(campaignId) {
      for (const event of mailEvents(db, workspaceId, campaignId, now, linksOf)) yield exists(event)
    },
  }
}
