import { useIntl } from 'react-intl'
import { useDeleteSender, useSenderCount, type Sender } from '#api/senders'
import { Button } from '#components/button'
import { ConfirmDialog, Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Skeleton } from '#components/skeleton'
import { toasts } from '#components/toast'
import { WriteAlert } from '#features/workspaces/settings-section'
import { Uses } from './use-card.tsx'
import { useSenderUses } from './use-sender-uses.ts'
import { messages } from './senders.messages.ts'

export interface DeleteSenderProps {
  sender: Sender
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a sender that nothing needs; else it names what does, before anything is tried (DOM-41). */
export function DeleteSender(props: DeleteSenderProps) {
  // What names it is asked for when somebody wants to delete it.
  return props.open ? <Question {...props} /> : null
}

function Question({ sender, onClose, onDeleted }: DeleteSenderProps) {
  const intl = useIntl()
  const remove = useDeleteSender()
  const isHere = useIsHere()
  const { uses, retry } = useSenderUses(sender)
  const count = useSenderCount().data?.count
  const { address, isDefault } = sender
  const title = intl.formatMessage(messages.deleteQuestion, { address })
  const isNeededDefault = isDefault && count !== 1
  const isFree = uses?.waiting.length === 0 && uses.forms.length === 0 && !isNeededDefault
  const confirm = async () => {
    const outcome = await remove.send({ params: { senderId: sender.id } })
    if (!outcome.ok) return
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { address }) })
    if (!isHere()) return
    onClose()
    onDeleted()
  }
  if (isFree)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={title}
        confirmLabel={intl.formatMessage(messages.delete)}
        onConfirm={() => void confirm()}
        busy={remove.isSending}
        typeToConfirm={address}
        error={
          remove.error ? (
            <WriteAlert
              title={intl.formatMessage(messages.deleteFailed)}
              error={remove.error}
              conflict={remove.error.said}
            />
          ) : undefined
        }
      >
        {intl.formatMessage(messages.deleteAbout)}
      </ConfirmDialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      footer={<Button onClick={onClose}>{intl.formatMessage(messages.close)}</Button>}
    >
      {uses ? (
        <Stack gap={3}>
          {isNeededDefault ? <p>{intl.formatMessage(messages.deleteDefault)}</p> : null}
          {uses.waiting.length + uses.forms.length > 0 ? (
            <>
              <p>{intl.formatMessage(messages.deleteUsed)}</p>
              <Uses campaigns={uses.waiting} forms={uses.forms} />
            </>
          ) : null}
        </Stack>
      ) : retry ? (
        <InlineError onRetry={retry}>{intl.formatMessage(messages.usesFailed)}</InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  )
}
