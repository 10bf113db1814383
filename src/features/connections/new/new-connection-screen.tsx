import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useRefresh } from '#api/core'
import { integrationCredentialRoutes, useExternalDatabases } from '#api/integration-credentials'
import { Banner } from '#components/banner'
import { LinkButton } from '#components/button'
import { deferred, Later } from '#components/deferred'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { StepArea, Stepper } from '#components/stepper'
import { StillLoading } from '#components/still-loading'
import type { ConnectionsLinks } from '#features/connections/list'
import { IntegrationGallery, ReconnectButton, useSources } from '#features/connections/source'
import { useOpenedAsOwner } from '#features/workspaces/settings-section'
import {
  NEW_ACCOUNT,
  newSteps,
  possibleStep,
  type NewConnectionQuery,
  type NewStep,
} from './new-query.model.ts'
import { StepLinks } from './step-links.tsx'
import { messages } from './new-connection.messages.ts'

export interface NewConnectionScreenProps {
  query: NewConnectionQuery
  /** 'push' for a step, 'replace' for a choice in it. */
  onQueryChange: (change: Partial<NewConnectionQuery>, how: 'push' | 'replace') => void
  /** The address of the page with something else. */
  hrefFor: (change: Partial<NewConnectionQuery>) => string
  links: ConnectionsLinks
}

/** The steps after the first: their code comes while the one before is read. */
const AccessStep = deferred(async () => (await import('./access-step.tsx')).AccessStep)
const DatabaseStep = deferred(async () => (await import('./database-step.tsx')).DatabaseStep)
const SetUpSteps = deferred(async () => (await import('./set-up-steps.tsx')).SetUpSteps)

const ACCESS = [integrationCredentialRoutes.list]

/** A new connection in six steps: service, access, database, columns, schedule, name (CNN-31). */
export function NewConnectionScreen(props: NewConnectionScreenProps) {
  const intl = useIntl()
  const { links } = props
  const mayConnect = useOpenedAsOwner()
  const toList = <LinkButton href={links.list()}>{intl.formatMessage(messages.toConnections)}</LinkButton>
  return (
    <Page title={intl.formatMessage(messages.title)} actions={toList}>
      {mayConnect === false ? (
        <ErrorBlock kind="forbidden" title={intl.formatMessage(messages.ownerOnly)}>
          {intl.formatMessage(messages.ownerOnlyText)}
        </ErrorBlock>
      ) : (
        <Steps {...props} />
      )}
    </Page>
  )
}

