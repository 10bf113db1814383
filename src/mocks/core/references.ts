import { isUnderWay } from '#domain/campaigns/campaign-rules'
import { ruleBroken } from '#domain/kernel/refusals'
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

const formLists = ({ settings, fields }: FormRecord) => [
  ...settings.mailingListIds,
  ...fields.flatMap(({ type, options = [] }) =>
    type === 'list_choice' ? options.map(({ value }) => value) : [],
  ),
]

export function usersOfList(db: Db, workspaceId: string, mailingListId: string): ListUsers {
  const here = (one: { workspaceId: string }) => one.workspaceId === workspaceId
  return {
    forms: db.of(forms).where((form) => here(form) && formLists(form).includes(mailingListId)),
    campaigns: db
      .of(campaigns)
      .where((campaign) => here(campaign) && campaign.audience.mailingListIds.includes(mailingListId)),
    connections: db
      .of(connections)
      .where((one) => here(one) && one.state !== 'archived' && one.mailingListIds.includes(mailingListId)),
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
    forms: db
      .of(forms)
      .where((form) => here(form) && form.fields.some(({ propertyKey }) => propertyKey === key)),
    connections: db
      .of(connections)
      .where((one) => here(one) && one.state !== 'archived' && one.mapping.some(({ to }) => to === key)),
  }
}

/** How many of those that stand in the way are named. */
const NAMED = 3

/**
 * Refuses to delete what works at this moment would lose: forms that are public, campaigns that wait or are being sent,
 * connections that run. What only refers to it, such as a segment, then names what is no longer there.
 */
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
    ...ofConnections.filter(({ state }) => state === 'active' || state === 'paused'),
    ...ofCampaigns.filter((campaign) => isUnderWay(stateOf(db, campaign, now).status)),
  ].map(({ name }) => name)
  if (live.length === 0) return
  const named = live.slice(0, NAMED)
  const more = live.length - named.length
  throw ruleBroken(
    `${what} is used by ${named.map((name) => `"${name}"`).join(', ')}${more > 0 ? ` and ${more} more` : ''}: end that first.`,
    `次で使用中です：${named.map((name) => `「${name}」`).join('')}${more > 0 ? `ほか${more}件` : ''}。先に終了してください。`,
  )
}
