import { Fragment, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useDomain } from '#api/domains'
import { useRegisterAmp, type AmpProvider, type AmpRegistrationResult, type Sender } from '#api/senders'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Checkbox } from '#components/checkbox'
import { ConfirmDialog, useFailure } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { StatusPill } from '#components/status-pill'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { ampProgress, type AmpMarks } from '#domain/senders/amp-progress'
import { ampProviders, AMP_PROVIDERS } from '#domain/senders/amp-providers'
import { ampRefusal } from '#domain/senders/sender-rules'
import { AmpStatusPill, providerWords, useAmpMarks } from '#features/senders/amp'
import { OwnersButton, useIsOwner, WriteAlert } from '#features/workspaces/settings-section'
import { nextRound } from './registration.model.ts'
import { useCooldown } from './use-cooldown.ts'
import { messages } from './registration.messages.ts'

export interface ProvidersStepProps {
  sender: Sender
  /** Undefined while it is read. */
  campaign: Campaign | undefined
  /** Undefined: all that take mails. */
  chosen: readonly AmpProvider[] | undefined
  onChoose: (providers: readonly AmpProvider[]) => void
  /** All mails went out. */
  onSent: () => void
  progressHref: string
}

/** Which providers get the example mail, and sending it: owners only, at most once a minute (DOM-15, DOM-16). */
export function ProvidersStep({
  sender,
  campaign,
  chosen,
  onChoose,
  onSent,
  progressHref,
}: ProvidersStepProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const domain = useDomain(sender.domainName)
  const { marks } = useAmpMarks(sender.id)
  const register = useRegisterAmp()
  const [asked, setAsked] = useState<readonly AmpProvider[]>()
  const error = useFailure(asked !== undefined, register.error)
  const [results, setResults] = useState<AmpRegistrationResult['results']>()
  const amp = withMarks(sender, marks)
  const wait = useCooldown(nextRound(sender.amp))
  // Which providers take a mail hangs on the domain and on what was noted: until both are there, none is refused or chosen.
  const isKnown = (domain.data !== undefined || domain.error?.code === 404) && marks !== undefined
  const refusals = new Map(
    ampProviders.map((provider) => [provider, ampRefusal(amp, provider, domain.data?.dmarcPolicy)]),
  )
  const possible = ampProviders.filter((provider) => refusals.get(provider) === undefined)
  // The address follows a moment later: two quick presses would otherwise both begin from what it said before.
  const [own, setOwn] = useState(chosen)
  const picked = possible.filter((provider) => own === undefined || own.includes(provider))
  const choose = (providers: readonly AmpProvider[]) => {
    setOwn(providers)
    onChoose(providers)
  }
  const failed = results?.filter(({ ok }) => !ok).map(({ provider }) => provider) ?? []
  const isLocked = owner !== true || wait > 0 || campaign === undefined || !isKnown
  const send = async (providers: readonly AmpProvider[]) => {
    if (!campaign) return
    const outcome = await register.send({
      params: { senderId: sender.id },
      body: { providers: [...providers], campaignId: campaign.id },
    })
    if (!outcome.ok) return
    setAsked(undefined)
    const wasComplete = outcome.data.results.every(({ ok }) => ok)
    setResults(wasComplete ? undefined : outcome.data.results)
    if (!wasComplete) return
    toasts.add({ type: 'success', content: intl.formatMessage(messages.sent, { count: providers.length }) })
    onSent()
  }
  return (
    <Card title={intl.formatMessage(messages.step_providers)}>
      <Stack gap={4}>
        {isKnown ? (
          <Stack as="fieldset" gap={3} aria-label={intl.formatMessage(messages.providersQuestion)}>
            {ampProviders.map((provider) => {
              const refusal = refusals.get(provider)
              return (
                <Checkbox
                  key={provider}
                  label={
                    <Inline as="span">
                      {intl.formatMessage(providerWords(provider))}
                      <AmpStatusPill state={amp[provider].state} />
                    </Inline>
                  }
                  hint={
                    refusal === undefined
                      ? AMP_PROVIDERS[provider].mailbox
                      : intl.formatMessage(messages[`refusal_${refusal}`])
                  }
                  checked={picked.includes(provider)}
                  disabled={refusal !== undefined}
                  onCheckedChange={(on) =>
                    choose(on ? [...picked, provider] : picked.filter((one) => one !== provider))
                  }
                />
              )
            })}
          </Stack>
        ) : domain.error ? (
          <InlineError ticketId={domain.error.ticketId} onRetry={domain.retry} retrying={domain.isFetching}>
            {intl.formatMessage(messages.domainFailed)}
          </InlineError>
        ) : (
          <Stack aria-busy>
            <Skeleton shape="block" />
          </Stack>
        )}
        {results ? (
          <Results
            results={results}
            progressHref={progressHref}
            retry={
              <Button disabled={isLocked} onClick={() => setAsked(failed)}>
                {intl.formatMessage(messages.retryFailed, { count: failed.length })}
              </Button>
            }
          />
        ) : null}
        <Inline>
          <OwnersButton
            leads
            tone="primary"
            disabled={isLocked || picked.length === 0}
            onClick={() => setAsked(picked)}
          >
            {intl.formatMessage(messages.send)}
          </OwnersButton>
          {wait > 0 ? (
            <Text size={13} tone="muted" role="timer">
              {intl.formatMessage(messages.wait, { seconds: wait })}
            </Text>
          ) : null}
        </Inline>
        {isKnown && possible.length === 0 ? <p>{intl.formatMessage(messages.noneToSend)}</p> : null}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={intl.formatMessage(messages.sendQuestion, { count: asked?.length ?? 0 })}
        confirmLabel={intl.formatMessage(messages.sendConfirm)}
        tone="primary"
        onConfirm={() => void send(asked ?? [])}
        busy={register.isSending}
        error={
          error ? <WriteAlert title={intl.formatMessage(messages.sendFailed)} error={error} /> : undefined
        }
      >
        {/* The question is one paragraph. */}
        {intl.formatMessage(messages.sendAbout, {
          name: campaign?.name ?? '',
          address: sender.address,
        })}
        {asked?.map((provider) => (
          <Fragment key={provider}>
            <br />
            <Text weight="medium" wrap="anywhere">
              {AMP_PROVIDERS[provider].mailbox}
            </Text>
          </Fragment>
        ))}
      </ConfirmDialog>
    </Card>
  )
}

