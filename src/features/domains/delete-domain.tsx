import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDeleteDomain, type Domain } from '#api/domains'
import { useSenders } from '#api/senders'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { ConfirmDialog } from '#components/dialog'
import { OnlyOwner } from '#components/role-label'
import { toasts } from '#components/toast'
import { useIsOwner, WriteFailed } from '#features/workspaces/settings-section'
import { messages } from './domains.messages.ts'

export interface DeleteDomainProps {
  domain: Domain
  onDeleted: () => void
}

/** What deleting a domain means, who keeps it from being deleted, and the button that only owners can press. */
export function DeleteDomain({ domain, onDeleted }: DeleteDomainProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const remove = useDeleteDomain()
  const [asked, setAsked] = useState(false)
  const senders = useSenders({ domainName: domain.name, limit: 100 }).data?.items ?? []
  const isUsed = domain.senderCount > 0
  const confirm = async () => {
    const outcome = await remove.send({ params: { domainName: domain.name } })
    if (!outcome.ok) return
    setAsked(false)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { name: domain.name }) })
    onDeleted()
  }
  return (
    <Card
      title={intl.formatMessage(messages.delete)}
      actions={
        <>
          {owner === false ? <OnlyOwner /> : null}
          <Button tone="danger-quiet" disabled={!owner || isUsed} onClick={() => setAsked(true)}>
            {intl.formatMessage(messages.delete)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(owner === false ? messages.deleteOwners : messages.deleteAbout)}</p>
      {isUsed ? (
        <>
          <p>{intl.formatMessage(messages.deleteUsed, { count: domain.senderCount })}</p>
          <ul>
            {senders.map(({ id, address }) => (
              <li key={id}>{address}</li>
            ))}
          </ul>
        </>
      ) : null}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={intl.formatMessage(messages.deleteQuestion, { name: domain.name })}
        confirmLabel={intl.formatMessage(messages.delete)}
        onConfirm={() => void confirm()}
        busy={remove.isSending}
        typeToConfirm={domain.name}
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
