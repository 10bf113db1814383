import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useScopedWorkspaceId } from '#api/core'
import {
  useCheckCredential,
  useCreateCredential,
  type IntegrationCredential,
} from '#api/integration-credentials'
import type { Integration } from '#api/integrations'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { useKeptTexts } from '#components/editing'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { useAskAccess } from '#features/connections/access'
import { CredentialStatusPill, ReconnectButton } from '#features/connections/source'
import { NEW_ACCOUNT } from './new-query.model.ts'
import { messages } from './new-connection.messages.ts'

export interface AccessStepProps {
  integration: Integration
  /** Those of the integration. */
  credentials: readonly IntegrationCredential[]
  chosen: string | undefined
  onChoose: (credentialId: string) => void
  /** The page to come back to with a credential. */
  returnTo: (credentialId: string) => string
  leave: (href: string) => void
}

const checkedText = (intl: IntlShape, { lastCheckedAt }: IntegrationCredential) =>
  lastCheckedAt === undefined
    ? intl.formatMessage(messages.neverChecked)
    : intl.formatMessage(messages.checkedAt, {
        time: intl.formatDate(lastCheckedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      })

/** Which account of the service rows are read with: one that is there, or another that access is asked for (CNN-32). */
export function AccessStep({ integration, credentials, chosen, onChoose, returnTo, leave }: AccessStepProps) {
  const intl = useIntl()
  const value = credentials.length === 0 ? NEW_ACCOUNT : chosen
  const credential = credentials.find(({ id }) => id === value)
  return (
    <Card title={intl.formatMessage(messages.step_access)}>
      <Stack gap={5}>
        {credentials.length === 0 ? (
          <Text as="p">{intl.formatMessage(messages.firstAccount, { name: integration.name })}</Text>
        ) : (
          <RadioGroup
            label={intl.formatMessage(messages.accountQuestion, { name: integration.name })}
            value={value}
            onValueChange={onChoose}
            options={[
              ...credentials.map((one) => ({
                value: one.id,
                label: (
                  <Inline as="span" gap={2}>
                    {one.name}
                    <CredentialStatusPill intl={intl} status={one.status} />
                  </Inline>
                ),
                hint: [...(one.account ? [one.account.name] : []), checkedText(intl, one)].join(' · '),
              })),
              {
                value: NEW_ACCOUNT,
                label: intl.formatMessage(messages.anotherAccount),
                hint: intl.formatMessage(messages.anotherAccountHint, { name: integration.name }),
              },
            ]}
          />
        )}
        {credential ? (
          <ChosenAccess
            key={credential.id}
            credential={credential}
            returnTo={returnTo(credential.id)}
            leave={leave}
          />
        ) : null}
        {value === NEW_ACCOUNT ? (
          <NewAccess
            integration={integration}
            taken={credentials.map(({ name }) => name)}
            leave={leave}
            onCreated={onChoose}
          />
        ) : null}
      </Stack>
    </Card>
  )
}

/** Whether the access still holds, and the way to mend it. */
function ChosenAccess({
  credential,
  returnTo,
  leave,
}: {
  credential: IntegrationCredential
  returnTo: string
  leave: (href: string) => void
}) {
  const intl = useIntl()
  const { send, isSending, error } = useCheckCredential()
  const [isChecked, setChecked] = useState(false)
  const check = async () => setChecked((await send({ params: { credentialId: credential.id } })).ok)
  return (
    <Stack gap={3} align="start">
      {credential.status === 'active' ? null : (
        <InlineError>{intl.formatMessage(messages[`is_${credential.status}`])}</InlineError>
      )}
      <Inline align="start">
        {credential.status === 'active' ? null : (
          <ReconnectButton credential={credential} returnTo={returnTo} leave={leave} />
        )}
        <Button busy={isSending} onClick={() => void check()}>
          {intl.formatMessage(messages.check)}
        </Button>
        <Text role="status" tone="muted">
          {isChecked && credential.status === 'active' ? intl.formatMessage(messages.checkedNow) : null}
        </Text>
      </Inline>
      {error ? (
        <InlineError ticketId={error.ticketId}>{intl.formatMessage(messages.checkFailed)}</InlineError>
      ) : null}
    </Stack>
  )
}

/** Asks for access to another account. Once it is begun it is among the accounts, whatever comes of it. */
function NewAccess({
  integration,
  taken,
  leave,
  onCreated,
}: {
  integration: Integration
  taken: readonly string[]
  leave: (href: string) => void
  onCreated: (credentialId: string) => void
}) {
  const intl = useIntl()
  const create = useCreateCredential()
  const { ask, isAsking, error: askError } = useAskAccess(leave)
  const workspaceId = useScopedWorkspaceId()
  // Also over a reload, and for who comes back from the service without access.
  const [{ name: typed }, keep, forget] = useKeptTexts(`new account ${workspaceId} ${integration.key}`, {
    name: '',
  })
  const [isCleared, setCleared] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const usual = taken.includes(integration.name)
    ? intl.formatMessage(messages.numberedName, { name: integration.name, number: taken.length + 1 })
    : integration.name
  const name = typed === '' && !isCleared ? usual : typed
  const connect = async () => {
    if (name.trim() === '') {
      setMissing(true)
      return
    }
    const outcome = await create.send({ body: { integrationKey: integration.key, name: name.trim() } })
    if (!outcome.ok) return
    forget()
    if (!(await ask(outcome.data))) onCreated(outcome.data.id)
  }
  const error = create.error ?? askError
  return (
    <Stack gap={4} align="start">
      <TextField
        label={intl.formatMessage(messages.accountName)}
        hint={intl.formatMessage(messages.accountNameHint)}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={isMissing && name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
        onValueChange={(text) => {
          setCleared(text === '')
          keep({ name: text })
        }}
        onEnter={() => void connect()}
      />
      <Button tone="primary" busy={create.isSending || isAsking} onClick={() => void connect()}>
        {intl.formatMessage(messages.continueTo, { name: integration.name })}
      </Button>
      {error ? (
        <InlineError ticketId={error.ticketId}>
          {error.said ?? intl.formatMessage(messages.connectFailed)}
        </InlineError>
      ) : null}
    </Stack>
  )
}
