import { useId, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useCreateMailingList, useMailingLists } from '#api/mailing-lists'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { toasts } from '#components/toast'
import { WriteFailed } from '#features/settings/frame'
import { MailingListFields } from './mailing-list-fields.tsx'
import { bodyOf, LIST_QUERY, nameProblem, newList, type ListValues } from './mailing-list.model.ts'
import { messages } from './mailing-lists.messages.ts'
import * as styles from './mailing-lists.css.ts'

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
  const others = useMailingLists(LIST_QUERY).data?.items ?? []
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
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.create)}
      footer={
        <>
          <Button onClick={onClose} disabled={create.isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={create.isSending}>
            {intl.formatMessage(messages.createButton)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.fields}
        noValidate
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        {create.error && !taken ? (
          <Banner kind="danger">
            <WriteFailed title={intl.formatMessage(messages.createFailed)} error={create.error} />
          </Banner>
        ) : null}
        <MailingListFields
          values={values}
          onChange={(change) => setValues({ ...values, ...change })}
          readOnly={create.isSending}
          problem={tried || problem !== 'empty' ? problem : undefined}
        />
      </form>
    </Dialog>
  )
}
