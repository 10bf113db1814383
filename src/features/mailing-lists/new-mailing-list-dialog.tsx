import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateMailingList, useMailingLists } from '#api/mailing-lists'
import { toasts } from '#components/toast'
import { TaskDialog } from '#features/workspaces/settings-section'
import { MailingListFields } from './mailing-list-fields.tsx'
import { bodyOf, nameProblem, newList, type ListValues } from './mailing-list.model.ts'
import { messages } from './mailing-lists.messages.ts'

export interface NewMailingListDialogProps {
  open: boolean
  onClose: () => void
  onCreated: (mailingListId: string) => void
}

/** Asks what a new list shall be. Each time it opens it begins empty. */
export function NewMailingListDialog(props: NewMailingListDialogProps) {
  const [opening, setOpening] = useState({ open: false, count: 0 })
  if (props.open !== opening.open) setOpening({ open: props.open, count: opening.count + Number(props.open) })
  return opening.count === 0 ? null : <Task key={opening.count} {...props} />
}

function Task({ open, onClose, onCreated }: NewMailingListDialogProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateMailingList()
  const others = useMailingLists().data?.items ?? []
  const [values, setValues] = useState<ListValues>(newList)
  const [tried, setTried] = useState(false)
  /** The name that the server knows to be taken. */
  const [refused, setRefused] = useState<string>()
  const names = others.map(({ name }) => name)
  const problem = nameProblem(values.name, refused === undefined ? names : [...names, refused])
  const submit = async () => {
    setTried(true)
    if (problem) {
      document.getElementById(form)?.querySelector('input')?.focus()
      return
    }
    const outcome = await create.send({ body: bodyOf(values) })
    if (outcome.ok) {
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.created, { name: outcome.data.name }),
      })
      onCreated(outcome.data.id)
    } else if (outcome.error.code === 409) {
      setRefused(values.name)
    }
  }
  const taken = refused !== undefined && create.error?.code === 409
  return (
    <TaskDialog
      form={form}
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.create)}
      button={intl.formatMessage(messages.createButton)}
      sending={create.isSending}
      failed={intl.formatMessage(messages.createFailed)}
      error={taken ? undefined : create.error}
      onSubmit={submit}
    >
      <MailingListFields
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        readOnly={create.isSending}
        problem={tried || problem !== 'empty' ? problem : undefined}
      />
    </TaskDialog>
  )
}
