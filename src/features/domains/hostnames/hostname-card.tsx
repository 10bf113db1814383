import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { CustomHostname } from '#api/custom-hostnames'
import { Accordion } from '#components/accordion'
import { Badge } from '#components/badge'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { DnsRecords, shownName, zoneAbove } from '#features/domains/dns'
import { messages } from './hostnames.messages.ts'

const kinds: Readonly<Record<CustomHostname['status'], StatusKind>> = {
  pending: 'info',
  active: 'success',
  moved: 'warning',
  blocked: 'danger',
  error: 'danger',
}

export interface HostnameCardProps {
  host: CustomHostname
  /** Where its certificate is shown. */
  certificateHref: string | undefined
}

/** A hostname: what it is for, whether it works, what is wrong, and its records. */
export function HostnameCard({ host, certificateHref }: HostnameCardProps) {
  const intl = useIntl()
  const { hostname, purpose, status, errors, records, isDefault } = host
  const [open, setOpen] = useState(status === 'active' ? [] : ['records'])
  return (
    <Card
      title={
        <Inline as="span">
          {shownName(hostname)}
          <Badge>{intl.formatMessage(messages[purpose])}</Badge>
          {isDefault ? <Badge tone="accent">{intl.formatMessage(messages.isDefault)}</Badge> : null}
        </Inline>
      }
      actions={
        <StatusPill kind={kinds[status]} live={status === 'pending'}>
          {intl.formatMessage(messages[status])}
        </StatusPill>
      }
    >
      <Stack gap={3}>
        {errors.map((error) => (
          <Banner key={error} kind={error === 'blocked' ? 'danger' : 'warning'}>
            {intl.formatMessage(messages[`why_${error}`])}
          </Banner>
        ))}
        {errors.includes('taken') ? null : <p>{intl.formatMessage(messages[`${status}About`])}</p>}
        {certificateHref === undefined ? null : (
          <p>
            <Link href={certificateHref}>{intl.formatMessage(messages.certificate)}</Link>
          </p>
        )}
        {status === 'blocked' ? null : (
          <Accordion
            sections={[
              {
                id: 'records',
                title: intl.formatMessage(messages.records, { name: hostname }),
                content: <DnsRecords records={records} zone={zoneAbove(hostname)} />,
              },
            ]}
            open={open}
            onOpenChange={setOpen}
          />
        )}
      </Stack>
    </Card>
  )
}
