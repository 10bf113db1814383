import { isUnderWay } from '#domain/campaigns/campaign-rules'
import { connectionFills, connectionFillsList, isConnectionAtWork } from '#domain/connections/connection-uses'
import { formFills, listsOfForm } from '#domain/forms/form-uses'
import { expectNotAtWork } from '#domain/kernel/named-things'
import { namesProperty } from '#domain/segments/names-property'
import { stateOf } from '#mocks/campaigns/campaign-course'
import { campaigns, type CampaignRecord } from '#mocks/campaigns/campaigns.data'
import { connections, type ConnectionRecord } from '#mocks/connections/connections.records'
import type { Db } from './db.ts'
import { forms, isPublic, type FormRecord } from '#mocks/forms/forms.data'
import { segments, type SegmentRecord } from '#mocks/segments/segments.data'

/** What of a workspace names a mailing list. */
export interface ListUsers {
  forms: FormRecord[]
  campaigns: CampaignRecord[]
  connections: ConnectionRecord[]
}

export function usersOfList(db: Db, workspaceId: string, mailingListId: string): ListUsers {
  const here = (one: { workspaceId: string }) => one.workspaceId === workspaceId
  return {
    forms: db
      .of(forms)
      .where((form) => here(form) && listsOfForm(form, isPublic(form)).includes(mailingListId)),
    campaigns: db
      .of(campaigns)
      .where((campaign) => here(campaign) && campaign.audience.mailingListIds.includes(mailingListId)),
    connections: db.of(connections).where((one) => here(one) && connectionFillsList(one, mailingListId)),
  }
}

/** What of a workspace names a property of contacts. */
export interface PropertyUsers {
  segments: SegmentRecord[]
  forms: FormRecord[]
  connections: ConnectionRecord[]
}

export function usersOfProperty(db: Db, workspaceId: string, key: string): PropertyUsers {
  const here = (one: { workspaceId: string }) => one.workspaceId === workspaceId
  return {
    segments: db
      .of(segments)
      .where((segment) => here(segment) && !segment.archived && namesProperty(segment.conditions, key)),
    forms: db.of(forms).where((form) => here(form) && formFills(form, isPublic(form), key)),
    connections: db.of(connections).where((one) => here(one) && connectionFills(one, key)),
  }
}

/** Refuses to delete what something that works at this moment would lose. */
export function expectUnused(
  db: Db,
  what: string,
  {
    forms: ofForms,
    connections: ofConnections,
    campaigns: ofCampaigns = [],
  }: Pick<ListUsers, 'forms' | 'connections'> & Partial<ListUsers>,
  now: number,
): void {
  const live = [
    ...ofForms.filter(isPublic),
    ...ofConnections.filter(isConnectionAtWork),
    ...ofCampaigns.filter((campaign) => isUnderWay(stateOf(db, campaign, now).status)),
  ]
  expectNotAtWork(
    what,
    live.map(({ name }) => name),
  )
}
