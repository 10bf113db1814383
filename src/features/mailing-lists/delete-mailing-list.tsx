import { useIntl } from 'react-intl'
import { useDeleteMailingList, type MailingList } from '#api/mailing-lists'
import { DeleteCard, useIsOwner } from '#features/workspaces/settings-section'
import { messages } from './mailing-lists.messages.ts'

export interface DeleteMailingListProps {
  list: MailingList
  onDeleted: () => void
}

/** Deletes a list, with what uses it. */
export function DeleteMailingList({ list: { id, name, usedBy }, onDeleted }: DeleteMailingListProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const { send } = useDeleteMailingList()
  const { forms, campaigns, connections } = usedBy
  const about = intl.formatMessage(messages.deleteAbout)
  return (
    <DeleteCard
      name={name}
      title={intl.formatMessage(messages.deleteTitle)}
      button={intl.formatMessage(messages.deleteButton)}
      question={intl.formatMessage(messages.deleteQuestion, { name })}
      about={about}
      failed={intl.formatMessage(messages.deleteFailed)}
      deleted={intl.formatMessage(messages.deleted, { name })}
      onDelete={() => send({ params: { mailingListId: id } })}
      onDeleted={onDeleted}
    >
      <p>{owner === false ? intl.formatMessage(messages.deleteOwners) : about}</p>
      {forms + campaigns + connections > 0 ? (
        <p>{intl.formatMessage(messages.usedBy, { forms, campaigns, connections })}</p>
      ) : null}
    </DeleteCard>
  )
}
