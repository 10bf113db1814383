import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateCustomHostname, type HostnamePurpose } from '#api/custom-hostnames'
import { useOpenings } from '#components/dialog'
import { RadioGroup } from '#components/radio-group'
import { toasts } from '#components/toast'
import { normalizeDomain } from '#domain/domains/domain-names'
import { TaskDialog, useNewName } from '#features/workspaces/settings-section'
import { HostField } from './host-field.tsx'
import { hostnameProblem } from './hostname-name.model.ts'
import { messages } from './hostnames.messages.ts'

const purposes = ['links', 'forms', 'assets'] as const

export interface NewHostnameDialogProps {
  open: boolean
  onClose: () => void
  /** The hostnames that are there already. */
  taken: readonly string[]
}

/** Asks for a hostname and what it is for. Each time it opens it begins empty. */
export function NewHostnameDialog(props: NewHostnameDialogProps) {
  const openings = useOpenings(props.open)
  return openings === 0 ? null : <Task key={openings} {...props} />
}

function Task({ open, onClose, taken }: NewHostnameDialogProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateCustomHostname()
  const [hostname, setHostname] = useState('')
  const [purpose, setPurpose] = useState<HostnamePurpose>('links')
  const { shownProblem, check, refuse, errorOf } = useNewName(form, taken, (known) =>
    hostnameProblem(hostname, known),
  )
  const submit = async () => {
    if (!check()) return undefined
    const outcome = await create.send({ body: { hostname: hostname.trim(), purpose } })
    if (outcome.ok) {
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.added, { name: outcome.data.hostname }),
      })
      return onClose
    }
    if (outcome.error.code === 409) refuse(normalizeDomain(hostname))
    return undefined
  }
  return (
    <TaskDialog
      form={form}
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.add)}
      button={intl.formatMessage(messages.add)}
      sending={create.isSending}
      dirty={hostname.trim() !== ''}
      failed={intl.formatMessage(messages.addFailed)}
      error={errorOf(create.error)}
      onSubmit={submit}
    >
      <HostField
        value={hostname}
        onValueChange={setHostname}
        taken={taken}
        problem={shownProblem}
        readOnly={create.isSending}
      />
      <RadioGroup
        label={intl.formatMessage(messages.purpose)}
        value={purpose}
        onValueChange={setPurpose}
        disabled={create.isSending}
        options={purposes.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
          hint: intl.formatMessage(messages[`${value}Hint`]),
        }))}
      />
    </TaskDialog>
  )
}
