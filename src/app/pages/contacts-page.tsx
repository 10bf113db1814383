import { Suspense, useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { contactRoutes } from '#api/contacts'
import { preloadRead, preloadReadAll, type Api } from '#api/core'
import { mailingListRoutes } from '#api/mailing-lists'
import { segmentRoutes } from '#api/segments'
import { deferred } from '#components/deferred'
import {
  contactFilterOf,
  contactSearchOf,
  ContactsScreen,
  contactsQueryValues,
  CONTACTS_PAGE,
  preloadFilters,
  preloadParts,
  readContactsQuery,
  type ContactsQuery,
  type SentMailProps,
} from '#features/contacts'
import { MoreMessages, preloadMoreMessages } from '#intl'
import { systemClock } from '#lib/clock'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'
import { useNewestAddress } from '#app/address-reader.ts'
import type { Address } from '#app/routes.tsx'

/** How long to wait for the first rows before loading what makes the page whole, in ms. Rows that come sooner are drawn first. */
const AHEAD_AFTER = 40

/** The same for this server: where what came last took longer, the rows will too, and nothing is gained by waiting for them. */
const aheadAfter = () =>
  (performance.getEntriesByType('resource').at(-1)?.duration ?? 0) > AHEAD_AFTER ? 0 : AHEAD_AFTER

/** Asks for the first rows and their count with the first script, before the screen is there. */
export async function prefetch(api: Api, { workspaceId, search, locale }: Address): Promise<void> {
  const query = readContactsQuery(parseQuery(search))
  const loadAhead = () => {
    void preloadReadAll(api, segmentRoutes.list, {}, workspaceId)
    void preloadReadAll(api, mailingListRoutes.list, {}, workspaceId)
    void preloadMoreMessages(locale, 'whole')
    void preloadParts()
  }
  // What reads the conditions comes after the first script, and the rows after that.
  if (query.f !== '') {
    void preloadFilters()
    loadAhead()
    return
  }
  const filter = contactFilterOf(query)
  const page = Math.floor(query.offset / CONTACTS_PAGE)
  const callOff = systemClock.setTimeout(loadAhead, aheadAfter())
  await Promise.all([
    preloadRead(api, contactRoutes.search, { body: contactSearchOf(filter, query.sort, page) }, workspaceId),
    preloadRead(api, contactRoutes.count, { body: filter }, workspaceId),
  ]).finally(callOff)
}

/** What shows a mail is large, and seldom wanted among contacts. */
const SentMail = deferred(async () => (await import('#features/campaigns/sent-mail')).SentMail)

const sentMail = (props: SentMailProps) => (
  <MoreMessages>
    <Suspense fallback={null}>
      <SentMail {...props} />
    </Suspense>
  </MoreMessages>
)

export function ContactsPage() {
  const { workspaceId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readContactsQuery(parseQuery(search)), [search])
  const hrefFor = useCallback(
    (change: Partial<ContactsQuery>) =>
      link(paths.WORKSPACE_CONTACTS, { workspaceId }, contactsQueryValues({ ...query, ...change })),
    [workspaceId, query],
  )
  const newest = useNewestAddress()
  const onQueryChange = useCallback(
    (change: Partial<ContactsQuery>, how: 'push' | 'replace') => {
      const now = newest()
      // Another page was requested: drop a late change, such as the place in the list.
      if (now === undefined) return
      const values = contactsQueryValues({ ...readContactsQuery(parseQuery(now.search)), ...change })
      const href = link(paths.WORKSPACE_CONTACTS, { workspaceId }, values)
      // What only keeps the place closes no settings.
      if (how === 'replace') void navigate(`${href}${now.hash}`, { replace: true })
      else void navigate(href)
    },
    [navigate, newest, workspaceId],
  )
  const links = useMemo(
    () => ({
      newConnection: link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }),
      scriptTag: `${link(paths.WORKSPACE_CONTACTS, { workspaceId })}${settingsHash({ key: 'script_tag' })}`,
      campaign: (campaignId: string, values: Readonly<Record<string, string>> = {}) =>
        link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }, values),
      go: (href: string) => void navigate(href),
    }),
    [navigate, workspaceId],
  )
  return (
    <ContactsScreen
      query={query}
      onQueryChange={onQueryChange}
      hrefFor={hrefFor}
      links={links}
      sentMail={sentMail}
    />
  )
}
