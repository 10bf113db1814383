import Plus from 'lucide-react/icons/plus'
import { useCallback, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useReadAll } from '#api/core'
import { mailingListRoutes } from '#api/mailing-lists'
import { segmentRoutes } from '#api/segments'
import { senderRoutes } from '#api/senders'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { arrangeColumns, nothingSelected, type DataTableColumn, type Selection } from '#components/data-table'
import { NoMatch } from '#components/empty-state'
import { Icon } from '#components/icon'
import { FillWindow, Page, ListBulk, ListTools } from '#components/page'
import { SearchField } from '#components/search-field'
import { SegmentedControl } from '#components/segmented-control'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Tabs } from '#components/tabs'
import { Later, useLoaded } from '#components/deferred'
import { CampaignQuestion, type CampaignQuestionProps } from '#features/campaigns/campaign-question'
import type { EmailDocument } from '#mail/document'
import { campaignColumns } from './campaign-columns.tsx'
import {
  BulkActions,
  CampaignCalendar,
  CampaignColumns,
  CampaignFilters,
  loadColumnHandle,
  NewCampaignDialog,
  PressureView,
} from './campaign-parts.tsx'
import type { CampaignsLinks } from './campaigns-links.ts'
import {
  campaignSortKeys,
  filterOfTab,
  isFiltered,
  NO_FILTER,
  tabKeys,
  usualDirection,
  type CampaignsQuery,
} from './campaigns-query.model.ts'
import { CampaignsTable } from './campaigns-table.tsx'
import { NoCampaigns } from './no-campaigns.tsx'
import { SenderBanner } from './sender-banner.tsx'
import { useCampaignList } from './use-campaign-list.ts'
import { useColumnLayout } from './use-column-layout.ts'
import { useRowMenu } from './use-row-menu.ts'
import { messages } from './campaigns-screen.messages.ts'
import * as styles from './campaigns-screen.css.ts'

export interface CampaignsScreenProps {
  query: CampaignsQuery
  /** 'push' for what Back should undo, 'replace' for what only keeps the place. */
  onQueryChange: (change: Partial<CampaignsQuery>, how: 'push' | 'replace') => void
  links: CampaignsLinks
}

const sortMessages = {
  updatedAt: messages.byUpdatedAt,
  createdAt: messages.byCreatedAt,
  name: messages.byName,
  status: messages.byStatus,
  sentAt: messages.bySentAt,
  scheduledAt: messages.byScheduledAt,
} as const

const namesOf = (items: readonly { id: string; name: string }[] | undefined) =>
  items && new Map(items.map(({ id, name }) => [id, name]))

/** What lists, segments and senders are called; the senders themselves for the banner. */
function useNames() {
  const lists = useReadAll(mailingListRoutes.list, {}).data?.items
  const segments = useReadAll(segmentRoutes.list, {}).data?.items
  const senders = useReadAll(senderRoutes.list, {}).data?.items
  return useMemo(
    () => ({
      lists: namesOf(lists),
      audience: lists && segments && namesOf([...lists, ...segments]),
      senders: namesOf(senders?.map(({ id, label, fromName }) => ({ id, name: label ?? fromName }))),
      all: senders,
    }),
    [lists, segments, senders],
  )
}

