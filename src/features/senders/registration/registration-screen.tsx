import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useAllSenders, type Sender } from '#api/senders'
import { LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { StepArea, Stepper } from '#components/stepper'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { ExampleStep } from './example-step.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ProvidersStep } from './providers-step.tsx'
import { ReadinessStep } from './readiness-step.tsx'
import {
  possibleStep,
  registrationSteps,
  stepBeside,
  type RegistrationQuery,
  type RegistrationStep,
} from './registration.model.ts'
import { SenderStep } from './sender-step.tsx'
import { useExample } from './use-example.ts'
import { messages } from './registration.messages.ts'

export interface RegistrationScreenProps {
  query: RegistrationQuery
  /** 'push' for a step, 'replace' for a choice in it. */
  onQueryChange: (change: Partial<RegistrationQuery>, how: 'push' | 'replace') => void
  /** The address of the page with something else. */
  hrefFor: (change: Partial<RegistrationQuery>) => string
}

/** Registers a sender with the mailbox providers that show AMP mails, in five steps (DOM-42). */
export function RegistrationScreen(props: RegistrationScreenProps) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const senders = useAllSenders()
  const { data, error } = senders
  const all = data?.items
  const hasVerified = all?.some(({ status }) => status === 'verified')
  return (
    <Page title={intl.formatMessage(messages.title)}>
      {all === undefined ? (
        error ? (
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.sendersFailed)}
            onRetry={senders.retry}
            retrying={senders.isFetching}
          />
        ) : (
          <Stack aria-busy>
            {senders.isSlow ? <StillLoading onCancel={senders.cancel} /> : null}
            <Skeleton shape="control" />
            <Skeleton shape="block" />
          </Stack>
        )
      ) : hasVerified === true ? (
        <Steps {...props} senders={all} />
      ) : (
        <EmptyState
          drawing={<Icon of={UserRound} size="large" />}
          title={intl.formatMessage(messages.noneTitle)}
          action={
            links ? (
              <LinkButton tone="primary" href={links.setting({ key: 'senders' })}>
                {intl.formatMessage(messages.toSenders)}
              </LinkButton>
            ) : undefined
          }
        >
          {intl.formatMessage(messages.noneText)}
        </EmptyState>
      )}
    </Page>
  )
}

function Steps({
  query,
  senders,
  onQueryChange,
  hrefFor,
}: RegistrationScreenProps & { senders: readonly Sender[] }) {
  const intl = useIntl()
  const sender = senders.find(({ id, status }) => id === query.sender && status === 'verified')
  const chosen = sender ? query.campaign : undefined
  // What comes after these two does not show the check.
  const example = useExample(chosen, query.step === 'readiness' || query.step === 'example')
  const { read } = example
  // While the campaign of the address is read, it is taken for one that fits.
  const hasExample = example.fits || (query.campaign !== undefined && read.isLoading)
  const step = possibleStep(query.step, { hasSender: sender !== undefined, hasExample })
  const next = stepBeside(step, 1)
  const isReady = step === 'sender' ? sender !== undefined : step !== 'example' || example.fits
  return (
    <StepArea step={step}>
      <StepList current={step} />
      {step === 'sender' || !sender ? null : (
        <Text as="p" tone="muted" wrap="anywhere">
          {intl.formatMessage(messages.senderName, { name: sender.fromName, address: sender.address })}
        </Text>
      )}
      {step === 'sender' || !sender ? (
        <SenderStep
          senders={senders}
          chosen={sender?.id}
          onChoose={(id) => onQueryChange({ sender: id }, 'replace')}
        />
      ) : step === 'readiness' ? (
        <ReadinessStep
          sender={sender}
          example={chosen === undefined ? undefined : example}
          exampleHref={hrefFor({ step: 'example' })}
        />
      ) : step === 'example' ? (
        <ExampleStep
          chosen={query.campaign}
          example={example}
          onChoose={(campaign) => onQueryChange({ campaign }, 'replace')}
        />
      ) : step === 'providers' ? (
        <ProvidersStep
          sender={sender}
          campaign={read.data}
          chosen={query.providers}
          onChoose={(providers) => onQueryChange({ providers }, 'replace')}
          onSent={() => onQueryChange({ step: 'progress' }, 'push')}
          progressHref={hrefFor({ step: 'progress' })}
        />
      ) : (
        <ProgressStep sender={sender} campaign={read.data} sendHref={hrefFor({ step: 'providers' })} />
      )}
      <StepLinks before={stepBeside(step, -1)} hrefFor={hrefFor}>
        {next !== undefined && isReady ? (
          <LinkButton
            // Sending is what the fourth step is for.
            tone={step === 'providers' ? 'neutral' : 'primary'}
            href={hrefFor({ step: next })}
          >
            {intl.formatMessage(messages.next, { step: intl.formatMessage(messages[`step_${next}`]) })}
          </LinkButton>
        ) : null}
      </StepLinks>
    </StepArea>
  )
}

function StepList({ current }: { current: RegistrationStep }) {
  const intl = useIntl()
  const place = registrationSteps.indexOf(current)
  return (
    <Stepper
      label={intl.formatMessage(messages.steps)}
      steps={registrationSteps.map((id, index) => ({
        id,
        label: intl.formatMessage(messages[`step_${id}`]),
        state: index < place ? 'done' : index === place ? 'current' : 'ahead',
      }))}
    />
  )
}

interface StepLinksProps extends Pick<RegistrationScreenProps, 'hrefFor'> {
  before: RegistrationStep | undefined
  children: ReactNode
}

function StepLinks({ before, hrefFor, children }: StepLinksProps) {
  const intl = useIntl()
  return (
    <Inline justify={before === undefined ? 'end' : 'space-between'}>
      {before === undefined ? null : (
        <LinkButton href={hrefFor({ step: before })}>{intl.formatMessage(messages.back)}</LinkButton>
      )}
      {children}
    </Inline>
  )
}
