import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import type { Campaign } from '#api/campaigns'
import type { AmpProvider, Sender } from '#api/senders'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { Columns, Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import {
  AMP_NOTE,
  ampProgress,
  marksFrom,
  type AmpMarkState,
  type AmpProgress,
} from '#domain/senders/amp-progress'
import { ampProviders, AMP_PROVIDERS } from '#domain/senders/amp-providers'
import { AmpStatusPill, providerWords, useAmpMarks } from '#features/senders/amp'
import { messages } from './registration.messages.ts'

export interface ProgressStepProps {
  sender: Sender
  /** The example, where the address names one. */
  campaign: Campaign | undefined
  /** The step before: where example mails are sent. */
  sendHref: string
}

/** How far the sender is with each provider, the form with what to write into it, and notes of what happened there. */
export function ProgressStep({ sender, campaign, sendHref }: ProgressStepProps) {
  const intl = useIntl()
  const { marks, mark } = useAmpMarks(sender.id)
  const note = async (...change: Parameters<typeof mark>) => {
    if (!(await mark(...change))) toasts.add({ type: 'error', content: intl.formatMessage(messages.notKept) })
  }
  return (
    <>
      <FormFacts sender={sender} campaign={campaign} />
      <Columns>
        {marks === undefined
          ? null
          : ampProviders.map((provider) => (
              <Provider
                // What was noted elsewhere, or taken back, begins with its own note.
                key={`${provider} ${marks[provider]?.at ?? ''}`}
                provider={provider}
                progress={ampProgress(sender.amp[provider], marks[provider])}
                sendHref={sendHref}
                onMark={(entry) => void note(provider, entry)}
              />
            ))}
      </Columns>
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage(messages.keptHere)}
      </Text>
    </>
  )
}

interface ProviderProps {
  provider: AmpProvider
  progress: AmpProgress
  sendHref: string
  onMark: (entry: { state: AmpMarkState; note: string } | undefined) => void
}

function Provider({ provider, progress, sendHref, onMark }: ProviderProps) {
  const intl = useIntl()
  const { state, at, messageId, mark } = progress
  const kept = mark?.note ?? ''
  const [note, setNote] = useState(kept)
  const name = intl.formatMessage(providerWords(provider))
  const steps = marksFrom(state)
  const text = note.trim()
  return (
    <Card title={name} actions={<AmpStatusPill state={state} />}>
      <Stack gap={4}>
        {at === undefined ? (
          <p>
            <Link href={sendHref}>{intl.formatMessage(messages.sendFirst)}</Link>
          </p>
        ) : (
          <DescriptionList
            items={[
              {
                id: 'at',
                term: intl.formatMessage(messages.since),
                value: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
              },
              ...(messageId === undefined
                ? []
                : [
                    {
                      id: 'messageId',
                      term: intl.formatMessage(messages.messageId),
                      value: (
                        <Text as="code" size={13} wrap="anywhere" translate="no">
                          {messageId}
                        </Text>
                      ),
                    },
                  ]),
            ]}
          />
        )}
        <p>
          <Link href={AMP_PROVIDERS[provider].form} external>
            {intl.formatMessage(messages.openForm, { provider: name })}
          </Link>
        </p>
        {steps.length === 0 && mark === undefined ? null : (
          <>
            <TextField
              label={intl.formatMessage(messages.note, { provider: name })}
              value={note}
              onValueChange={setNote}
              maxLength={AMP_NOTE.max}
            />
            <Inline>
              {steps.map((next) => (
                <Button key={next} onClick={() => onMark({ state: next, note: text })}>
                  {intl.formatMessage(messages[`mark_${next}`])}
                </Button>
              ))}
              {mark && text !== kept ? (
                <Button onClick={() => onMark({ state: mark.state, note: text })}>
                  {intl.formatMessage(messages.saveNote)}
                </Button>
              ) : null}
              {mark ? (
                <Button tone="quiet" onClick={() => onMark(undefined)}>
                  {intl.formatMessage(messages.takeBack)}
                </Button>
              ) : null}
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  )
}

/** What the forms of the providers ask for, to be copied. */
function FormFacts({ sender, campaign }: Pick<ProgressStepProps, 'sender' | 'campaign'>) {
  const intl = useIntl()
  const company = useBrand().data?.company
  const facts = [
    { id: 'domain', term: intl.formatMessage(messages.factDomain), text: sender.domainName },
    { id: 'sender', term: intl.formatMessage(messages.factSender), text: sender.address },
    { id: 'company', term: intl.formatMessage(messages.factCompany), text: company?.name },
    { id: 'sample', term: intl.formatMessage(messages.factSample), text: campaign?.variants[0]?.subject },
    { id: 'privacy', term: intl.formatMessage(messages.factPrivacy), text: company?.privacyUrl },
  ]
  return (
    <Card title={intl.formatMessage(messages.facts)}>
      <DescriptionList
        items={facts.map(({ id, term, text }) => ({
          id,
          term,
          value:
            text === undefined || text === '' ? (
              <Text tone="muted">{intl.formatMessage(messages.factMissing)}</Text>
            ) : (
              <Inline nowrap>
                <Text wrap="anywhere" translate="no">
                  {text}
                </Text>
                <CopyButton label={intl.formatMessage(messages.copyFact, { name: term })} text={text} />
              </Inline>
            ),
        }))}
      />
    </Card>
  )
}
