import { useIntl } from 'react-intl'
import type { DnsRecord } from '#api/shapes'
import { Badge } from '#components/badge'
import { Card } from '#components/card'
import { deferred, Later } from '#components/deferred'
import { DescriptionList } from '#components/description-list'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { Text } from '#components/text'
import { formValues } from '#domain/domains/dns-formats'
import type { Registrar } from '#domain/domains/registrars'
import { Code, Copied } from './record-text.tsx'
import { messages } from './dns-records.messages.ts'

/** What finds out what is wrong, and shows the difference: most records are in order. */
const RecordMistakes = deferred(async () => (await import('./record-mistakes.tsx')).RecordMistakes)

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
        {record.status === 'missing' || record.status === 'mismatch' ? (
          <Later instead={<Skeleton shape="block" />}>
            <RecordMistakes record={record} siblings={siblings} />
          </Later>
        ) : null}
      </Stack>
    </Card>
  )
}
