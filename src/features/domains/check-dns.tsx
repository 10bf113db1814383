import { useIntl } from 'react-intl'
import { useVerifyDomain, type Domain } from '#api/domains'
import { Stack } from '#components/layout'
import { Switch } from '#components/switch'
import { CheckRecords } from '#features/domains/dns'
import { messages } from './domains.messages.ts'

export interface CheckDnsProps {
  domain: Domain
  watching: boolean
  onWatch: (watching: boolean) => void
}

/** Looks into the DNS of a domain now, or watches it. */
export function CheckDns({ domain, watching, onWatch }: CheckDnsProps) {
  const intl = useIntl()
  const verify = useVerifyDomain()
  const { name, status, lastCheckedAt } = domain
  return (
    <Stack gap={3}>
      <CheckRecords
        check={async () => verify.send({ params: { domainName: name } })}
        busy={verify.isSending}
        error={verify.error}
        lastCheckedAt={lastCheckedAt}
        isNext={status !== 'verified'}
      />
      {status === 'pending' || status === 'temporary_failure' ? (
        <Switch
          label={intl.formatMessage(messages.watch)}
          hint={intl.formatMessage(messages.watchHint)}
          checked={watching}
          onCheckedChange={onWatch}
        />
      ) : null}
    </Stack>
  )
}
