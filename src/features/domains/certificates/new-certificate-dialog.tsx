import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateCertificate, type Certificate } from '#api/certificates'
import { useOpenings } from '#components/dialog'
import { RadioGroup } from '#components/radio-group'
import { Switch } from '#components/switch'
import { normalizeDomain } from '#domain/domains/domain-names'
import { HostField, hostnameProblem } from '#features/domains/hostnames'
import { TaskDialog, useNewName } from '#features/workspaces/settings-section'
import { messages } from './certificates.messages.ts'

const methods = ['cname', 'txt', 'http'] as const

export interface NewCertificateDialogProps {
  open: boolean
  onClose: () => void
  onCreated: (hostname: string) => void
  /** The hostnames that have a certificate. */
  taken: readonly string[]
}

/** Asks for which hostname a certificate is wanted, and how it is proved that it is one's own. */
export function NewCertificateDialog(props: NewCertificateDialogProps) {
  const openings = useOpenings(props.open)
  return openings === 0 ? null : <Task key={openings} {...props} />
}

function Task({ open, onClose, onCreated, taken }: NewCertificateDialogProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateCertificate()
  const [hostname, setHostname] = useState('')
  const [method, setMethod] = useState<Certificate['method']>('cname')
  const [autoRenew, setAutoRenew] = useState(true)
  const { shownProblem, check, refuse, errorOf } = useNewName(form, taken, (known) =>
    hostnameProblem(hostname, known),
  )
  const submit = async () => {
    if (!check()) return undefined
    const outcome = await create.send({ body: { hostname: hostname.trim(), method, autoRenew } })
    if (outcome.ok) return () => onCreated(outcome.data.hostname)
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
        label={intl.formatMessage(messages.method)}
        value={method}
        onValueChange={setMethod}
        disabled={create.isSending}
        options={methods.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
          hint: intl.formatMessage(messages[`${value}Hint`]),
        }))}
      />
      <Switch
        label={intl.formatMessage(messages.autoRenew)}
        hint={intl.formatMessage(messages.autoRenewHint)}
        checked={autoRenew}
        onCheckedChange={setAutoRenew}
      />
    </TaskDialog>
  )
}
