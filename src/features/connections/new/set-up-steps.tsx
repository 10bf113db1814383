import { useIntl } from 'react-intl'
import type { Connection } from '#api/connections'
import { errorBlockOf } from '#api/core'
import { useExternalDatabase, type IntegrationCredential } from '#api/integration-credentials'
import type { Integration } from '#api/integrations'
import { useSchema } from '#api/schemas'
import { Button, LinkButton } from '#components/button'
import { Card } from '#components/card'
import { ErrorBlock } from '#components/error-block'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { IntervalField, SetUpFields, setUpMessages, setUpProblems } from '#features/connections/mapping'
import { DryRun } from './dry-run.tsx'
import { FinishStep } from './finish-step.tsx'
import type { NewConnectionQuery, NewStep } from './new-query.model.ts'
import { StepLinks } from './step-links.tsx'
import { useNewSetUp } from './use-new-set-up.ts'
import { messages } from './new-connection.messages.ts'

export interface SetUpStepsProps {
  integration: Integration
  credential: IntegrationCredential
  databaseId: string
  asked: Extract<NewStep, 'mapping' | 'schedule' | 'finish'>
  hrefFor: (change: Partial<NewConnectionQuery>) => string
  onCreated: (connection: Connection) => void
  /** The list of steps, for the one that is shown. */
  stepper: (step: NewStep) => React.ReactNode
}

/** The steps that need the columns of the database. What is entered in them is kept until the connection is created (CNN-31). */
export function SetUpSteps({
  integration,
  credential,
  databaseId,
  asked,
  hrefFor,
  onCreated,
  stepper,
}: SetUpStepsProps) {
  const intl = useIntl()
  const database = useExternalDatabase(credential.id, databaseId)
  const schema = useSchema('contact')
  const { entered, change, forget, reset } = useNewSetUp({
    credentialId: credential.id,
    databaseId,
    detail: database.data,
    properties: schema.data?.properties,
  })
  const failed = [database, schema].find(({ error, data }) => error && !data)
  if (failed?.error) {
    const isGone = failed === database && failed.error.code === 404
    return (
      <>
        {stepper(asked)}
        <ErrorBlock
          {...errorBlockOf(failed.error)}
          {...(isGone && { kind: 'not-found' as const })}
          title={intl.formatMessage(isGone ? messages.thisDatabaseGone : messages.databaseFailed)}
          {...(!isGone && { onRetry: failed.retry, retrying: failed.isFetching })}
          action={
            <LinkButton href={hrefFor({ step: 'database', databaseId: undefined })}>
              {intl.formatMessage(messages.chooseDatabase)}
            </LinkButton>
          }
        >
          {isGone ? intl.formatMessage(messages.databaseGone) : undefined}
        </ErrorBlock>
      </>
    )
  }
  if (!database.data || !schema.data || !entered)
    return (
      <>
        {stepper(asked)}
        <Stack aria-busy>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </>
    )
  const detail = database.data
  const { setUp } = entered
  const [problem] = setUpProblems(setUp, detail, schema.data.properties)
  const step = problem === undefined ? asked : 'mapping'
  const changeSetUp = (part: Partial<typeof setUp>) => change({ ...entered, setUp: { ...setUp, ...part } })
  return (
    <>
      {stepper(step)}
      {step === 'mapping' ? (
        <>
          <Inline justify="space-between">
            <Text tone="muted" wrap="anywhere">
              {intl.formatMessage(messages.mappingLead, { database: detail.name })}
            </Text>
            <Button size="small" tone="quiet" onClick={reset}>
              {intl.formatMessage(messages.reset)}
            </Button>
          </Inline>
          <SetUpFields detail={detail} schema={schema.data} setUp={setUp} onChange={changeSetUp} />
        </>
      ) : step === 'schedule' ? (
        <>
          <Card title={intl.formatMessage(messages.step_schedule)}>
            <IntervalField value={setUp.interval} onChange={(interval) => changeSetUp({ interval })} />
          </Card>
          <DryRun detail={detail} schema={schema.data} setUp={setUp} />
        </>
      ) : (
        <FinishStep
          integration={integration}
          credential={credential}
          detail={detail}
          schema={schema.data}
          entered={entered}
          onNameChange={(name) => change({ ...entered, name })}
          onCreated={(connection) => {
            void forget()
            onCreated(connection)
          }}
        />
      )}
      <StepLinks
        step={step}
        hrefFor={hrefFor}
        obstacle={problem && intl.formatMessage(setUpMessages[`problem_${problem}`])}
      />
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage(messages.keptHere)}
      </Text>
    </>
  )
}
