import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { useKeptTexts } from '#components/editing'
import { InlineError } from '#components/inline-error'
import { Columns, Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { TextArea, TextField } from '#components/text-field'
import type { BenchOutcome } from '#tracking/bench'
import { messages } from './example.messages.ts'
import { readJson } from './json-text.model.ts'
import { Outcome } from './outcome.tsx'
import { useBench } from './use-bench.ts'
import * as styles from './example.css.ts'

const wishes = ['unset', 'wanted', 'unwanted'] as const
type Wish = (typeof wishes)[number]

export interface IdentifyCardProps {
  workspaceId: string
  /** Where the contacts with an address are. */
  contactHref: (email: string) => string
}

/** Says who the visitor is. */
export function IdentifyCard({ workspaceId, contactHref }: IdentifyCardProps) {
  const intl = useIntl()
  const bench = useBench()
  const lists = useMailingLists()
  const [texts, setTexts] = useKeptTexts(`example ${workspaceId} identify`, {
    email: '',
    properties: '{\n  "name": ""\n}',
  })
  const [wished, setWished] = useState<ReadonlyMap<string, Wish>>(new Map())
  const [isAsked, setIsAsked] = useState(false)
  const [outcome, setOutcome] = useState<BenchOutcome>()
  const [identified, setIdentified] = useState<string>()
  const properties = readJson(texts.properties)
  const send = async () => {
    setIsAsked(true)
    setOutcome(undefined)
    setIdentified(undefined)
    if (!properties.ok) return
    const mailingLists = [...wished].filter(([, wish]) => wish !== 'unset')
    const email = texts.email.trim()
    const next = await bench.identify({
      email,
      properties: properties.value,
      ...(mailingLists.length > 0 && {
        mailingLists: Object.fromEntries(mailingLists.map(([name, wish]) => [name, wish === 'wanted'])),
      }),
    })
    setOutcome(next)
    if (next.status !== undefined && next.reason === undefined) setIdentified(email)
  }
  return (
    <Card title={intl.formatMessage(messages.identify)}>
      <Stack>
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.identifyHint)}
        </Text>
        <TextField
          label={intl.formatMessage(messages.email)}
          value={texts.email}
          onValueChange={(email) => setTexts({ email })}
          onEnter={() => void send()}
          inputMode="email"
          autoComplete="off"
          placeholder="name@example.com"
        />
        <TextArea
          label={intl.formatMessage(messages.properties)}
          hint={intl.formatMessage(messages.payloadHint)}
          value={texts.properties}
          onValueChange={(next) => setTexts({ properties: next })}
          rows={3}
          spellCheck={false}
          error={isAsked && !properties.ok ? intl.formatMessage(messages.jsonWrong) : undefined}
        />
        <Stack gap={2} as="fieldset">
          <legend className={styles.legend}>{intl.formatMessage(messages.lists)}</legend>
          {lists.data === undefined ? (
            lists.error ? (
              <InlineError ticketId={lists.error.ticketId} onRetry={lists.retry} retrying={lists.isFetching}>
                {intl.formatMessage(messages.listsFailed)}
              </InlineError>
            ) : (
              <Skeleton shape="control" />
            )
          ) : lists.data.items.length === 0 ? (
            <Text tone="muted">{intl.formatMessage(messages.noLists)}</Text>
          ) : (
            <Columns gap={3}>
              {lists.data.items.map(({ id, name }) => (
                <Select
                  key={id}
                  label={name}
                  value={wished.get(name) ?? 'unset'}
                  onValueChange={(wish) => setWished(new Map(wished).set(name, wish))}
                  options={wishes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
                />
              ))}
            </Columns>
          )}
        </Stack>
        <Inline gap={4}>
          <Button onClick={() => void send()}>{intl.formatMessage(messages.identifySend)}</Button>
          <Outcome of={outcome} />
          {identified === undefined ? null : (
            <Link href={contactHref(identified)}>{intl.formatMessage(messages.contact)}</Link>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