/** How far each registration is, with what was noted. */
const withMarks = ({ amp }: Sender, marks: AmpMarks | undefined): Sender['amp'] => ({
  gmail: ampProgress(amp.gmail, marks?.gmail),
  yahoo: ampProgress(amp.yahoo, marks?.yahoo),
  mailru: ampProgress(amp.mailru, marks?.mailru),
})

interface ResultsProps {
  results: AmpRegistrationResult['results']
  progressHref: string
  retry: ReactNode
}

/** What became of each mail, where not all of them went out. */
function Results({ results, progressHref, retry }: ResultsProps) {
  const intl = useIntl()
  return (
    <Banner
      kind="warning"
      title={intl.formatMessage(messages.partly)}
      action={
        <Inline>
          {retry}
          <Link href={progressHref}>{intl.formatMessage(messages.toProgress)}</Link>
        </Inline>
      }
    >
      <Stack as="ul" gap={1}>
        {results.map(({ provider, ok, error }) => (
          <Inline as="li" key={provider}>
            {intl.formatMessage(providerWords(provider))}
            <StatusPill kind={ok ? 'success' : 'danger'}>
              {intl.formatMessage(ok ? messages.resultSent : messages.resultFailed)}
            </StatusPill>
            {ok ? null : intl.formatMessage(messages[`refusal_${error ?? 'refused'}`])}
          </Inline>
        ))}
      </Stack>
    </Banner>
  )
}
