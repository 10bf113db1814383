import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDeleteMailingList, type MailingList } from '#api/mailing-lists'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { ConfirmDialog } from '#components/dialog'
import { OnlyOwner } from '#components/role-label'
import { toasts } from '#components/toast'
import { WriteFailed, useIsOwner } from '#features/workspaces/settings-section'
import { messages } from './mailing-lists.messages.ts'

export interface DeleteMailingListProps {
  list: MailingList
  onDeleted: () => void
}

/** What deleting a list means, and the button that only owners can press. */
export function DeleteMailingList({ list, onDeleted }: DeleteMailingListProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const remove = useDeleteMailingList()
  const [asked, setAsked] = useState(false)
  const { forms, campaigns, connections } = list.usedBy
  const used = forms + campaigns + connections > 0
  const confirm = async () => {
    const outcome = await remove.send({ params: { mailingListId: list.id } })
    if (!outcome.ok) return
    setAsked(false)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { name: list.name }) })
    onDeleted()
  }
  return (
    <Card
      title={intl.formatMessage(messages.deleteTitle)}
      actions={
        <>
          {owner === false ? <OnlyOwner /> : null}
          <Button tone="danger-quiet" disabled={!owner} onClick={() => setAsked(true)}>
            {intl.formatMessage(messages.deleteButton)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(owner === false ? messages.deleteOwners : messages.deleteAbout)}</p>
      {used ? <p>{intl.formatMessage(messages.usedBy, { forms, campaigns, connections })}</p> : null}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={intl.formatMessage(messages.deleteQuestion, { name: list.name })}
        confirmLabel={intl.formatMessage(messages.deleteButton)}
        onConfirm={() => void confirm()}
        busy={remove.isSending}
        typeToConfirm={list.name}
      >
        {remove.error ? (
          <WriteFailed title={intl.formatMessage(messages.deleteFailed)} error={remove.error} />
        ) : (
          intl.formatMessage(messages.deleteAbout)
        )}
      </ConfirmDialog>
    </Card>
  )
}
