import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { campaignRoutes } from '#api/campaigns'
import { preloadRead, type Api } from '#api/core'
import {
  campaignFilterOf,
  campaignPageOf,
  CampaignsScreen,
  campaignsQueryValues,
  filterOfTab,
  readCampaignsQuery,
  tabKeys,
  type CampaignsLinks,
  type CampaignsQuery,
} from '#features/campaigns'
import { askAssistant } from '#lib/ask-assistant'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'
import { ownTimezone } from '#lib/time-zones'
import { useNewestAddress } from '#app/address-reader.ts'
import type { Address } from '#app/routes.tsx'

/** Asks for the first page and the counts of the tabs with the first script, before the screen is there. */
export async function prefetch(api: Api, { workspaceId, search }: Address): Promise<void> {
  const query = readCampaignsQuery(parseQuery(search))
  if (query.view !== 'table') return
  const filter = campaignFilterOf(query, ownTimezone())
  await Promise.all([
    preloadRead(
      api,
      campaignRoutes.list,
      { query: campaignPageOf(filter, query, query.offset) },
      workspaceId,
    ),
    ...tabKeys
      .filter((tab) => tab !== 'all')
      .map((tab) => preloadRead(api, campaignRoutes.count, { query: filterOfTab(filter, tab) }, workspaceId)),
  ])
}

export function CampaignsPage() {
  const { workspaceId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readCampaignsQuery(parseQuery(search)), [search])
  const newest = useNewestAddress()
  const onQueryChange = useCallback(
    (change: Partial<CampaignsQuery>, how: 'push' | 'replace') => {
      const now = newest()
      // Another page was requested: drop a late change, such as a search.
      if (now === undefined) return
      const values = campaignsQueryValues({ ...readCampaignsQuery(parseQuery(now.search)), ...change })
      const href = link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, values)
      if (how === 'replace') void navigate(`${href}${now.hash}`, { replace: true })
      else void navigate(href)
    },
    [navigate, newest, workspaceId],
  )
  const links = useMemo<CampaignsLinks>(
    () => ({
      campaign: (campaignId, values = {}) =>
        link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }, values),
      settings: (setting) => `${link(paths.WORKSPACE_CAMPAIGNS, { workspaceId })}${settingsHash(setting)}`,
      go: (href) => void navigate(href),
      openAssistant: askAssistant,
    }),
    [navigate, workspaceId],
  )
  return <CampaignsScreen query={query} onQueryChange={onQueryChange} links={links} />
}
