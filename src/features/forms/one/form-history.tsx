import { useIntl } from 'react-intl'
import { useFormPublication, type Form } from '#api/forms'
import { Stack } from '#components/layout'
import { Timeline, type TimelineEntry } from '#components/timeline'
import { messages } from './form.messages.ts'

/** When the form was made, edited and published last. */
export function FormHistory({ form }: { form: Form }) {
  const intl = useIntl()
  const publication = useFormPublication(form.id).data
  const { createdAt, createdBy, updatedAt, updatedBy } = form
  const entries: TimelineEntry[] = [
    {
      id: 'created',
      at: createdAt,
      title: intl.formatMessage(messages.created, { name: createdBy.name }),
    },
    ...(publication
      ? [
          {
            id: 'published',
            at: publication.publishedAt,
            tone: 'success' as const,
            title: intl.formatMessage(messages.wasPublished, {
              name: publication.publishedBy.name,
              version: publication.version,
            }),
          },
        ]
      : []),
    ...(updatedAt !== createdAt && updatedAt !== publication?.publishedAt
      ? [
          {
            id: 'edited',
            at: updatedAt,
            title: intl.formatMessage(messages.edited, { name: (updatedBy ?? createdBy).name }),
          },
        ]
      : []),
  ]
  return (
    <Stack measure="page">
      <Timeline entries={entries.toSorted((a, b) => (a.at < b.at ? 1 : -1))} headingLevel={2} />
    </Stack>
  )
}
