import Inbox from 'lucide-react/icons/inbox'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useFormSubmissions, type Form, type FormSubmission } from '#api/forms'
import { Button } from '#components/button'
import { DataTable } from '#components/data-table'
import { EmptyState, NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { ListNotice } from '#components/page'
import { ScrolledPart, PageTools } from '#features/forms/layout'
import { ownTimezone } from '#lib/time-zones'
import { submissionFilterOf, type FormPageQuery } from './form-query.model.ts'
import { messages } from './form.messages.ts'
import { submissionColumns } from './submission-columns.tsx'
import { SubmissionSheet } from './submission-sheet.tsx'
import { SubmissionTools } from './submission-tools.tsx'
import { TestButton } from './test-button.tsx'

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

/** Rows of one page. */
const PAGE = 50

const submissionKey = ({ id }: FormSubmission) => id

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
    () => submissionFilterOf({ q, status, from, to }, timezone),
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

  // It stays while its sheet goes, and when newer ones move it to another page.
  const [read, setRead] = useState<FormSubmission>()
  const found = rows?.find(({ id }) => id === query.submission)
  if (found && found !== read) setRead(found)
  const isOpen = query.submission !== undefined && read?.id === query.submission
  const columns = useMemo(
    () => submissionColumns(intl, form.fields, contactHref),
    [intl, form.fields, contactHref],
  )
  const isFiltered = listed !== '{}'
  const failure = error ? (
    <ErrorBlock
      {...errorBlockOf(error)}
      title={intl.formatMessage(messages.submissionsFailed)}
      onRetry={retry}
    />
  ) : null

  return (
    <>
      <SubmissionTools
        form={form}
        query={query}
        onQueryChange={onQueryChange}
        exportObstacle={exportObstacle}
        filter={filter}
        empty={rows?.length === 0}
      />
      {error && !rows ? (
        <ScrolledPart>{failure}</ScrolledPart>
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
          {/* It is asked every half minute: rows that are being read stay while one of the answers is missing (ERR-11). */}
          {failure ? <ListNotice>{failure}</ListNotice> : null}
          <DataTable
            question={question}
            label={intl.formatMessage(messages.submissions)}
            columns={columns}
            rowCount={rows?.length}
            rowAt={(index) => rows?.[index]}
            rowKey={submissionKey}
            onOpen={({ id }) => onQueryChange({ submission: id }, 'push')}
            openKey={isOpen ? read.id : undefined}
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
      {read ? (
        <SubmissionSheet
          submission={read}
          open={isOpen}
          fields={form.fields}
          contactHref={contactHref}
          onClose={() => onQueryChange({ submission: undefined }, 'push')}
        />
      ) : null}
    </>
  )
}
