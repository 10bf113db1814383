import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateDomain } from '#api/domains'
import { useRegions } from '#api/regions'
import { useOpenings } from '#components/dialog'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { normalizeDomain } from '#domain/domains/domain-names'
import { TaskDialog, useNewName } from '#features/workspaces/settings-section'
import { domainIn, nameProblem, shownName } from '#features/domains/dns'
import { messages } from './domains.messages.ts'
import { regionCity } from './region-city.ts'

export interface NewDomainDialogProps {
  open: boolean
  onClose: () => void
  onCreated: (name: string) => void
  /** The names of the other domains. */
  taken: readonly string[]
}

/** Asks for a domain to send from. Each time it opens it begins empty. */
export function NewDomainDialog(props: NewDomainDialogProps) {
  const openings = useOpenings(props.open)
  return openings === 0 ? null : <Task key={openings} {...props} />
}

function Task({ open, onClose, onCreated, taken }: NewDomainDialogProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateDomain()
  const regions = useRegions().data?.items ?? []
  const [name, setName] = useState('')
  const [region, setRegion] = useState<(typeof regions)[number]['id']>()
  const { problem, shownProblem, check, refuse, errorOf } = useNewName(form, taken, (known) =>
    nameProblem(name, known),
  )
  const meant = problem === 'nameWrong' ? domainIn(name) : ''
  const helps = meant !== name && nameProblem(meant, taken) === undefined
  const chosen = region ?? regions.find(({ isDefault }) => isDefault)?.id
  const submit = async () => {
    if (!check()) return undefined
    const outcome = await create.send({
      body: { name: name.trim(), ...(chosen !== undefined && { region: chosen }) },
    })
    if (outcome.ok) {
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.added, { name: shownName(outcome.data.name) }),
      })
      return () => onCreated(outcome.data.name)
    }
    if (outcome.error.code === 409) refuse(normalizeDomain(name))
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
      dirty={name.trim() !== ''}
      failed={intl.formatMessage(messages.addFailed)}
      error={errorOf(create.error)}
      onSubmit={submit}
    >
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        required
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={name}
        onValueChange={setName}
        readOnly={create.isSending}
        error={shownProblem ? intl.formatMessage(messages[shownProblem]) : undefined}
      />
      {helps ? (
        <Inline>
          <Button onClick={() => setName(meant)}>
            {intl.formatMessage(messages.takeName, { name: meant })}
          </Button>
        </Inline>
      ) : null}
      <Select
        label={intl.formatMessage(messages.region)}
        hint={intl.formatMessage(messages.regionHint)}
        value={chosen ?? ''}
        onValueChange={setRegion}
        disabled={create.isSending}
        options={regions.map((one) => ({ value: one.id, label: `${regionCity(intl, one)} (${one.id})` }))}
      />
    </TaskDialog>
  )
}