function Steps({ query, onQueryChange, hrefFor, links }: NewConnectionScreenProps) {
  const intl = useIntl()
  const { integrations, credentials, integrationOf, credentialOf } = useSources()
  const isHere = useIsHere()
  useEffect(() => {
    void AccessStep.preload()
    void DatabaseStep.preload()
  }, [])
  const failed = [integrations, credentials].find(({ error, data }) => error && !data)
  if (failed?.error)
    return (
      <ErrorBlock
        {...errorBlockOf(failed.error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={failed.retry}
        retrying={failed.isFetching}
      />
    )
  if (!integrations.data || !credentials.data) {
    const slow = [integrations, credentials].find(({ isSlow }) => isSlow)
    return (
      <Stack aria-busy>
        {slow ? <StillLoading onCancel={slow.cancel} /> : null}
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </Stack>
    )
  }
  const named = query.credentialId === undefined ? undefined : credentialOf.get(query.credentialId)
  const integration = integrationOf.get(query.integration ?? named?.integrationKey ?? '')
  const isAvailable = integration?.status === 'available'
  const credential = named?.integrationKey === integration?.key ? named : undefined
  const isActive = credential?.status === 'active'
  const isLate = query.step !== undefined && newSteps.indexOf(query.step) > newSteps.indexOf('access')
  const step = possibleStep(query.step, {
    hasIntegration: isAvailable,
    // Where access ended on the way, it is given again in place.
    hasAccess: isActive || (credential !== undefined && isLate),
    hasDatabase: query.databaseId !== undefined,
  })
  const stepper = (current: NewStep) => <StepList current={current} />
  if (integration && credential && !isActive && isLate)
    return (
      <Stack gap={6} measure="page">
        {stepper(step)}
        <Banner
          kind="warning"
          title={intl.formatMessage(messages.accessEnded, { name: credential.name })}
          action={
            <ReconnectButton
              credential={credential}
              returnTo={links.create(definedOf(query))}
              leave={links.leave}
            />
          }
        >
          {intl.formatMessage(messages.accessEndedText)}
        </Banner>
        <StepLinks step={step} hrefFor={hrefFor} obstacle={intl.formatMessage(messages.reconnectFirst)} />
      </Stack>
    )
  return (
    <StepArea step={step}>
      {step === 'mapping' || step === 'schedule' || step === 'finish' ? null : stepper(step)}
      {credential && isActive ? <AccessWatch credentialId={credential.id} /> : null}
      {step === 'integration' || !integration ? (
        <>
          <IntegrationGallery
            integrations={integrations}
            chosen={isAvailable ? integration.key : undefined}
            hrefOf={(key) =>
              hrefFor({
                integration: key,
                step: 'access',
                ...(key !== integration?.key && { credentialId: undefined, databaseId: undefined }),
              })
            }
          />
          {isAvailable ? <StepLinks step="integration" hrefFor={hrefFor} /> : null}
        </>
      ) : step === 'access' ? (
        <Later instead={<Skeleton shape="block" />}>
          <AccessStep
            integration={integration}
            credentials={credentials.data.items.filter(
              ({ integrationKey }) => integrationKey === integration.key,
            )}
            chosen={query.credentialId === NEW_ACCOUNT ? NEW_ACCOUNT : credential?.id}
            onChoose={(credentialId) =>
              onQueryChange(
                { integration: integration.key, credentialId, databaseId: undefined, step: 'access' },
                'replace',
              )
            }
            returnTo={(credentialId) => links.create({ integration: integration.key, credentialId })}
            leave={links.leave}
          />
          <StepLinks
            step="access"
            hrefFor={hrefFor}
            obstacle={isActive ? undefined : intl.formatMessage(messages.accessFirst)}
          />
        </Later>
      ) : step === 'database' || query.databaseId === undefined || !credential ? (
        <Later instead={<Skeleton shape="block" />}>
          <DatabaseStep
            integration={integration}
            credentialId={credential?.id ?? ''}
            chosen={query.databaseId}
            onChoose={(databaseId) => onQueryChange({ databaseId, step: 'database' }, 'replace')}
          />
          <StepLinks
            step="database"
            hrefFor={hrefFor}
            obstacle={query.databaseId === undefined ? intl.formatMessage(messages.databaseFirst) : undefined}
          />
        </Later>
      ) : (
        <Later
          instead={
            <>
              {stepper(step)}
              <Skeleton shape="block" />
            </>
          }
        >
          <SetUpSteps
            key={`${credential.id} ${query.databaseId}`}
            integration={integration}
            credential={credential}
            databaseId={query.databaseId}
            asked={step}
            hrefFor={hrefFor}
            onCreated={({ id }) => {
              if (isHere()) links.go(links.list({ connection: id }))
            }}
            stepper={stepper}
          />
        </Later>
      )}
    </StepArea>
  )
}

const definedOf = (query: NewConnectionQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** With access the next steps are loaded ahead. A service that refuses may have ended it: then the state of the credential is asked for anew. */
function AccessWatch({ credentialId }: { credentialId: string }) {
  const refused = useExternalDatabases(credentialId).error?.code
  const refresh = useRefresh()
  useEffect(() => {
    void SetUpSteps.preload()
  }, [])
  useEffect(() => {
    if (refused === 422 || refused === 403) refresh(ACCESS)
  }, [refused, refresh])
  return null
}

function StepList({ current }: { current: NewStep }) {
  const intl = useIntl()
  const place = newSteps.indexOf(current)
  return (
    <Stepper
      label={intl.formatMessage(messages.steps)}
      steps={newSteps.map((id, index) => ({
        id,
        label: intl.formatMessage(messages[`short_${id}`]),
        state: index < place ? 'done' : index === place ? 'current' : 'ahead',
      }))}
    />
  )
}
