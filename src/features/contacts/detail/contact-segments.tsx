import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSegments, type Segment } from '#api/segments'
import { Button } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { WhyPanel } from '#features/segments'
import { messages } from './contact-segments.messages.ts'

export interface ContactSegmentsProps {
  contactId: string
  /** Those that the contact is in. */
  segmentIds: readonly string[]
}

/** The segments that a contact is in, and of each segment why it is, or is not (SEG-31). */
export function ContactSegments({ contactId, segmentIds }: ContactSegmentsProps) {
  const intl = useIntl()
  const { data, error, retry, isFetching } = useSegments()
  const [asked, setAsked] = useState<string>()
  const all = (data?.items ?? []).filter(({ archived }) => !archived)
  const own = all.filter(({ id }) => segmentIds.includes(id))
  const others = all.filter(({ id }) => !segmentIds.includes(id))
  const other = others.find(({ id }) => id === asked)
  return (
    <Section title={intl.formatMessage(messages.title)}>
      {error && !data ? (
        <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
          {intl.formatMessage(messages.failed)}
        </InlineError>
      ) : !data ? (
        <Skeleton width={50} />
      ) : own.length === 0 ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.none)}
        </Text>
      ) : (
        <Stack as="ul" divided>
          {own.map((segment) => (
            <Stack as="li" gap={2} key={segment.id}>
              <Inline justify="space-between">
                <Text wrap="anywhere">{segment.name}</Text>
                <Button
                  size="small"
                  aria-expanded={asked === segment.id}
                  aria-label={intl.formatMessage(messages.whyNamed, { segment: segment.name })}
                  onPointerEnter={() => void WhyPanel.preload()}
                  onClick={() => setAsked(asked === segment.id ? undefined : segment.id)}
                >
                  {intl.formatMessage(messages.why)}
                </Button>
              </Inline>
              {asked === segment.id ? <Why segment={segment} contactId={contactId} /> : null}
            </Stack>
          ))}
        </Stack>
      )}
      {others.length === 0 ? null : (
        <Select
          label={intl.formatMessage(messages.other)}
          labelHidden
          placeholder={intl.formatMessage(messages.other)}
          value={other?.id ?? ''}
          onValueChange={setAsked}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {other ? <Why segment={other} contactId={contactId} /> : null}
    </Section>
  )
}

function Why({ segment: { conditions, timezone }, contactId }: { segment: Segment; contactId: string }) {
  return (
    <Suspense fallback={<Skeleton width={80} />}>
      <WhyPanel conditions={conditions} timezone={timezone} who={{ contactId }} />
    </Suspense>
  )
}
