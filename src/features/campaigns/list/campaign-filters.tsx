import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Button } from '#components/button'
import { DateField } from '#components/date-field'
import { FilterChips, type FilterChip } from '#components/filter-chips'
import { Inline } from '#components/layout'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import { DAY } from '#lib/duration'
import { dayOfIso } from '#lib/iso-date'
import type { Names } from './campaign-cells.tsx'
import type { CampaignsQuery } from './campaigns-query.model.ts'
import { messages } from './campaign-filters.messages.ts'
import * as styles from './campaign-filters.css.ts'

// Come with the filters: one is drawn beside them.
export { ColumnChooser, ColumnHandle } from '#components/data-table'

const kinds = ['sender', 'list', 'label', 'dates'] as const
type Kind = (typeof kinds)[number]
type Change = Partial<Pick<CampaignsQuery, 'sender' | 'list' | 'label' | 'from' | 'to'>>

/** What takes each filter away. */
const NONE: Readonly<Record<Kind, Change>> = {
  sender: { sender: undefined },
  list: { list: undefined },
  label: { label: undefined },
  dates: { from: undefined, to: undefined },
}

export interface CampaignFiltersProps {
  query: CampaignsQuery
  onChange: (change: Change) => void
  lists: Names
  senders: Names
  /** The calendar shows a month: it has no other dates. */
  withDates: boolean
}

/** What narrows the campaigns, each as a chip that can be changed and taken away (CAM-31). */
export function CampaignFilters({ query, onChange, lists, senders, withDates }: CampaignFiltersProps) {
  const intl = useIntl()
  const [editing, setEditing] = useState<Kind>()
  const { sender, list, label } = query
  const offered = kinds.filter((kind) => withDates || kind !== 'dates')
  const words: Record<Kind, string | undefined> = {
    sender: sender && intl.formatMessage(messages.senderIs, { name: senders?.get(sender) ?? sender }),
    list: list && intl.formatMessage(messages.listIs, { name: lists?.get(list) ?? list }),
    label: label && intl.formatMessage(messages.labelIs, { name: label }),
    dates: datesWords(intl, query),
  }
  const chips = offered
    .filter((kind) => words[kind] !== undefined || kind === editing)
    .map((kind): FilterChip => ({
      id: kind,
      label: words[kind] ?? intl.formatMessage(messages.new, { filter: intl.formatMessage(messages[kind]) }),
      editor: (close) =>
        filterEditor({
          kind,
          query,
          title: intl.formatMessage(messages[kind]),
          names: kind === 'sender' ? senders : lists,
          onApply(change) {
            onChange(change)
            close()
          },
        }),
    }))
  return (
    <FilterChips
      chips={chips}
      onRemove={(id) => {
        const kind = kinds.find((one) => one === id)
        if (kind === editing) setEditing(undefined)
        if (kind) onChange(NONE[kind])
      }}
      onClear={() => {
        setEditing(undefined)
        onChange(Object.assign({}, ...offered.map((kind) => NONE[kind])))
      }}
      addable={offered
        .filter((kind) => words[kind] === undefined)
        .map((kind) => ({ id: kind, label: intl.formatMessage(messages[kind]) }))}
      onAdd={(id) => setEditing(kinds.find((one) => one === id))}
      editing={editing}
      onEditingChange={(id) => setEditing(kinds.find((one) => one === id))}
    />
  )
}

interface FilterEditorOptions {
  kind: Kind
  query: CampaignsQuery
  title: string
  names: Names
  onApply: (change: Change) => void
}

function filterEditor({ kind, query, title, names, onApply }: FilterEditorOptions) {
  if (kind === 'label') return <LabelForm label={query.label ?? ''} onApply={onApply} />
  if (kind === 'dates') return <DatesForm query={query} onApply={onApply} />
  return (
    <Choice
      label={title}
      value={query[kind]}
      names={names}
      onChoose={(id) => onApply(kind === 'sender' ? { sender: id } : { list: id })}
    />
  )
}

/** The days in words; undefined where there are none. */
function datesWords(intl: IntlShape, { from, to }: Pick<CampaignsQuery, 'from' | 'to'>): string | undefined {
  const wordsOf = (iso: string) =>
    intl.formatDate((dayOfIso(iso) ?? 0) * DAY, { dateStyle: 'medium', timeZone: 'UTC' })
  if (from !== undefined && to !== undefined)
    return intl.formatMessage(messages.between, { from: wordsOf(from), to: wordsOf(to) })
  if (from !== undefined) return intl.formatMessage(messages.since, { day: wordsOf(from) })
  return to === undefined ? undefined : intl.formatMessage(messages.until, { day: wordsOf(to) })
}

interface ChoiceProps {
  label: string
  value: string | undefined
  names: Names
  onChoose: (id: string) => void
}

function Choice({ label, value = '', names, onChoose }: ChoiceProps) {
  const intl = useIntl()
  return (
    <div className={styles.form}>
      <Select
        label={label}
        value={value}
        placeholder={intl.formatMessage(messages.choose)}
        options={[...(names ?? [])].map(([id, name]) => ({ value: id, label: name }))}
        onValueChange={onChoose}
      />
    </div>
  )
}

function LabelForm({ label: before, onApply }: { label: string; onApply: (change: Change) => void }) {
  const intl = useIntl()
  const [label, setLabel] = useState(before)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply({ label: label.trim() === '' ? undefined : label.trim() })
      }}
    >
      <TextField
        label={intl.formatMessage(messages.label)}
        value={label}
        onValueChange={setLabel}
        maxLength={40}
      />
      <Apply />
    </form>
  )
}

function DatesForm({
  query: { from: first, to: last },
  onApply,
}: {
  query: CampaignsQuery
  onApply: (change: Change) => void
}) {
  const intl = useIntl()
  const [from, setFrom] = useState(first ?? '')
  const [to, setTo] = useState(last ?? '')
  const isDay = (iso: string) => iso === '' || dayOfIso(iso) !== undefined
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDay(from) || !isDay(to) || (from !== '' && to !== '' && to < from)) return
        onApply({ from: from === '' ? undefined : from, to: to === '' ? undefined : to })
      }}
    >
      <DateField label={intl.formatMessage(messages.from)} value={from} onValueChange={setFrom} />
      <DateField
        label={intl.formatMessage(messages.to)}
        value={to}
        onValueChange={setTo}
        {...(isDay(from) && from !== '' && { min: from })}
      />
      <Apply />
    </form>
  )
}

function Apply() {
  const intl = useIntl()
  return (
    <Inline justify="end">
      <Button size="small" type="submit" tone="primary">
        {intl.formatMessage(messages.apply)}
      </Button>
    </Inline>
  )
}
