import ChevronDown from 'lucide-react/icons/chevron-down'
import { useIntl } from 'react-intl'
import type { Segment } from '#api/segments'
import { useCampaigns, useCreateCampaign, type CampaignStatus } from '#api/campaigns'
import { Button } from '#components/button'
import { CopyButton } from '#components/copy-button'
import { Icon } from '#components/icon'
import { useIsHere } from '#components/leave-guard'
import { Menu, type MenuEntry } from '#components/menu'
import { toasts } from '#components/toast'
import type { SegmentDraft } from './segment-draft.model.ts'
import { messages } from './segment-actions.messages.ts'
import type { SegmentLinks } from './segment-sheet.tsx'

/** Campaigns in these states will still ask the segment who is in it. */
const STILL_TO_SEND: readonly CampaignStatus[] = ['scheduled', 'preparing', 'sending', 'canceling']

export interface SegmentActionsProps {
  /** As it is stored; undefined while there is none yet. */
  segment: Segment | undefined
  draft: SegmentDraft
  /** Something of it is not stored: a campaign would be for what was there before. */
  dirty: boolean
  links: SegmentLinks
  sending: boolean
  onSaveAsNew: () => void
  onArchive: (archived: boolean) => void
}

/** What else can be done with a segment than to save it. */
export function SegmentActions({
  segment,
  draft,
  dirty,
  links,
  sending,
  onSaveAsNew,
  onArchive,
}: SegmentActionsProps) {
  const intl = useIntl()
  const copy = (
    <CopyButton
      label={intl.formatMessage(messages.copyJson)}
      text={JSON.stringify(draft.conditions, null, 2)}
      withLabel
      size="medium"
    />
  )
  if (!segment) return copy
  return (
    <>
      <Stored
        segment={segment}
        dirty={dirty}
        links={links}
        sending={sending}
        onSaveAsNew={onSaveAsNew}
        onArchive={onArchive}
      />
      {copy}
    </>
  )
}

function Stored({
  segment,
  dirty,
  links,
  sending,
  onSaveAsNew,
  onArchive,
}: Omit<SegmentActionsProps, 'draft' | 'segment'> & { segment: Segment }) {
  const intl = useIntl()
  const create = useCreateCampaign()
  const isHere = useIsHere()
  const campaigns = useCampaigns({ status: STILL_TO_SEND.join(','), limit: 100 })
  const ids = new Set(segment.usedBy.filter(({ kind }) => kind === 'campaign').map(({ id }) => id))
  const waiting = (campaigns.data?.items ?? []).filter(({ id }) => ids.has(id))
  const isBlocked = !segment.archived && waiting.length > 0
  // Not known yet whether it may be: then it may not.
  const isUnsure = !segment.archived && ids.size > 0 && campaigns.data === undefined
  const begin = async () => {
    const { id, name } = segment
    const outcome = await create.send({
      body: {
        name,
        audience: { mailingListIds: [], segmentIds: [id], segmentMatch: 'any', excludeSegmentIds: [] },
      },
    })
    if (!outcome.ok)
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.campaignFailed),
        ticketId: outcome.error.ticketId,
      })
    else if (isHere()) links.go(links.campaign(outcome.data.id, { step: 'audience' }))
  }
  const entries: MenuEntry[] = [
    { kind: 'action', id: 'copy', label: intl.formatMessage(messages.saveAsNew), onSelect: onSaveAsNew },
    {
      kind: 'link',
      id: 'contacts',
      label: intl.formatMessage(messages.viewAsList),
      href: links.contacts(segment.id),
    },
    {
      kind: 'action',
      id: 'campaign',
      label: intl.formatMessage(messages.inCampaign),
      disabled: dirty || segment.archived || create.isSending,
      ...(dirty && { reason: intl.formatMessage(messages.saveFirst) }),
      ...(segment.archived && { reason: intl.formatMessage(messages.archivedFirst) }),
      onSelect: () => void begin(),
    },
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'archive',
      label: intl.formatMessage(segment.archived ? messages.restore : messages.archive),
      disabled: isBlocked || isUnsure,
      ...(isBlocked && {
        reason: intl.formatMessage(messages.archiveBlocked, {
          campaigns: intl.formatList(
            waiting.map(({ name }) => name),
            { type: 'conjunction' },
          ),
        }),
      }),
      onSelect: () => onArchive(!segment.archived),
    },
  ]
  return (
    <Menu entries={entries}>
      {(trigger) => (
        <Button {...trigger} icon={<Icon of={ChevronDown} />} disabled={sending}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </Menu>
  )
}
