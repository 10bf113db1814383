import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDeleteCampaign, useDuplicateCampaign, type Campaign } from '#api/campaigns'
import { useWorkspaceAccount } from '#api/self-account'
import { ConfirmDialog, useFailure } from '#components/dialog'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { useIsHere } from '#components/leave-guard'
import { Menu } from '#components/menu'
import { toasts } from '#components/toast'
import { WriteFailed } from '#features/workspaces/settings-section'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { allows, obstacleTo } from '#domain/campaigns/campaign-rules'
import { messages } from './campaign-edit.messages.ts'

export interface CampaignMenuProps {
  campaign: Campaign
  hrefs: CampaignHrefs
  go: (href: string) => void
  /** For a draft. Stores what was typed first: a copy is to have it. Whether that was done. */
  onSave?: () => Promise<boolean>
  /** For a draft. It is gone: nothing of it is to be saved any more. */
  onDeleted?: () => void
}

/** What else can be done with a campaign, whatever its status (CAM-187). */
export function CampaignMenu({ campaign, hrefs, go, onSave, onDeleted }: CampaignMenuProps) {
  const intl = useIntl()
  const copy = useDuplicateCampaign()
  const remove = useDeleteCampaign()
  const [asked, setAsked] = useState(false)
  const error = useFailure(asked, remove.error)
  const isHere = useIsHere()
  const { id, name, status, stats } = campaign
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const isOwnersOnly = obstacleTo('delete', status, role) === 'ownerOnly'
  const params = { campaignId: id }
  const duplicate = async () => {
    // A copy of what was stored before would look like a copy of what stands there.
    if (onSave && !(await onSave())) {
      toasts.add({ type: 'error', content: intl.formatMessage(messages.duplicateFailed) })
      return
    }
    const outcome = await copy.send({ params, body: {} })
    if (!outcome.ok) {
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.duplicateFailed),
        ticketId: outcome.error.ticketId,
      })
      return
    }
    toasts.add({
      type: 'success',
      content: intl.formatMessage(messages.duplicated, { name: outcome.data.name }),
    })
    if (isHere()) go(hrefs.campaign(outcome.data.id))
  }
  const confirm = async () => {
    const outcome = await remove.send({ params })
    if (!outcome.ok) return
    onDeleted?.()
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { name }) })
    if (isHere()) go(hrefs.campaigns())
  }
  const copyId = async () => {
    const copied = await navigator.clipboard.writeText(id).then(
      () => true,
      () => false,
    )
    toasts.add(
      copied
        ? { type: 'success', content: intl.formatMessage(messages.copied) }
        : { type: 'error', content: intl.formatMessage(messages.copyFailed, { id }) },
    )
  }
  const what =
    status === 'draft'
      ? intl.formatMessage(messages.deleteText)
      : intl.formatMessage(messages.deleteEnded, { count: stats?.sent ?? 0 })
  return (
    <>
      <Menu
        align="end"
        entries={[
          {
            kind: 'action',
            id: 'duplicate',
            label: intl.formatMessage(messages.duplicate),
            disabled: copy.isSending,
            onSelect: () => void duplicate(),
          },
          {
            kind: 'action',
            id: 'copyId',
            label: intl.formatMessage(messages.copyId),
            onSelect: () => void copyId(),
          },
          ...(allows(status, 'delete')
            ? ([
                { kind: 'separator', id: 'before-delete' },
                {
                  kind: 'action',
                  id: 'delete',
                  tone: 'danger',
                  label: intl.formatMessage(messages.delete),
                  ...(isOwnersOnly && { disabled: true, reason: intl.formatMessage(messages.ownerOnly) }),
                  onSelect: () => setAsked(true),
                },
              ] as const)
            : []),
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            label={intl.formatMessage(messages.more, { name })}
            icon={<Icon of={Ellipsis} />}
          />
        )}
      </Menu>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={intl.formatMessage(messages.deleteQuestion, { name })}
        confirmLabel={intl.formatMessage(messages.delete)}
        busy={remove.isSending}
        onConfirm={() => void confirm()}
        // A draft is soon written again; a report never.
        typeToConfirm={status === 'draft' ? undefined : name}
      >
        {error ? <WriteFailed title={intl.formatMessage(messages.deleteFailed)} error={error} /> : what}
      </ConfirmDialog>
    </>
  )
}
