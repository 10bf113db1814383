import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useExportSubmissions, type SubmissionStatus } from '#api/forms'
import { Button } from '#components/button'
import { DateField, isDate } from '#components/date-field'
import { Inline } from '#components/layout'
import { SearchField } from '#components/search-field'
import { Select } from '#components/select'
import { toasts } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import { bytesOfBase64 } from '#lib/base64'
import { saveFile } from '#lib/save-file'
import { submissionStates, type submissionFilterOf } from './form-query.model.ts'
import type { FormSubmissionsProps } from './form-submissions.tsx'
import { messages } from './form.messages.ts'

const ANY = 'any'
const stateChoices = [ANY, ...submissionStates] as const

interface SubmissionToolsProps extends Pick<
  FormSubmissionsProps,
  'form' | 'query' | 'onQueryChange' | 'exportObstacle'
> {
  /** What an export is held to, as the list is. */
  filter: ReturnType<typeof submissionFilterOf>
  /** There is nothing to export. */
  empty: boolean
}

/** What the list of submissions is held to, and the way to a file of it. */
export function SubmissionTools({
  form,
  query: { q, status, from, to },
  onQueryChange,
  exportObstacle,
  filter,
  empty,
}: SubmissionToolsProps) {
  const intl = useIntl()
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
    const bytes = bytesOfBase64(file.data)
    saveFile(new Blob([bytes], { type: file.mediaType }), file.filename)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.exported, { count: file.rows }) })
  }

  return (
    <Inline role="search" padding="page" align="end">
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
      {/* A range is not torn apart where the line is full. */}
      <Inline align="end">
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
      </Inline>
      <Tooltip text={exportObstacle}>
        <Button
          disabled={exportObstacle !== undefined || empty}
          busy={isExporting}
          onClick={() => void save()}
        >
          {intl.formatMessage(messages.export)}
        </Button>
      </Tooltip>
    </Inline>
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
