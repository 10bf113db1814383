import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { campaignRoutes, type Campaign, type CampaignFilter } from '#api/campaigns'
import { ApiError, useApi, useRefresh, useScopedWorkspaceId } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import { BulkBar } from '#components/bulk-bar'
import { Button } from '#components/button'
import { everythingSelected, nothingSelected, selectedCount, type Selection } from '#components/data-table'
import { ConfirmDialog, Dialog } from '#components/dialog'
import { TextField } from '#components/text-field'
import { startBulkRun } from '#features/contacts'
import { BulkProgress, type BulkProgressProps } from './bulk-progress.tsx'
import { LABELS, skipOf, type BulkKind, type Skipped } from './bulk-actions.model.ts'
import type { Names } from './campaign-cells.tsx'
import { saveSummaries } from './summary-csv.ts'
import { messages } from './bulk-actions.messages.ts'

/** Campaigns asked for at once while all that match are gathered. */
const PAGE = 100
const CHANGED = [campaignRoutes.list, campaignRoutes.count, campaignRoutes.one]

export interface BulkActionsProps {
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  /** What the selection of everything means. */
  filter: CampaignFilter
  total: number | undefined
  senders: Names
}

/** What can be done with the selected campaigns, and how far it is (CAM-41). */
export function BulkActions({ selection, onSelectionChange, filter, total, senders }: BulkActionsProps) {
  const intl = useIntl()
  const { client, clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const refresh = useRefresh()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const [asking, setAsking] = useState<'label' | 'delete'>()
  const [label, setLabel] = useState('')
  const [shown, setShown] = useState<Pick<BulkProgressProps, 'kind' | 'run' | 'total' | 'nameOf'>>()
  const count = selectedCount(selection, total ?? 0)

  /** The ids of all that are selected, gathered before anything changes: a deleted row would shift the pages. */
  const idsOf = useCallback(
    async (signal: AbortSignal): Promise<readonly string[]> => {
      if (!selection.all) return [...selection.exceptions]
      const ids: string[] = []
      for (let offset = 0; ; offset += PAGE) {
        const query = { ...filter, order: 'createdAt', limit: PAGE, offset }
        // Each page begins where the one before it ends.
        const { items } = await client.call(campaignRoutes.list, { query }, { workspaceId, signal })
        ids.push(...items.map(({ id }) => id).filter((id) => !selection.exceptions.has(id)))
        if (items.length < PAGE) return ids
      }
    },
    [client, workspaceId, filter, selection],
  )

  const start = (kind: BulkKind, only?: readonly string[]) => {
    setAsking(undefined)
    const word = label.trim()
    const read = new Map<string, Campaign>()
    let order: readonly string[] = []
    let isAsked = false
    const change = async (id: string, signal: AbortSignal): Promise<'changed' | Skipped> => {
      const params = { campaignId: id }
      const options = { workspaceId, signal }
      const campaign = await client.call(campaignRoutes.one, { params }, options)
      read.set(id, campaign)
      const skipped = skipOf(kind, campaign, role, word)
      if (skipped) return skipped
      const { version, labels } = campaign
      if (kind === 'duplicate') await client.call(campaignRoutes.duplicate, { params, body: {} }, options)
      if (kind === 'delete') await client.call(campaignRoutes.delete, { params }, options)
      if (kind === 'label')
        await client.call(
          campaignRoutes.update,
          { params, body: { version, labels: [...labels, word] } },
          options,
        )
      return 'changed'
    }
    const run = startBulkRun<string, Skipped>({
      clock,
      async next(signal) {
        if (isAsked) return undefined
        order = only ?? (await idsOf(signal))
        isAsked = true
        return order
      },
      async apply(id, signal) {
        try {
          return await change(id, signal)
        } catch (error) {
          // Whatever was deleted meanwhile is no failure.
          if (error instanceof ApiError && error.code === 404) return 'gone'
          throw error
        }
      },
    })
    void run.finished.then(() => {
      if (kind !== 'export') refresh(CHANGED)
      else if (read.size > 0)
        saveSummaries(
          intl,
          order.flatMap((id) => read.get(id) ?? []),
          senders,
        )
    })
    setShown({ kind, run, total: only?.length ?? count, nameOf: (id) => read.get(id)?.name ?? id })
  }

  return (
    <>
      <BulkBar
        count={count}
        total={total}
        onSelectAll={() => onSelectionChange(everythingSelected)}
        onClear={() => onSelectionChange(nothingSelected)}
      >
        <Button size="small" onClick={() => start('duplicate')}>
          {intl.formatMessage(messages.duplicate)}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setLabel('')
            setAsking('label')
          }}
        >
          {intl.formatMessage(messages.label)}
        </Button>
        <Button size="small" onClick={() => start('export')}>
          {intl.formatMessage(messages.export)}
        </Button>
        <Button size="small" tone="danger-quiet" onClick={() => setAsking('delete')}>
          {intl.formatMessage(messages.delete)}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        title={intl.formatMessage(messages.deleteTitle, { count })}
        confirmLabel={intl.formatMessage(messages.delete)}
        typeToConfirm={String(count)}
        onConfirm={() => start('delete')}
      >
        {intl.formatMessage(messages.deleteText)}
      </ConfirmDialog>
      <Dialog
        open={asking === 'label'}
        onClose={() => setAsking(undefined)}
        size="small"
        // What was typed is not lost by a press beside the dialog.
        closesOutside={label === ''}
        title={intl.formatMessage(messages.labelTitle, { count })}
        footer={
          <>
            <Button onClick={() => setAsking(undefined)}>{intl.formatMessage(messages.cancel)}</Button>
            <Button tone="primary" disabled={label.trim() === ''} onClick={() => start('label')}>
              {intl.formatMessage(messages.label)}
            </Button>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (label.trim() !== '') start('label')
          }}
        >
          <TextField
            label={intl.formatMessage(messages.labelField)}
            value={label}
            onValueChange={setLabel}
            maxLength={LABELS.textMax}
            autoComplete="off"
          />
        </form>
      </Dialog>
      {shown ? (
        <BulkProgress
          {...shown}
          onRetryFailed={(failed) => start(shown.kind, failed)}
          onClose={() => {
            setShown(undefined)
            onSelectionChange(nothingSelected)
          }}
        />
      ) : null}
    </>
  )
}
