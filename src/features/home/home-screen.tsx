import Upload from 'lucide-react/icons/upload'
import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCampaignCount } from '#api/campaigns'
import { useContactCount } from '#api/contacts'
import { useScopedWorkspaceId, type ReadState } from '#api/core'
import { useWorkspace } from '#api/workspace'
import { LinkButton } from '#components/button'
import { deferred } from '#components/deferred'
import { Icon } from '#components/icon'
import { Page } from '#components/page'
import { SegmentedControl } from '#components/segmented-control'
import { MoreMessages } from '#intl'
import { readStored, storageKeys, writeStored } from '#lib/storage'
import type { ActivityKind } from '#api/contact-events'
import { HomeCardsShape } from './home-cards-shape.tsx'
import { homeRanges, type HomeRange } from './home-figures.model.ts'
import type { HomeHrefs } from './home-hrefs.ts'
import { ALL_CONTACTS } from './home-reads.ts'
import { HomeTiles } from './home-tiles.tsx'
import { messages } from './home-screen.messages.ts'

const HomeCards = deferred(async () => (await import('./home-cards.tsx')).HomeCards)

export interface HomeScreenProps {
  range: HomeRange
  onRangeChange: (range: HomeRange) => void
  /** Which events show. */
  kind: ActivityKind
  onKindChange: (kind: ActivityKind) => void
  hrefs: HomeHrefs
}

/** Where a workspace begins: what it has come to lately, the next steps, and what happened last (HOM-1). */
export function HomeScreen({ range, onRangeChange, kind, onKindChange, hrefs }: HomeScreenProps) {
  const intl = useIntl()
  const workspace = useWorkspace()
  const contacts = useContactCount(ALL_CONTACTS)
  const campaigns = useCampaignCount()
  const empty = useIsEmpty(contacts, campaigns)
  return (
    <Page
      title={workspace.data?.name ?? intl.formatMessage(messages.title)}
      actions={
        <>
          <SegmentedControl
            label={intl.formatMessage(messages.range)}
            value={range}
            onValueChange={onRangeChange}
            options={homeRanges.map((value) => ({
              value,
              label: intl.formatMessage(messages.days, { days: Number(value) }),
            }))}
          />
          <LinkButton href={hrefs.contacts({ import: '1' })} tone="primary" icon={<Icon of={Upload} />}>
            {intl.formatMessage(messages.import)}
          </LinkButton>
        </>
      }
    >
      {empty ? null : <HomeTiles key={range} range={range} hrefs={hrefs} />}
      <Suspense fallback={<HomeCardsShape />}>
        <MoreMessages>
          <HomeCards range={range} hrefs={hrefs} empty={empty} kind={kind} onKindChange={onKindChange} />
        </MoreMessages>
      </Suspense>
    </Page>
  )
}

/** Whether there is nothing yet. Until that is told it is as it was last seen: a new workspace shows no figures that go again. */
function useIsEmpty(...counts: ReadState<{ count: number }>[]): boolean {
  const workspaceId = useScopedWorkspaceId()
  const [wasEmpty] = useState(() => readStored(storageKeys.emptyHome, (id) => id === workspaceId))
  const isKnown = counts.every(({ isLoading }) => !isLoading)
  const isEmpty = isKnown ? counts.every(({ data }) => data?.count === 0) : wasEmpty === true
  useEffect(() => {
    if (isKnown) writeStored(storageKeys.emptyHome, (isEmpty && workspaceId) || '')
  }, [isKnown, isEmpty, workspaceId])
  return isEmpty
}
