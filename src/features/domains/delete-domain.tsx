import { useIntl } from 'react-intl'
import { useDeleteDomain, type Domain } from '#api/domains'
import { useSenders } from '#api/senders'
import { DeleteCard, useIsOwner } from '#features/workspaces/settings-section'
import { messages } from './domains.messages.ts'

export interface DeleteDomainProps {
  domain: Domain
  onDeleted: () => void
}

/** Deletes a domain, or says which senders keep it from being deleted. */
export function DeleteDomain({ domain: { name, senderCount }, onDeleted }: DeleteDomainProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const { send } = useDeleteDomain()
  const senders = useSenders({ domainName: name, limit: 100 }).data?.items ?? []
  const about = intl.formatMessage(messages.deleteAbout)
  const title = intl.formatMessage(messages.delete)
  return (
    <DeleteCard
      name={name}
      title={title}
      button={title}
      question={intl.formatMessage(messages.deleteQuestion, { name })}
      about={about}
      failed={intl.formatMessage(messages.deleteFailed)}
      deleted={intl.formatMessage(messages.deleted, { name })}
      disabled={senderCount > 0}
      onDelete={() => send({ params: { domainName: name } })}
      onDeleted={onDeleted}
    >
      <p>{owner === false ? intl.formatMessage(messages.deleteOwners) : about}</p>
      {senderCount > 0 ? (
        <>
          <p>{intl.formatMessage(messages.deleteUsed, { count: senderCount })}</p>
          <ul>
            {senders.map(({ id, address }) => (
              <li key={id}>{address}</li>
            ))}
          </ul>
        </>
      ) : null}
    </DeleteCard>
  )
}
