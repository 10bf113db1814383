import { useIntl } from 'react-intl'
import type { DnsRecord } from '#api/shapes'
import { Banner } from '#components/banner'
import { DescriptionList } from '#components/description-list'
import { Stack } from '#components/layout'
import { diagnoseRecord, type Diagnosis } from '#domain/domains/dns-mistakes'
import { messages } from './dns-records.messages.ts'
import { mistakeMessages } from './mistakes.messages.ts'
import { RecordDiff } from './record-diff.tsx'
import { Code, Copied } from './record-text.tsx'

export interface RecordMistakesProps {
  record: DnsRecord
  /** All records of the same domain, this one too. */
  siblings: readonly DnsRecord[]
}

/** What is wrong with what was found for a record, and what to write instead (DOM-21, DOM-22). */
export const RecordMistakes = ({ record, siblings }: RecordMistakesProps) =>
  diagnoseRecord(record, siblings).map((one) => (
    <Mistake key={`${one.mistake}${one.at}`} record={record} diagnosis={one} />
  ))

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
