import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DnsRecord } from '#api/shapes'
import { CopyButton } from '#components/copy-button'
import { Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { Text } from '#components/text'
import { bindZone, cloudflareRecords, route53Changes } from '#domain/domains/dns-formats'
import { registrarOf, registrars } from '#domain/domains/registrars'
import { DnsRecordCard } from './dns-record-card.tsx'
import { messages } from './dns-records.messages.ts'

const formats = [
  { id: 'BIND', write: bindZone },
  { id: 'Route 53 JSON', write: route53Changes },
  { id: 'Cloudflare JSON', write: cloudflareRecords },
] as const

const OTHER = 'other'

export interface DnsRecordsProps {
  records: readonly DnsRecord[]
  /** Those that answer for the zone, as far as they are known. */
  nameServers?: readonly string[]
  /** The zone to set them in, where it is not the name that they are for. */
  zone?: string | undefined
}

/** The records to set, written as the reader's registrar wants them; one by one, or all to copy (DOM-6, DOM-23, DOM-25). */
export function DnsRecords({ records, nameServers = [], zone }: DnsRecordsProps) {
  const intl = useIntl()
  const known = registrarOf(nameServers)
  const [chosen, setChosen] = useState<string>()
  const id = chosen ?? known?.id ?? OTHER
  const registrar = registrars.find((one) => one.id === id)
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="h3" size={16} weight="semibold">
          {intl.formatMessage(messages.title)}
        </Text>
        <p>{intl.formatMessage(messages.about)}</p>
        {zone === undefined ? null : <p>{intl.formatMessage(messages.zone, { zone })}</p>}
      </Stack>
      <Select
        label={intl.formatMessage(messages.registrar)}
        hint={
          known && id === known.id
            ? intl.formatMessage(messages.registrarFound, { name: known.name })
            : undefined
        }
        value={id}
        onValueChange={setChosen}
        options={[
          { value: OTHER, label: intl.formatMessage(messages.otherRegistrar) },
          ...registrars.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <Inline>
        <Text tone="muted">{intl.formatMessage(messages.copyAll)}</Text>
        {formats.map((format) => (
          <CopyButton key={format.id} label={format.id} text={format.write(records)} withLabel />
        ))}
      </Inline>
      {records.map((record) => (
        <DnsRecordCard key={record.id} record={record} siblings={records} registrar={registrar} />
      ))}
    </Stack>
  )
}
