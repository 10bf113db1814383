import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDomain } from '#api/domains'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { CopyButton } from '#components/copy-button'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { bimiHost, bimiRecord } from '#domain/senders/bimi'
import { isEnforced } from '#domain/senders/sender-rules'
import { CheckList } from '#features/senders/amp'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { messages } from './senders.messages.ts'

/** How a picture gets beside the mails of a sender: BIMI in three steps, with the record written, and Gmail's own (DOM-45). */
export function PictureCard({ sender: { domainName } }: { sender: Sender }) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const domain = useDomain(domainName).data
  const [logo, setLogo] = useState('')
  const record = bimiRecord(logo)
  const isWrong = logo.trim() !== '' && record === undefined
  const host = bimiHost(domainName)
  const enforced = isEnforced(domain?.dmarcPolicy)
  return (
    <Card title={intl.formatMessage(messages.picture)}>
      <Stack gap={4}>
        <CheckList
          label={intl.formatMessage(messages.bimiSteps)}
          items={[
            {
              id: 'dmarc',
              state: enforced ? 'met' : 'missing',
              title: intl.formatMessage(messages.bimiDmarc),
              about: intl.formatMessage(enforced ? messages.bimiDmarcMet : messages.bimiDmarcAbout),
              action:
                links && !enforced ? (
                  <Link href={links.setting({ key: 'domains', value: domainName })}>
                    {intl.formatMessage(messages.openDomain)}
                  </Link>
                ) : undefined,
            },
            {
              id: 'logo',
              state: record === undefined ? 'warn' : 'met',
              title: intl.formatMessage(messages.bimiLogo),
              about: intl.formatMessage(messages.bimiLogoAbout),
            },
          ]}
        />
        <TextField
          label={intl.formatMessage(messages.bimiUrl)}
          hint={intl.formatMessage(messages.bimiUrlHint)}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          value={logo}
          onValueChange={setLogo}
          error={isWrong ? intl.formatMessage(messages.bimiUrlWrong) : undefined}
        />
        {record === undefined ? null : (
          <Stack gap={1}>
            <Text tone="muted" wrap="anywhere">
              {intl.formatMessage(messages.bimiRecord, { host })}
            </Text>
            <Inline nowrap>
              <Text as="code" size={13} wrap="anywhere" translate="no">
                {record}
              </Text>
              <CopyButton label={intl.formatMessage(messages.copyRecord)} text={record} />
            </Inline>
          </Stack>
        )}
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(messages.gmailPicture)}
        </Text>
      </Stack>
    </Card>
  )
}
