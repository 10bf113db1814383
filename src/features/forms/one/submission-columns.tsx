import type { IntlShape } from 'react-intl'
import type { FormField, FormSubmission } from '#api/forms'
import type { DataTableColumn } from '#components/data-table'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { messages } from './form.messages.ts'
import { labelOf, NOTHING, StatePill, valueWords } from './submission-words.tsx'

/** Fields that have a column of their own. */
const COLUMNS = 3

const emailOf = ({ values }: FormSubmission) =>
  typeof values['email'] === 'string' ? values['email'] : undefined

/** When, who, what became of it, the first fields of the form, and where it was sent from. */
export function submissionColumns(
  intl: IntlShape,
  fields: readonly FormField[],
  contactHref: (contactId: string) => string,
): readonly DataTableColumn<FormSubmission>[] {
  const own = fields.filter(({ type, propertyKey }) => type === 'property' && propertyKey !== 'email')
  return [
    {
      id: 'time',
      header: intl.formatMessage(messages.time),
      width: { least: 48, share: 0.2 },
      inCard: 'aside',
      cell: ({ submittedAt }) => (
        <Text wrap="clip">{intl.formatDate(submittedAt, { dateStyle: 'medium', timeStyle: 'short' })}</Text>
      ),
    },
    {
      id: 'contact',
      header: intl.formatMessage(messages.contact),
      width: { least: 50, share: 1 },
      inCard: 'title',
      cell: (submission) => {
        const words = emailOf(submission) ?? intl.formatMessage(messages.noContact)
        return (
          <Text wrap="clip" title={words}>
            {submission.contactId === null ? (
              words
            ) : (
              <Link href={contactHref(submission.contactId)} tone="quiet" tabIndex={-1}>
                {words}
              </Link>
            )}
          </Text>
        )
      },
    },
    {
      id: 'state',
      header: intl.formatMessage(messages.state),
      width: { least: 42, share: 0.2 },
      inCard: 'meta',
      cell: (submission) => <StatePill submission={submission} />,
    },
    ...own.slice(0, COLUMNS).map((field): DataTableColumn<FormSubmission> => ({
      id: `field-${field.id}`,
      header: labelOf(field, intl.locale),
      width: { least: 32, share: 0.6 },
      cell: ({ values }) => {
        const words = valueWords(intl, values[field.propertyKey ?? field.id])
        return (
          <Text wrap="clip" title={words}>
            {words}
          </Text>
        )
      },
    })),
    {
      id: 'source',
      header: intl.formatMessage(messages.source),
      width: { least: 40, share: 0.8 },
      cell: ({ source }) => (
        <Text wrap="clip" tone="muted" title={source.url}>
          {source.url ?? NOTHING}
        </Text>
      ),
    },
  ]
}
