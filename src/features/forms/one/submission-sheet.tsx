import { useIntl } from 'react-intl'
import type { FormField, FormSubmission } from '#api/forms'
import { DescriptionList } from '#components/description-list'
import { SideSheet } from '#components/dialog'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { messages } from './form.messages.ts'
import { labelOf, NOTHING, StatePill, valueWords } from './submission-words.tsx'

interface SubmissionSheetProps {
  submission: FormSubmission
  fields: readonly FormField[]
  contactHref: (contactId: string) => string
  open: boolean
  onClose: () => void
}

/** All that is known of one submission. Values are text, whatever a visitor typed. */
export function SubmissionSheet({ submission, fields, contactHref, open, onClose }: SubmissionSheetProps) {
  const intl = useIntl()
  const { values, source, contactId, botScore, formVersion, submittedAt } = submission
  const time = intl.formatDate(submittedAt, { dateStyle: 'medium', timeStyle: 'short' })
  const known = new Map(fields.map((field) => [field.propertyKey ?? field.id, labelOf(field, intl.locale)]))
  const text = (value: string | undefined) => <Text wrap="anywhere">{value ?? NOTHING}</Text>
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.one, { time })}
      footer={
        contactId === null ? undefined : (
          <Link href={contactHref(contactId)}>{intl.formatMessage(messages.openContact)}</Link>
        )
      }
    >
      <Stack>
        <Inline>
          <StatePill submission={submission} />
        </Inline>
        <DescriptionList
          items={[
            ...Object.entries(values).map(([key, value]) => ({
              id: `value-${key}`,
              term: known.get(key) ?? key,
              value: text(valueWords(intl, value)),
            })),
            { id: 'source', term: intl.formatMessage(messages.source), value: text(source.url) },
            { id: 'referrer', term: intl.formatMessage(messages.referrer), value: text(source.referrer) },
            ...(source.utm
              ? [
                  {
                    id: 'utm',
                    term: intl.formatMessage(messages.campaign),
                    value: text(
                      Object.entries(source.utm)
                        .map(([key, value]) => `${key}=${value}`)
                        .join(', '),
                    ),
                  },
                ]
              : []),
            {
              id: 'version',
              term: intl.formatMessage(messages.version),
              value: intl.formatNumber(formVersion),
            },
            ...(botScore === undefined
              ? []
              : [
                  {
                    id: 'bot',
                    term: intl.formatMessage(messages.botScore),
                    value: intl.formatNumber(botScore, { style: 'percent' }),
                  },
                ]),
          ]}
        />
      </Stack>
    </SideSheet>
  )
}
