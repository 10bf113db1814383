import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDuplicateCampaign, type Campaign } from '#api/campaigns'
import { useWorkspaceAccount } from '#api/self-account'
import { Later } from '#components/deferred'
import { useOpenings } from '#components/dialog'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { useIsHere } from '#components/leave-guard'
import { Menu } from '#components/menu'
import { copyAndTell, toasts } from '#components/toast'
import { CampaignQuestion } from '#features/campaigns/campaign-question'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { allows, obstacleTo } from '#domain/campaigns/campaign-actions'
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
  const [asked, setAsked] = useState(false)
  const openings = useOpenings(asked)
  const isHere = useIsHere()
  const { id, name, status } = campaign
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
            onSelect: () => void copyAndTell(intl, id),
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
      {openings === 0 ? null : (
        <Later>
          <CampaignQuestion
            // Asked again, it says what follows, and not that it failed.
            key={openings}
            kind="delete"
            campaign={campaign}
            open={asked}
            onClose={() => setAsked(false)}
            onDone={() => {
              onDeleted?.()
              if (isHere()) go(hrefs.campaigns())
            }}
          />
        </Later>
      )}
    </>
  )
}
