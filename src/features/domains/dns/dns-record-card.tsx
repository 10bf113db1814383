import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { DnsRecord } from '#api/shapes'
import { Badge } from '#components/badge'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { Inline, Stack } from '#components/layout'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { Text } from '#components/text'
import { formValues } from '#domain/domains/dns-formats'
import { diagnoseRecord, type Diagnosis } from '#domain/domains/dns-mistakes'
import type { Registrar } from '#domain/domains/registrars'
import { messages } from './dns-records.messages.ts'
import { mistakeMessages } from './mistakes.messages.ts'
import { RecordDiff } from './record-diff.tsx'

const kinds: Readonly<Record<DnsRecord['status'], StatusKind>> = {
  unchecked: 'neutral',
  missing: 'warning',
  mismatch: 'danger',
  verified: 'success',
}

/** Where nothing is known of the form: the name within the zone, values as they are. */
const PLAIN: Pick<Registrar, 'host' | 'apex' | 'dotAfterName' | 'quotes' | 'proxies'> = {
  host: 'relative',
  apex: '@',
  dotAfterName: false,
  quotes: false,
  proxies: false,
}

export interface DnsRecordCardProps {
  record: DnsRecord
  /** All records of the same domain, this one too. */
  siblings: readonly DnsRecord[]
  /** Whose form it is written for. */
  registrar: Registrar | undefined
}

/** One record: what to type where, whether it was found, and what is wrong with what was found (DOM-6, DOM-21). */
export function DnsRecordCard({ record, siblings, registrar }: DnsRecordCardProps) {
  const intl = useIntl()
  const form = registrar ?? PLAIN
  const typed = formValues(record, form)
  const mistakes = diagnoseRecord(record, siblings)
  const say = (
    message: Exclude<keyof typeof messages, 'zone' | 'registrarFound' | 'missingPart' | 'extraPart'>,
  ) => intl.formatMessage(messages[message])
  return (
    <Card
      title={
        <Inline as="span">
          {say(record.purpose)}
          <Text as="code" size={13} tone="muted" weight="medium" wrap="anywhere" translate="no">
            {record.host}
          </Text>
          <Badge>{record.type}</Badge>
          {record.required ? null : <Badge>{say('optional')}</Badge>}
        </Inline>
      }
      actions={<StatusPill kind={kinds[record.status]}>{say(record.status)}</StatusPill>}
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {say(`${record.purpose}Why`)}
        </Text>
        <DescriptionList
          items={[
            {
              id: 'host',
              term: say('host'),
              value: <Copied text={typed.host} label={say('copyHost')} empty={say('emptyHost')} />,
            },
            {
              id: 'fullHost',
              term: say('fullHost'),
              value: <Copied text={record.fqdn} label={say('copyFullHost')} />,
            },
            {
              id: 'value',
              term: say('value'),
              value: <Copied text={typed.value} label={say('copyValue')} />,
            },
            ...(record.priority === undefined
              ? []
              : [{ id: 'priority', term: say('priority'), value: <Code>{String(record.priority)}</Code> }]),
            { id: 'ttl', term: say('ttl'), value: <Code>{String(record.ttl)}</Code> },
          ]}
        />
        {form.proxies && record.type === 'CNAME' ? (
          <Text as="p" tone="muted">
            {say('proxyOff')}
          </Text>
        ) : null}
        {mistakes.map((one) => (
          <Mistake key={`${one.mistake}${one.at}`} record={record} diagnosis={one} />
        ))}
      </Stack>
    </Card>
  )
}

function Mistake({ record, diagnosis }: { record: DnsRecord; diagnosis: Diagnosis }) {
  const intl = useIntl()
  const { mistake, found, at = '', type = '', value } = diagnosis
  const stands = at === '' || at === record.fqdn
  const items = [
    ...(stands ? [] : [{ id: 'at', term: intl.formatMessage(messages.atName), value: <Code>{at}</Code> }]),
    ...(found === undefined
      ? []
      : [{ id: 'found', term: intl.formatMessage(messages.found), value: <Code>{found}</Code> }]),
    ...(found === undefined || found === value || !stands
      ? []
      : [
          {
            id: 'difference',
            term: intl.formatMessage(messages.difference),
            value: <RecordDiff expected={value} found={found} />,
          },
        ]),
    ...(value === record.value
      ? []
      : [
          {
            id: 'advised',
            term: intl.formatMessage(messages.advised),
            value: <Copied text={value} label={intl.formatMessage(messages.copyAdvised)} />,
          },
        ]),
  ]
  return (
    <Stack gap={2}>
      <Banner kind={record.status === 'mismatch' ? 'warning' : 'info'}>
        {intl.formatMessage(mistakeMessages[mistake], { at, type })}
      </Banner>
      {items.length > 0 ? <DescriptionList items={items} /> : null}
    </Stack>
  )
}

const Code = ({ children }: { children: ReactNode }) => (
  <Text as="code" size={13} wrap="anywhere" translate="no">
    {children}
  </Text>
)

function Copied({ text, label, empty }: { text: string; label: string; empty?: string }) {
  return text === '' ? (
    <Text tone="muted">{empty}</Text>
  ) : (
    <Inline as="span" nowrap>
      <Code>{text}</Code>
      <CopyButton label={label} text={text} />
    </Inline>
  )
}
