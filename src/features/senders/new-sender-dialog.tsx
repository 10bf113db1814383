import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAllDomains } from '#api/domains'
import { useCreateSender } from '#api/senders'
import { useOpenings } from '#components/dialog'
import { Link } from '#components/link'
import { TextField } from '#components/text-field'
import { TaskDialog, useNewName, useSettingsLinks } from '#features/workspaces/settings-section'
import { normalizeEmail } from '#lib/email-address'
import { addressProblem, nameProblem, newSenderOf } from './sender.model.ts'
import { messages } from './senders.messages.ts'

export interface NewSenderDialogProps {
  open: boolean
  onClose: () => void
  onCreated: (senderId: string) => void
  /** The addresses of the other senders. */
  taken: readonly string[]
}

/** Asks for an address and a name. Each time it opens it begins empty. */
export function NewSenderDialog(props: NewSenderDialogProps) {
  const openings = useOpenings(props.open)
  return openings === 0 ? null : <Task key={openings} {...props} />
}

function Task({ open, onClose, onCreated, taken }: NewSenderDialogProps) {
  const intl = useIntl()
  const form = useId()
  const links = useSettingsLinks()
  const create = useCreateSender()
  const read = useAllDomains()
  const domains = (read.data?.items ?? []).map(({ name }) => name)
  const [address, setAddress] = useState('')
  const [fromName, setFromName] = useState('')
  const { shownProblem, tried, check, refuse, errorOf } = useNewName(form, taken, (known) =>
    addressProblem(address, domains, known),
  )
  const noName = nameProblem(fromName)
  const submit = async () => {
    if (!check(noName)) return undefined
    const outcome = await create.send({ body: newSenderOf({ address, fromName }) })
    if (outcome.ok) return () => onCreated(outcome.data.id)
    if (outcome.error.code === 409) refuse(normalizeEmail(address))
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
      dirty={address.trim() !== '' || fromName.trim() !== ''}
      failed={intl.formatMessage(messages.addFailed)}
      error={errorOf(create.error)}
      onSubmit={submit}
    >
      <TextField
        label={intl.formatMessage(messages.address)}
        hint={intl.formatMessage(messages.addressHint)}
        required
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        value={address}
        onValueChange={setAddress}
        readOnly={create.isSending}
        error={shownProblem && read.data ? intl.formatMessage(messages[shownProblem]) : undefined}
      />
      {shownProblem === 'addressDomain' && links ? (
        <p>
          <Link href={links.setting({ key: 'domains' })}>{intl.formatMessage(messages.toDomains)}</Link>
        </p>
      ) : null}
      <TextField
        label={intl.formatMessage(messages.fromName)}
        hint={intl.formatMessage(messages.fromNameHint)}
        required
        value={fromName}
        onValueChange={setFromName}
        readOnly={create.isSending}
        error={tried && noName ? intl.formatMessage(messages[noName]) : undefined}
      />
    </TaskDialog>
  )
}
