import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateMailingList, useMailingLists } from '#api/mailing-lists'
import { useOpenings } from '#components/dialog'
import { toasts } from '#components/toast'
import { TaskDialog, useNewName } from '#features/workspaces/settings-section'
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
  const openings = useOpenings(props.open)
  return openings === 0 ? null : <Task key={openings} {...props} />
}

function Task({ open, onClose, onCreated }: NewMailingListDialogProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateMailingList()
  const lists = useMailingLists().data?.items
  const others = lists ?? []
  // Without a default yet it is that (LST-4).
  const isDefault = lists?.every((one) => !one.isDefault) ?? false
  const [chosen, setValues] = useState<ListValues>(newList)
  const values = isDefault ? { ...chosen, isDefault } : chosen
  const { problem, tried, check, refuse, errorOf } = useNewName(
    form,
    others.map(({ name }) => name),
    (known) => nameProblem(values.name, known),
  )
  const submit = async () => {
    if (!check()) return undefined
    const outcome = await create.send({ body: bodyOf(values) })
    if (outcome.ok) {
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.created, { name: outcome.data.name }),
      })
      return () => onCreated(outcome.data.id)
    }
    if (outcome.error.code === 409) refuse(values.name)
    return undefined
  }
  return (
    <TaskDialog
      form={form}
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.create)}
      button={intl.formatMessage(messages.createButton)}
      sending={create.isSending}
      dirty={values.name.trim() !== ''}
      failed={intl.formatMessage(messages.createFailed)}
      error={errorOf(create.error)}
      onSubmit={submit}
    >
      <MailingListFields
        values={values}
        onChange={(change) => setValues({ ...chosen, ...change })}
        readOnly={create.isSending}
        mustStayDefault={isDefault}
        problem={tried || problem !== 'empty' ? problem : undefined}
      />
    </TaskDialog>
  )
}
