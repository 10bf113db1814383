import Inbox from 'lucide-react/icons/inbox'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { errorBlockOf } from '#api/core'
import {
  useExportSubmissions,
  useFormSubmissions,
  type Form,
  type FormField,
  type FormSubmission,
  type SubmissionStatus,
} from '#api/forms'
import type { PropertyValue } from '#api/shapes'
import { Button } from '#components/button'
import { DataTable, type DataTableColumn } from '#components/data-table'
import { DateField } from '#components/date-field'
import { DescriptionList } from '#components/description-list'
import { SideSheet } from '#components/dialog'
import { EmptyState, NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { SearchField } from '#components/search-field'
import { Select } from '#components/select'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import { ScrolledPart, PageTools } from '#features/forms/layout'
import { isDate } from '#components/date-field'
import { saveFile } from '#lib/save-file'
import { ownTimezone } from '#lib/time-zones'
import { submissionFilterOf, submissionStates, type FormPageQuery } from './form-query.model.ts'
import { TestButton } from './test-button.tsx'
import { messages } from './form.messages.ts'

export interface FormSubmissionsProps {
  form: Form
  query: FormPageQuery
  onQueryChange: (change: Partial<FormPageQuery>, how: 'push' | 'replace') => void
  contactHref: (contactId: string) => string
  /** Where visitors' calls are answered. */
  visitorsUrl: string
  /** Why the submissions can't be exported; undefined: they can. */
  exportObstacle: string | undefined
}

/** Stands where there is no value, in every language. */
const NOTHING = '—'
/** Rows of one page. */
const PAGE = 50
/** Fields that have a column of their own. */
const COLUMNS = 3
const ANY = 'any'
const stateChoices = [ANY, ...submissionStates] as const

const kinds: Record<SubmissionStatus, StatusKind> = {
  accepted: 'success',
  pending_opt_in: 'warning',
  confirmed: 'success',
  spam: 'danger',
  rejected: 'neutral',
}

/** What became of a submission; a test is nothing but a test. */
function StatePill({ submission: { status, isTest } }: { submission: FormSubmission }) {
  const intl = useIntl()
  return isTest ? (
    <StatusPill kind="info">{intl.formatMessage(messages.isTest)}</StatusPill>
  ) : (
    <StatusPill kind={kinds[status]}>{intl.formatMessage(messages[status])}</StatusPill>
  )
}

/** What somebody filled in, in words. */
function valueWords(intl: IntlShape, value: PropertyValue | undefined): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no)
  if (Array.isArray(value)) return intl.formatList(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const labelOf = ({ label, id }: FormField, locale: string) =>
  (locale.startsWith('ja') ? label.ja || label.en : label.en || label.ja) || id

const submissionKey = ({ id }: FormSubmission) => id
const emailOf = ({ values }: FormSubmission) =>
  typeof values['email'] === 'string' ? values['email'] : undefined

/** What visitors sent, newest first: searched, filtered, read and exported (FRM-43). */
export function FormSubmissions({
  form,
  query,
  onQueryChange,
  contactHref,
  visitorsUrl,
  exportObstacle,
}: FormSubmissionsProps) {
  const intl = useIntl()
  const { q, status, from, to } = query
  const timezone = intl.timeZone ?? ownTimezone()
  const filter = useMemo(
    () => submissionFilterOf({ tab: 'submissions', q, status, from, to }, timezone),
    [q, status, from, to, timezone],
  )
  const listed = JSON.stringify(filter)
  // Another question begins with the newest.
  const [place, setPlace] = useState<{ listed: string; cursor: string }>()
  const cursor = place?.listed === listed ? place.cursor : undefined
  const { data, error, isFetching, retry } = useFormSubmissions(form.id, {
    ...filter,
    limit: PAGE,
    ...(cursor !== undefined && { cursor }),
  })
  const question = `${listed}${cursor ?? ''}`
  const [answered, setAnswered] = useState<string>()
  if (!isFetching && !error && data && answered !== question) setAnswered(question)
  const stale = data !== undefined && answered !== undefined && answered !== question
  const rows = data?.items
  const next = data?.nextCursor ?? undefined

  const { send: exportCsv, isSending: isExporting } = useExportSubmissions()
  const save = async () => {
    const outcome = await exportCsv({ params: { formId: form.id }, body: { ...filter, encoding: 'utf-8' } })
    if (!outcome.ok) {
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.exportFailed),
        ticketId: outcome.error.ticketId,
      })
      return
    }
    const { data: file } = outcome
    const bytes = Uint8Array.from(atob(file.data), (letter) => letter.codePointAt(0) ?? 0)
    saveFile(new Blob([bytes], { type: file.mediaType }), file.filename)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.exported, { count: file.rows }) })
  }

  const [opened, setOpened] = useState<{ submission: FormSubmission; open: boolean }>()
  const columns = useMemo(
    () => submissionColumns(intl, form.fields, contactHref),
    [intl, form.fields, contactHref],
  )
  const isFiltered = listed !== '{}'

  return (
    <>
      <Inline role="search" padding={6} align="end">
        <Inline grow="control">
          <SearchField
            label={intl.formatMessage(messages.search)}
            value={q}
            onValueChange={(text) => onQueryChange({ q: text }, 'replace')}
          />
        </Inline>
        <Select<SubmissionStatus | typeof ANY>
          label={intl.formatMessage(messages.state)}
          value={status ?? ANY}
          options={stateChoices.map((value) => ({
            value,
            label: intl.formatMessage(value === ANY ? messages.anyState : messages[value]),
          }))}
          onValueChange={(value) => onQueryChange({ status: value === ANY ? undefined : value }, 'push')}
        />
        <Day
          label={intl.formatMessage(messages.from)}
          value={from}
          max={to}
          onChange={(day) => onQueryChange({ from: day }, 'push')}
        />
        <Day
          label={intl.formatMessage(messages.to)}
          value={to}
          min={from}
          onChange={(day) => onQueryChange({ to: day }, 'push')}
        />
        <Tooltip text={exportObstacle}>
          <Button
            disabled={exportObstacle !== undefined || rows?.length === 0}
            busy={isExporting}
            onClick={() => void save()}
          >
            {intl.formatMessage(messages.export)}
          </Button>
        </Tooltip>
      </Inline>
      {error ? (
        <ScrolledPart>
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.submissionsFailed)}
            onRetry={retry}
          />
        </ScrolledPart>
      ) : rows?.length === 0 && !stale ? (
        <ScrolledPart>
          {isFiltered ? (
            <NoMatch
              onClear={() =>
                onQueryChange({ q: '', status: undefined, from: undefined, to: undefined }, 'push')
              }
            />
          ) : (
            <EmptyState
              drawing={<Icon of={Inbox} size="large" />}
              title={intl.formatMessage(messages.emptyTitle)}
              action={
                <Inline justify="center">
                  <TestButton form={form} visitorsUrl={visitorsUrl} />
                  <Button tone="primary" onClick={() => onQueryChange({ tab: 'overview' }, 'push')}>
                    {intl.formatMessage(messages.toShare)}
                  </Button>
                </Inline>
              }
            >
              {intl.formatMessage(messages.emptyText)}
            </EmptyState>
          )}
        </ScrolledPart>
      ) : (
        <>
          <DataTable
            question={question}
            label={intl.formatMessage(messages.submissions)}
            columns={columns}
            rowCount={rows?.length}
            rowAt={(index) => rows?.[index]}
            rowKey={submissionKey}
            onOpen={(submission) => setOpened({ submission, open: true })}
            openKey={opened?.open ? opened.submission.id : undefined}
            stale={stale}
          />
          {cursor !== undefined || next !== undefined ? (
            <PageTools>
              <Inline justify="end">
                {cursor === undefined ? null : (
                  <Button size="small" onClick={() => setPlace(undefined)}>
                    {intl.formatMessage(messages.newest)}
                  </Button>
                )}
                <Button
                  size="small"
                  disabled={next === undefined}
                  onClick={() => {
                    if (next !== undefined) setPlace({ listed, cursor: next })
                  }}
                >
                  {intl.formatMessage(messages.older)}
                </Button>
              </Inline>
            </PageTools>
          ) : null}
        </>
      )}
      {opened ? (
        <SubmissionSheet
          {...opened}
          fields={form.fields}
          contactHref={contactHref}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </>
  )
}

interface DayProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day of the range. What is typed reaches the address once it is a day. */
function Day({ label, value, min, max, onChange }: DayProps) {
  const [typed, setTyped] = useState({ of: value, text: value ?? '' })
  if (typed.of !== value) setTyped({ of: value, text: value ?? '' })
  return (
    <DateField
      label={label}
      value={typed.of === value ? typed.text : (value ?? '')}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      onValueChange={(text) => {
        setTyped({ of: value, text })
        if (text === '') onChange(undefined)
        else if (isDate(text)) onChange(text)
      }}
    />
  )
}

function submissionColumns(
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

interface SubmissionSheetProps {
  submission: FormSubmission
  fields: readonly FormField[]
  contactHref: (contactId: string) => string
  open: boolean
  onClose: () => void
}

/** All that is known of one submission. Values are text, whatever a visitor typed. */
function SubmissionSheet({ submission, fields, contactHref, open, onClose }: SubmissionSheetProps) {
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
