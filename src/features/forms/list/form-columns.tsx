import type { IntlShape } from 'react-intl'
import type { Form } from '#api/forms'
import type { DataTableColumn } from '#components/data-table'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { conversionOf } from '#domain/forms/form-actions'
import type { PublicForm } from '#domain/forms/public-form'
import { FormThumbnail } from '#features/forms/form-view'
import { ListNames } from '#features/mailing-lists/list-names'
import type { FormLanguage } from '#form-render'
import { shareText } from '#lib/share-text'
import { FormStatusPill } from './form-status-pill.tsx'
import { messages } from './forms.messages.ts'

/** Stands where there is no value, in every language. */
const NOTHING = '—'

const Nothing = ({ intl }: { intl: IntlShape }) => (
  <>
    <span aria-hidden>{NOTHING}</span>
    <VisuallyHidden>{intl.formatMessage(messages.none)}</VisuallyHidden>
  </>
)

export interface FormColumnsOptions {
  intl: IntlShape
  hrefOf: (form: Form) => string
  /** Undefined while it is not known what kinds the fields are of. */
  publicFormOf: ((form: Form) => PublicForm) | undefined
  /** Of mailing lists by their ids; undefined while they are not known. */
  listNames: ReadonlyMap<string, string> | undefined
}

/** The mailing lists that a form puts people on, those to choose from included. */
export const listIdsOf = ({ settings, fields }: Pick<Form, 'settings' | 'fields'>): string[] => [
  ...new Set([
    ...settings.mailingListIds,
    ...fields.flatMap(({ type, options = [] }) =>
      type === 'list_choice' ? options.map(({ value }) => value) : [],
    ),
  ]),
]

/** The columns of the forms (FRM-31). */
export function formColumns({
  intl,
  hrefOf,
  publicFormOf,
  listNames,
}: FormColumnsOptions): readonly DataTableColumn<Form>[] {
  const language: FormLanguage = intl.locale.startsWith('ja') ? 'ja' : 'en'
  const figure = (value: number) => <span>{intl.formatNumber(value)}</span>
  const date = (iso: string) => (
    <Text wrap="clip" title={intl.formatDate(iso, { dateStyle: 'full', timeStyle: 'long' })}>
      {intl.formatDate(iso, { dateStyle: 'medium' })}
    </Text>
  )
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      width: { least: 58, share: 2 },
      sortable: true,
      inCard: 'title',
      cell: (form) => (
        <Inline gap={3} nowrap>
          <FormThumbnail form={publicFormOf?.(form)} language={language} />
          <Text weight="medium" wrap="clip" title={form.name}>
            {/* The row itself is what the keyboard reaches; the link is for the pointer and for new tabs. */}
            <Link href={hrefOf(form)} tone="quiet" tabIndex={-1}>
              {form.name}
            </Link>
          </Text>
        </Inline>
      ),
    },
    {
      id: 'status',
      header: intl.formatMessage(messages.status),
      width: { least: 38, share: 0.2 },
      sortable: true,
      inCard: 'meta thumb',
      cell: ({ status }) => <FormStatusPill intl={intl} status={status} />,
    },
    {
      id: 'lists',
      header: intl.formatMessage(messages.lists),
      width: { least: 34, share: 0.6 },
      cell: (form) => <ListNames ids={listIdsOf(form)} names={listNames} />,
    },
    {
      id: 'views',
      header: intl.formatMessage(messages.views),
      width: { least: 22, share: 0.1 },
      align: 'end',
      cell: ({ stats }) => figure(stats.views),
    },
    {
      id: 'submissions',
      header: intl.formatMessage(messages.submissions),
      width: { least: 24, share: 0.1 },
      align: 'end',
      inCard: 'aside',
      cell: ({ stats }) => figure(stats.submissions),
    },
    {
      id: 'conversion',
      header: intl.formatMessage(messages.conversion),
      width: { least: 23, share: 0.1 },
      align: 'end',
      cell: ({ stats }) => {
        const share = conversionOf(stats)
        if (share === undefined) return <Nothing intl={intl} />
        return <span>{shareText(intl, share)}</span>
      },
    },
    {
      id: 'last',
      header: intl.formatMessage(messages.last),
      width: { least: 30, share: 0.1 },
      cell: ({ stats }) =>
        stats.lastSubmissionAt === undefined ? <Nothing intl={intl} /> : date(stats.lastSubmissionAt),
    },
    {
      id: 'updatedAt',
      header: intl.formatMessage(messages.updated),
      width: { least: 28, share: 0.1 },
      sortable: true,
      cell: ({ updatedAt, updatedBy, createdBy }) => (
        <Stack gap={0}>
          {date(updatedAt)}
          <Text size={12} tone="muted" wrap="clip" title={(updatedBy ?? createdBy).name}>
            {intl.formatMessage(messages.by, { name: (updatedBy ?? createdBy).name })}
          </Text>
        </Stack>
      ),
    },
  ]
}
