import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DnsRecord } from '#api/shapes'
import { Card } from '#components/card'
import { CopyButton } from '#components/copy-button'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { SegmentedControl } from '#components/segmented-control'
import { TextArea } from '#components/text-field'
import { dnsLetter } from '#domain/domains/dns-letter'
import { isLocale, localeNames, locales, type Locale } from '#intl'
import { messages } from './dns-records.messages.ts'

export interface DnsLetterCardProps {
  /** The domain or hostname. */
  name: string
  /** The records that are not in order. */
  records: readonly DnsRecord[]
}

/** A letter to whoever manages the DNS, in the language of that person (DOM-26). */
export function DnsLetterCard({ name, records }: DnsLetterCardProps) {
  const intl = useIntl()
  const [locale, setLocale] = useState<Locale>(isLocale(intl.locale) ? intl.locale : 'en')
  const { subject, body } = dnsLetter(locale, name, records)
  return (
    <Card title={intl.formatMessage(messages.letter)}>
      <Stack gap={3}>
        <p>{intl.formatMessage(messages.letterAbout)}</p>
        <Inline>
          <SegmentedControl
            label={intl.formatMessage(messages.letterIn)}
            value={locale}
            onValueChange={setLocale}
            options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
          />
          <CopyButton
            label={intl.formatMessage(messages.letterCopy)}
            text={`${subject}\n\n${body}`}
            size="medium"
            withLabel
          />
          <Link href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
            {intl.formatMessage(messages.letterMail)}
          </Link>
        </Inline>
        <TextArea label={subject} lang={locale} value={body} readOnly rows={8} />
      </Stack>
    </Card>
  )
}
