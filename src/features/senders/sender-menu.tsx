import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateSender, type Sender } from '#api/senders'
import { Badge } from '#components/badge'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline } from '#components/layout'
import { Menu } from '#components/menu'
import { OnlyOwner } from '#components/role-label'
import { toasts } from '#components/toast'
import { useIsOwner } from '#features/workspaces/settings-section'
import { DeleteSender } from './delete-sender.tsx'
import { SendTest } from './send-test.tsx'
import { SenderStatusPill } from './sender-status.tsx'
import { messages } from './senders.messages.ts'

export interface SenderMenuProps {
  sender: Sender
  onDeleted: () => void
}

/** Beside the title of a sender: whether it is the default, its status, and what can be done with it. */
export function SenderMenu({ sender, onDeleted }: SenderMenuProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const update = useUpdateSender()
  const [asked, setAsked] = useState<'delete' | 'test'>()
  const { id, version, address, isDefault, status } = sender
  const isDisabled = status === 'disabled'
  const set = async (change: { isDefault: true } | { disabled: boolean }) => {
    const outcome = await update.send({ params: { senderId: id }, body: { version, ...change } })
    toasts.add(
      outcome.ok
        ? { type: 'success', content: intl.formatMessage(messages.saved) }
        : {
            type: 'error',
            content:
              (outcome.error.code < 500 ? outcome.error.said : undefined) ??
              intl.formatMessage(messages.saveFailed),
            ticketId: outcome.error.ticketId,
          },
    )
  }
  return (
    <Inline>
      {isDefault ? <Badge tone="accent">{intl.formatMessage(messages.defaultBadge)}</Badge> : null}
      <SenderStatusPill status={status} />
      <Menu
        align="end"
        entries={[
          {
            kind: 'action',
            id: 'default',
            label: intl.formatMessage(messages.makeDefault),
            disabled: isDefault || isDisabled || update.isSending,
            onSelect: () => void set({ isDefault: true }),
            ...(isDefault && { reason: intl.formatMessage(messages.isDefaultAlready) }),
          },
          {
            kind: 'action',
            id: 'test',
            label: intl.formatMessage(messages.sendTest),
            disabled: status !== 'verified',
            onSelect: () => setAsked('test'),
            ...(status !== 'verified' && { reason: intl.formatMessage(messages.testNeedsVerified) }),
          },
          {
            kind: 'action',
            id: 'disable',
            label: intl.formatMessage(isDisabled ? messages.enable : messages.disable),
            disabled: isDefault || update.isSending,
            onSelect: () => void set({ disabled: !isDisabled }),
            ...(isDefault && { reason: intl.formatMessage(messages.defaultAbout) }),
          },
          { kind: 'separator', id: 'before-delete' },
          {
            kind: 'action',
            id: 'delete',
            tone: 'danger',
            label: intl.formatMessage(messages.delete),
            disabled: !owner,
            onSelect: () => setAsked('delete'),
            ...(owner === false && { badge: <OnlyOwner /> }),
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            label={intl.formatMessage(messages.more, { address })}
            icon={<Icon of={Ellipsis} />}
          />
        )}
      </Menu>
      <DeleteSender
        sender={sender}
        open={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        onDeleted={onDeleted}
      />
      <SendTest sender={sender} open={asked === 'test'} onClose={() => setAsked(undefined)} />
    </Inline>
  )
}
