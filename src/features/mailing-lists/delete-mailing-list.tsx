import { useIntl } from 'react-intl'
import { useDeleteMailingList, useMailingLists, type MailingList } from '#api/mailing-lists'
import { nextDefault } from '#domain/mailing-lists/list-rules'
import { DeleteCard, useIsOwner } from '#features/workspaces/settings-section'
import { messages } from './mailing-lists.messages.ts'

export interface DeleteMailingListProps {
  list: MailingList
  onDeleted: () => void
}

/** Deletes a list, with what uses it. */
export function DeleteMailingList({ list, onDeleted }: DeleteMailingListProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const { send } = useDeleteMailingList()
  const lists = useMailingLists().data?.items ?? []
  const { id, name } = list
  const { forms, campaigns, connections } = list.usedBy
  const heir = nextDefault(
    list,
    lists.filter((one) => one.id !== id),
  )
  const about = heir
    ? intl.formatMessage(messages.deleteDefaultAbout, { heir: heir.name })
    : intl.formatMessage(messages.deleteAbout)
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
