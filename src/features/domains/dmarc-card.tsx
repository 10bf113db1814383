import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Domain } from '#api/domains'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { Checkbox } from '#components/checkbox'
import { CopyButton } from '#components/copy-button'
import { Inline, Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { dmarcPolicies, dmarcRecord, type DmarcPolicy } from '#domain/domains/dmarc'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { messages } from './dmarc.messages.ts'

/** Writes a DMARC record for the policy that is chosen, and says what it means (DOM-24). */
export function DmarcCard({ domain }: { domain: Domain }) {
  const intl = useIntl()
  const current = domain.dmarcPolicy
  const [policy, setPolicy] = useState<DmarcPolicy>(current === 'missing' ? 'none' : current)
  const [reports, setReports] = useState('')
  const [strict, setStrict] = useState(false)
  const address = normalizeEmail(reports)
  const isWrong = address !== '' && !isEmailAddress(address)
  const record = dmarcRecord({ policy, reports: isWrong ? '' : address, strict })
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <Stack gap={4}>
        <Banner kind={current === 'missing' ? 'warning' : 'info'}>
          {intl.formatMessage(messages[`now_${current}`])}
        </Banner>
        <p>{intl.formatMessage(messages.alignment, { name: domain.name })}</p>
        <RadioGroup
          label={intl.formatMessage(messages.policy)}
          value={policy}
          onValueChange={setPolicy}
          options={dmarcPolicies.map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
            hint: intl.formatMessage(messages[`${value}Hint`]),
          }))}
        />
        <TextField
          label={intl.formatMessage(messages.reports)}
          hint={intl.formatMessage(messages.reportsHint)}
          type="email"
          autoComplete="email"
          value={reports}
          onValueChange={setReports}
          error={isWrong ? intl.formatMessage(messages.reportsWrong) : undefined}
        />
        <Checkbox
          label={intl.formatMessage(messages.strict)}
          hint={intl.formatMessage(messages.strictHint, { name: domain.name })}
          checked={strict}
          onCheckedChange={setStrict}
        />
        <Stack gap={1}>
          <Text tone="muted">{intl.formatMessage(messages.result, { host: `_dmarc.${domain.name}` })}</Text>
          <Inline nowrap>
            <Text as="code" size={13} wrap="anywhere" translate="no">
              {record}
            </Text>
            <CopyButton label={intl.formatMessage(messages.copy)} text={record} />
          </Inline>
        </Stack>
      </Stack>
    </Card>
  )
}
