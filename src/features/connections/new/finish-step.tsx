import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateConnection, type Connection } from '#api/connections'
import type { ExternalDatabaseDetail, IntegrationCredential } from '#api/integration-credentials'
import type { Integration } from '#api/integrations'
import { useMailingLists } from '#api/mailing-lists'
import type { Schema } from '#api/schemas'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { setUpFields, setUpMessages } from '#features/connections/mapping'
import { LIST_OF_NAMES } from '#lib/list-format'
import { propertyLabel } from '#lib/property-label'
import type { NewSetUp } from './use-new-set-up.ts'
import { messages } from './new-connection.messages.ts'

export interface FinishStepProps {
  integration: Integration
  credential: IntegrationCredential
  detail: ExternalDatabaseDetail
  schema: Schema
  entered: NewSetUp
  onNameChange: (name: string) => void
  onCreated: (connection: Connection) => void
}

/** What it is called and what it will do, before it is created (CNN-35). */
export function FinishStep({
  integration,
  credential,
  detail,
  schema,
  entered,
  onNameChange,
  onCreated,
}: FinishStepProps) {
  const intl = useIntl()
  const lists = useMailingLists().data?.items
  const { send, isSending, error } = useCreateConnection()
  const [isMissing, setMissing] = useState(false)
  const { setUp } = entered
  const name = entered.name ?? detail.name.slice(0, 80)
  const create = async (draft: boolean) => {
    if (isSending) return
    if (name.trim() === '') {
      setMissing(true)
      return
    }
    const outcome = await send({
      body: {
        name: name.trim(),
        credentialId: credential.id,
        database: { id: detail.id, name: detail.name },
        ...setUpFields(setUp),
        ...(draft && { draft: true }),
      },
    })
    if (!outcome.ok) return
    toasts.add({
      type: 'success',
      content: intl.formatMessage(draft ? messages.draftSaved : messages.created, {
        name: outcome.data.name,
      }),
    })
    onCreated(outcome.data)
  }
  const columnName = (key: string) => detail.properties.find((one) => one.key === key)?.name ?? key
  const labelOf = (key: string) => {
    const property = schema.properties.find((one) => one.key === key)
    return property ? propertyLabel(intl, property) : key
  }
  const listNames = setUp.mailingListIds.map((id) => lists?.find((one) => one.id === id)?.name ?? '…')
  return (
    <Card title={intl.formatMessage(messages.step_finish)}>
      <Stack gap={5}>
        <TextField
          label={intl.formatMessage(messages.name)}
          hint={intl.formatMessage(messages.nameHint)}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={isMissing && name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
          onValueChange={onNameChange}
          onEnter={() => void create(false)}
        />
        <DescriptionList
          items={[
            {
              id: 'source',
              term: intl.formatMessage(messages.source),
              value: intl.formatList([integration.name, credential.name, detail.name], LIST_OF_NAMES),
            },
            {
              id: 'mapping',
              term: intl.formatMessage(setUpMessages.columns),
              value: (
                <ul>
                  {setUp.mapping.map(({ from, to }) => (
                    <li key={from}>
                      {intl.formatMessage(messages.becomes, {
                        column: columnName(from),
                        property: labelOf(to),
                      })}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              id: 'rows',
              term: intl.formatMessage(setUpMessages.rows),
              value:
                setUp.filter.length === 0
                  ? intl.formatMessage(setUpMessages.allRows)
                  : intl.formatMessage(messages.conditions, { count: setUp.filter.length }),
            },
            {
              id: 'lists',
              term: intl.formatMessage(setUpMessages.lists),
              value:
                listNames.length === 0
                  ? intl.formatMessage(messages.noLists)
                  : intl.formatList(listNames, LIST_OF_NAMES),
            },
            {
              id: 'existing',
              term: intl.formatMessage(setUpMessages.existing),
              value: intl.formatMessage(setUpMessages[setUp.onExisting]),
            },
            {
              id: 'missing',
              term: intl.formatMessage(setUpMessages.missing),
              value: intl.formatMessage(setUpMessages[setUp.onMissing]),
            },
            {
              id: 'interval',
              term: intl.formatMessage(setUpMessages.interval),
              value: intl.formatMessage(setUpMessages[setUp.interval]),
            },
          ]}
        />
        {error ? (
          <InlineError ticketId={error.ticketId}>
            {error.said ?? intl.formatMessage(messages.createFailed)}
          </InlineError>
        ) : null}
        <Inline justify="end">
          <Button busy={isSending} onClick={() => void create(true)}>
            {intl.formatMessage(messages.saveDraft)}
          </Button>
          <Button tone="primary" busy={isSending} onClick={() => void create(false)}>
            {intl.formatMessage(messages.create)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