/** The campaigns of a workspace: found, sorted, watched while they are sent, and begun (CAM-30 to CAM-45). */
export function CampaignsScreen({ query, onQueryChange, links }: CampaignsScreenProps) {
  const intl = useIntl()
  const { tab, q, sort, view, creating } = query
  const found = useCampaignList(query)
  const { counts, total, filter, now } = found
  const names = useNames()
  const change = (next: Partial<CampaignsQuery>) => onQueryChange({ ...next, offset: 0 }, 'push')

  // A selection is of one question: another filter or tab begins with none; paging and sorting keep it.
  const listed = filterOfTab(filter, tab)
  const question = JSON.stringify(listed)
  const [selected, setSelected] = useState<{ question: string; selection: Selection }>()
  const selection = selected?.question === question ? selected.selection : nothingSelected
  const select = (next: Selection) => setSelected({ question, selection: next })

  const [layout, setLayout] = useColumnLayout()
  const hrefOf = useCallback(({ id }: Campaign) => links.campaign(id), [links])
  const columns = useMemo(
    () => campaignColumns({ intl, now, hrefOf, names: names.audience, senders: names.senders }),
    [intl, now, hrefOf, names],
  )
  const shown = useMemo(() => arrangeColumns(columns, layout), [columns, layout])
  // The choice of columns says it where it can't be had, and not each head of the table.
  const { value: ColumnHandle } = useLoaded(loadColumnHandle)
  const handleOf =
    ColumnHandle &&
    ((column: DataTableColumn<Campaign>) => (
      <ColumnHandle column={column} columns={columns} layout={layout} onLayoutChange={setLayout} />
    ))

  const [asked, setAsked] = useState<Pick<CampaignQuestionProps, 'kind' | 'campaign' | 'open'>>()
  const ask = useCallback(
    (kind: CampaignQuestionProps['kind'], campaign: Campaign) => setAsked({ kind, campaign, open: true }),
    [],
  )
  const senderNames = names.senders
  const exportOne = useCallback(
    (campaign: Campaign) => {
      void import('./summary-csv.ts').then(({ saveSummaries }) =>
        saveSummaries(intl, [campaign], senderNames),
      )
    },
    [intl, senderNames],
  )
  const rowMenu = useRowMenu({ links, onAsk: ask, onExport: exportOne })

  // Its code comes when it is first opened, and stays so that it can be seen to close.
  const [wanted, setWanted] = useState(creating)
  if (creating && !wanted) setWanted(true)
  // Each layout that is chosen begins a dialog of its own.
  const [design, setDesign] = useState<{ document: EmailDocument; count: number }>()
  const begin = () => {
    setDesign(undefined)
    onQueryChange({ creating: true }, 'push')
  }
  const newButton = (isMain: boolean) => (
    <Button
      tone="primary"
      icon={<Icon of={Plus} />}
      onClick={begin}
      onPointerEnter={() => void NewCampaignDialog.preload()}
      data-create={isMain || undefined}
    >
      {intl.formatMessage(messages.new)}
    </Button>
  )

  const maySend = names.all === undefined || names.all.some(({ status }) => status === 'verified')
  const empty = isFiltered(query) ? (
    <NoMatch onClear={() => onQueryChange(NO_FILTER, 'push')} />
  ) : counts.all === 0 ? (
    <NoCampaigns
      action={newButton(false)}
      onDesign={(document) => {
        setDesign((last) => ({ document, count: (last?.count ?? 0) + 1 }))
        onQueryChange({ creating: true }, 'push')
      }}
    />
  ) : (
    <NoMatch onClear={() => onQueryChange({ ...NO_FILTER, tab: 'all' }, 'push')} />
  )

  return (
    <FillWindow>
      <Page
        fill
        title={intl.formatMessage(messages.title)}
        count={total === undefined ? null : intl.formatMessage(messages.count, { count: total })}
        actions={newButton(true)}
        tools={
          <>
            {maySend ? null : <SenderBanner senders={names.all ?? []} settings={links.settings} />}
            <ListTools
              find={
                <>
                  <div className={styles.search}>
                    <SearchField
                      label={intl.formatMessage(messages.search)}
                      placeholder={intl.formatMessage(messages.searchPlaceholder)}
                      value={q}
                      onValueChange={(next) => onQueryChange({ q: next, offset: 0 }, 'replace')}
                    />
                  </div>
                  <div className={styles.end}>
                    {view === 'table' ? (
                      <Select
                        label={intl.formatMessage(messages.sort)}
                        labelHidden
                        value={sort.key}
                        options={campaignSortKeys.map((key) => ({
                          value: key,
                          label: intl.formatMessage(messages.sortBy, {
                            column: intl.formatMessage(sortMessages[key]),
                          }),
                        }))}
                        onValueChange={(key) => change({ sort: { key, direction: usualDirection(key) } })}
                      />
                    ) : null}
                    <SegmentedControl
                      label={intl.formatMessage(messages.view)}
                      value={view}
                      onValueChange={(next) => change({ view: next, from: undefined, to: undefined })}
                      options={[
                        { value: 'table', label: intl.formatMessage(messages.table) },
                        { value: 'calendar', label: intl.formatMessage(messages.calendar) },
                        { value: 'pressure', label: intl.formatMessage(messages.pressure) },
                      ]}
                    />
                  </div>
                </>
              }
              filters={
                <Later instead={<Skeleton shape="control" width={12} />}>
                  <CampaignFilters
                    query={query}
                    onChange={change}
                    lists={names.lists}
                    senders={names.senders}
                    withDates={view === 'table'}
                  />
                  {view === 'table' ? (
                    <CampaignColumns columns={columns} layout={layout} onLayoutChange={setLayout} />
                  ) : null}
                </Later>
              }
            >
              {view === 'table' && (selection.all || selection.exceptions.size > 0) ? (
                <ListBulk>
                  <Later>
                    <BulkActions
                      selection={selection}
                      onSelectionChange={select}
                      filter={listed}
                      total={total}
                      senders={names.senders}
                    />
                  </Later>
                </ListBulk>
              ) : null}
            </ListTools>
          </>
        }
      >
        {view === 'calendar' ? (
          <Later instead={<Skeleton shape="block" />}>
            <CampaignCalendar
              filter={filter}
              day={query.from}
              onDayChange={(day) => onQueryChange({ from: day }, 'push')}
              links={links}
            />
          </Later>
        ) : view === 'pressure' ? (
          <Later instead={<Skeleton shape="block" />}>
            <PressureView filter={filter} links={links} />
          </Later>
        ) : (
          <Tabs
            inset
            label={intl.formatMessage(messages.tabs)}
            value={tab}
            onValueChange={(next) => change({ tab: next })}
            tabs={tabKeys.map((key) => ({
              value: key,
              label: intl.formatMessage(messages[key]),
              badge: counts[key] === undefined ? undefined : <Badge>{intl.formatNumber(counts[key])}</Badge>,
              content: (
                <CampaignsTable
                  found={found}
                  query={query}
                  columns={shown}
                  columnTool={handleOf}
                  onQueryChange={onQueryChange}
                  selection={selection}
                  onSelectionChange={select}
                  onOpen={(campaign) => links.go(links.campaign(campaign.id))}
                  rowMenu={rowMenu}
                  empty={empty}
                />
              ),
            }))}
          />
        )}
      </Page>
      <Later>
        {asked ? (
          <CampaignQuestion
            // Each question begins without the problems of the one before.
            key={`${asked.kind}${asked.campaign.id}`}
            {...asked}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        ) : null}
        {wanted ? (
          <NewCampaignDialog
            key={design?.count ?? 0}
            design={design?.document}
            open={creating}
            onClose={() => onQueryChange({ creating: false }, 'replace')}
            links={links}
          />
        ) : null}
      </Later>
    </FillWindow>
  )
}
