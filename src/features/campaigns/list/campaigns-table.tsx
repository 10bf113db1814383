import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { Campaign } from '#api/campaigns'
import { DataTable, type DataTableColumn, type DataTableProps, type Selection } from '#components/data-table'
import { ErrorBlock } from '#components/error-block'
import { FillWindow, ListSlow, ListNotice, ScrolledPart } from '#components/page'
import { Pagination } from '#components/pagination'
import { Later } from '#components/deferred'
import { sortKeyIn, type CampaignsQuery } from './campaigns-query.model.ts'
import { StillLoading } from './campaign-parts.tsx'
import { selectionOnPage, withPage } from './page-selection.model.ts'
import type { useCampaignList } from './use-campaign-list.ts'
import { messages } from './campaigns-screen.messages.ts'
import * as styles from './campaigns-screen.css.ts'

export interface CampaignsTableProps extends Pick<DataTableProps<Campaign>, 'rowMenu'> {
  found: ReturnType<typeof useCampaignList>
  query: CampaignsQuery
  columns: readonly DataTableColumn<Campaign>[]
  /** What stands at the end of the head of a column. */
  columnTool: ((column: DataTableColumn<Campaign>) => ReactNode) | undefined
  onQueryChange: (change: Partial<CampaignsQuery>, how: 'push' | 'replace') => void
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  onOpen: (campaign: Campaign) => void
  /** In place of the rows where there are none. */
  empty: ReactNode
}

/** One page of campaigns, with the way to the others below it. */
export function CampaignsTable({
  found,
  query: { sort, limit },
  columns,
  columnTool,
  onQueryChange,
  selection,
  onSelectionChange,
  onOpen,
  rowMenu,
  empty,
}: CampaignsTableProps) {
  const intl = useIntl()
  const { rows, error, total, offset, stale } = found
  if (error && !rows)
    return (
      <ScrolledPart>
        <ErrorBlock
          {...errorBlockOf(error)}
          title={intl.formatMessage(messages.failed)}
          onRetry={found.retry}
        />
      </ScrolledPart>
    )
  if (rows?.length === 0 && !stale) return <ScrolledPart>{empty}</ScrolledPart>
  const keys = rows?.map(({ id }) => id) ?? []
  return (
    <FillWindow>
      {error ? (
        <ListNotice>
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.staleFailed)}
            onRetry={found.retry}
          />
        </ListNotice>
      ) : null}
      <div className={styles.rows}>
        {found.isSlow ? (
          <ListSlow>
            <Later>
              <StillLoading onCancel={found.cancel} />
            </Later>
          </ListSlow>
        ) : null}
        <DataTable
          question={JSON.stringify([found.filter, sort, offset])}
          label={intl.formatMessage(messages.title)}
          columns={columns}
          columnTool={columnTool}
          rowCount={rows?.length}
          rowAt={(index) => rows?.[index]}
          rowKey={campaignKey}
          rowLabel={campaignName}
          density="tall"
          sort={sort}
          onSortChange={({ key, direction }) => {
            const known = sortKeyIn(key)
            if (known) onQueryChange({ sort: { key: known, direction }, offset: 0 }, 'push')
          }}
          selection={selectionOnPage(selection, keys)}
          onSelectionChange={(next) => onSelectionChange(withPage(selection, keys, next))}
          onOpen={onOpen}
          rowMenu={rowMenu}
          stale={stale}
        />
      </div>
      {total === undefined || total === 0 ? null : (
        <div className={styles.pages}>
          <Pagination
            label={intl.formatMessage(messages.pages)}
            page={Math.floor(offset / limit) + 1}
            pageSize={limit}
            total={total}
            onPageChange={(page) => onQueryChange({ offset: (page - 1) * limit }, 'push')}
            onPageSizeChange={(size, page) =>
              onQueryChange({ limit: size, offset: (page - 1) * size }, 'push')
            }
          />
        </div>
      )}
    </FillWindow>
  )
}

const campaignKey = ({ id }: Campaign) => id
const campaignName = ({ name }: Campaign) => name
