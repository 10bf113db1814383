import { useCallback, useMemo } from 'react'
import { campaignRoutes, useCampaigns } from '#api/campaigns'
import { useApi, useScopedWorkspaceId, type ApiError } from '#api/core'
import { useForms } from '#api/forms'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema, type Schema, type SchemaProperty } from '#api/schemas'
import { useSegments, type Segment } from '#api/segments'
import type { LeafCondition } from '#lib/condition-tree'
import type { ConditionNames } from './condition-names.model.ts'

/** As many campaigns as one page has: of what is beyond it nothing is known here. */
const MOST = 100
/** As many as a search shows. */
const FOUND = 50

interface Named {
  id: string
  name: string
}

/** All that conditions of this workspace can be about. What is still being asked for is undefined. */
export interface ConditionWorld extends ConditionNames {
  /** What conditions may be about here. @default everything */
  kinds?: readonly LeafCondition['kind'][] | undefined
  properties: readonly SchemaProperty[] | undefined
  eventProperties: readonly SchemaProperty[] | undefined
  lists: readonly Named[] | undefined
  campaigns: readonly Named[] | undefined
  forms: readonly Named[] | undefined
  segments: readonly (Named & Partial<Pick<Segment, 'archived' | 'conditions'>>)[] | undefined
  /** Finds campaigns by name; undefined where `campaigns` are all there are. */
  findCampaigns: ((text: string, signal: AbortSignal) => Promise<readonly Named[]>) | undefined
  /** Why a part of it is not there, and how to ask again. */
  error: ApiError | undefined
  retry: () => void
}

/** The same, with segments as the API has them. */
export interface LoadedConditionWorld extends ConditionWorld {
  segments: readonly Segment[] | undefined
}

export function useConditionWorld(): LoadedConditionWorld {
  const contact = useSchema('contact')
  const event = useSchema('contact_event')
  const lists = useMailingLists()
  const campaigns = useCampaigns({ limit: MOST })
  const forms = useForms()
  const segments = useSegments()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const isCut = campaigns.data !== undefined && campaigns.data.items.length >= MOST
  const findCampaigns = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = { ...(text.trim() !== '' && { q: text.trim() }), limit: FOUND }
      const { items } = await client.call(campaignRoutes.list, { query }, { workspaceId, signal })
      return items
    },
    [client, workspaceId],
  )
  const failed = [contact, event, lists, campaigns, forms, segments].filter(
    ({ data, error }) => error !== undefined && data === undefined,
  )
  const known = useMemo(
    () => ({
      property: keyed(contact.data),
      eventProperty: keyed(event.data),
      list: named(lists.data?.items),
      campaign: named(campaigns.data?.items, MOST),
      form: named(forms.data?.items),
      segment: named(segments.data?.items),
      properties: contact.data?.properties,
      eventProperties: event.data?.properties,
      lists: lists.data?.items,
      campaigns: campaigns.data?.items,
      forms: forms.data?.items,
      segments: segments.data?.items,
    }),
    [contact.data, event.data, lists.data, campaigns.data, forms.data, segments.data],
  )
  return {
    ...known,
    findCampaigns: isCut ? findCampaigns : undefined,
    error: failed[0]?.error,
    retry() {
      for (const read of failed) read.retry()
    },
  }
}

function keyed(schema: Schema | undefined): ConditionNames['property'] {
  if (!schema) return () => undefined
  const byKey = new Map(schema.properties.map((property) => [property.key, property]))
  return (key) => byKey.get(key) ?? null
}

/** Of what is not among them it is only known that it is gone if they are all there are: fewer than `cutAt`. */
function named(
  items: readonly Named[] | undefined,
  cutAt = Infinity,
): (id: string) => string | null | undefined {
  const byId = new Map(items?.map(({ id, name }) => [id, name]))
  const otherwise = items && items.length < cutAt ? null : undefined
  return (id) => byId.get(id) ?? otherwise
}
