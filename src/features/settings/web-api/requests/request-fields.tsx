import { useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import type { FieldProblem, RequestField } from '#api/requests'
import { useAllSenders } from '#api/senders'
import { Button } from '#components/button'
import { Columns, Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { TagList } from '#components/tag-list'
import { TextArea, TextField } from '#components/text-field'
import { Tooltip } from '#components/tooltip'
import { rowsOf, textOf, textsOf, type RequestDraft, type Typed } from './request-draft.model.ts'
import { messages } from './requests.messages.ts'
import * as styles from './requests.css.ts'

/** Why a field cannot be sent as it is. */
export interface ShownProblem extends Omit<FieldProblem, 'kind'> {
  kind: FieldProblem['kind'] | 'unreadable'
}

export interface RequestFieldsProps {
  fields: readonly RequestField[]
  draft: RequestDraft
  onChange: (name: string, typed: Typed) => void
  /** By the names of the fields. */
  problems: ReadonlyMap<string, ShownProblem>
  /** Makes another idempotency key. */
  onNewKey: () => void
}

/** The fields of a call, as its schema says. They are called what the API calls them. */
export function RequestFields({ fields, draft, onChange, problems, onNewKey }: RequestFieldsProps) {
  const intl = useIntl()
  const known = useKnownIds()
  return (
    <fieldset>
      <legend className={styles.legend}>{intl.formatMessage(messages.fields)}</legend>
      <Stack>
        {fields.map((field) => {
          const problem = problems.get(field.name)
          const one = (
            <OneField
              key={field.name}
              field={field}
              typed={Object.hasOwn(draft, field.name) ? draft[field.name] : undefined}
              onType={(typed) => onChange(field.name, typed)}
              problem={problem}
              known={known[field.name]}
            />
          )
          return field.name === 'idempotencyKey' ? (
            <Stack key={field.name} gap={2}>
              {one}
              <Inline>
                <Button size="small" onClick={onNewKey}>
                  {intl.formatMessage(messages.newKey)}
                </Button>
              </Inline>
            </Stack>
          ) : (
            one
          )
        })}
      </Stack>
    </fieldset>
  )
}

interface KnownId {
  value: string
  label: string
}

/** What a field with the id of something can be, by the name of the field: people choose by name. */
function useKnownIds(): Readonly<Record<string, readonly KnownId[] | undefined>> {
  const senders = useAllSenders().data
  const lists = useMailingLists().data
  return {
    senderId: senders?.items.map(({ id, fromName, address }) => ({
      value: id,
      label: `${fromName} <${address}>`,
    })),
    mailingListId: lists?.items.map(({ id, name }) => ({ value: id, label: name })),
  }
}

function problemWords(intl: IntlShape, problem: ShownProblem): string {
  switch (problem.kind) {
    case 'missing':
      return intl.formatMessage(messages.missing)
    case 'tooLong':
      return problem.limit === undefined
        ? intl.formatMessage(messages.wrong)
        : intl.formatMessage(messages.tooLong, { limit: problem.limit })
    case 'tooShort':
      return problem.limit === undefined
        ? intl.formatMessage(messages.wrong)
        : intl.formatMessage(messages.tooShort, { limit: problem.limit })
    case 'wrong':
      return intl.formatMessage(messages.wrong)
    case 'unreadable':
      return intl.formatMessage(messages.unreadable)
  }
}

interface OneFieldProps {
  field: RequestField
  typed: Typed | undefined
  onType: (typed: Typed) => void
  problem: ShownProblem | undefined
  known: readonly KnownId[] | undefined
}

function OneField({ field, typed, onType, problem, known }: OneFieldProps) {
  const intl = useIntl()
  const { name, kind, required, options } = field
  const text = textOf(typed)
  const error = problem && problemWords(intl, problem)
  const common = { label: name, error, required }
  const choices = known ?? options.map((value) => ({ value, label: value }))
  if (choices.length > 0)
    return (
      <Choice
        {...common}
        text={text}
        onType={onType}
        choices={choices}
        unset={required ? undefined : intl.formatMessage(messages.unset)}
      />
    )
  switch (kind) {
    case 'flag':
      return (
        <Choice
          {...common}
          text={text}
          onType={onType}
          choices={['true', 'false'].map((value) => ({ value, label: value }))}
          unset={intl.formatMessage(messages.unset)}
        />
      )
    case 'longText':
    case 'json':
      return (
        <TextArea
          {...common}
          hint={kind === 'json' ? intl.formatMessage(messages.json) : undefined}
          value={text}
          onValueChange={onType}
          rows={kind === 'json' ? 2 : 3}
          spellCheck={false}
        />
      )
    case 'texts':
      return <TagList {...common} tags={textsOf(typed)} onTagsChange={onType} max={field.most} spaces />
    case 'rows':
      return <Rows field={field} rows={rowsOf(typed)} onType={onType} problem={problem} />
    case 'choice':
    case 'number':
    case 'text':
      return (
        <TextField
          {...common}
          hint={name === 'idempotencyKey' ? intl.formatMessage(messages.idempotency) : undefined}
          value={text}
          onValueChange={onType}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )
  }
}

interface ChoiceProps {
  label: string
  error: string | undefined
  required: boolean
  text: string
  onType: (typed: string) => void
  choices: readonly KnownId[]
  /** Words of the choice to leave it out; undefined where it must be there. */
  unset: string | undefined
}

/** The value of the choice to leave a field out: an empty one would be the placeholder. */
const UNSET = '-'

function Choice({ text, onType, choices, unset, ...common }: ChoiceProps) {
  const intl = useIntl()
  const isKnown = choices.some(({ value }) => value === text)
  return (
    <Select
      {...common}
      value={isKnown ? text : unset === undefined ? '' : UNSET}
      onValueChange={(value) => onType(value === UNSET ? '' : value)}
      placeholder={unset === undefined ? intl.formatMessage(messages.choose) : undefined}
      options={[...(unset === undefined ? [] : [{ value: UNSET, label: unset }]), ...choices]}
    />
  )
}

interface RowsProps {
  field: RequestField
  rows: readonly Readonly<Record<string, string>>[]
  onType: (typed: Typed) => void
  problem: ShownProblem | undefined
}

function Rows({ field, rows, onType, problem }: RowsProps) {
  const intl = useIntl()
  const add = useRef<HTMLButtonElement>(null)
  const full = field.most !== undefined && rows.length >= field.most
  // What is wrong with the whole is said at its first field.
  const { row: wrongRow = 0, part = field.fields[0]?.name } = problem ?? {}
  const nameOf = (index: number) => intl.formatMessage(messages.row, { field: field.name, number: index + 1 })
  return (
    <Stack gap={3}>
      {rows.map((row, index) => (
        // Rows have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} gap={2} role="group" aria-label={nameOf(index)}>
          <Columns gap={3}>
            {field.fields.map(({ name, required }) => (
              <TextField
                key={name}
                label={`${nameOf(index)}: ${name}`}
                required={required}
                value={Object.hasOwn(row, name) ? (row[name] ?? '') : ''}
                onValueChange={(text) =>
                  onType(rows.map((other, at) => (at === index ? { ...other, [name]: text } : other)))
                }
                error={
                  problem && index === wrongRow && name === part ? problemWords(intl, problem) : undefined
                }
                autoComplete="off"
              />
            ))}
          </Columns>
          {rows.length > 1 ? (
            <Inline>
              <Button
                size="small"
                tone="quiet"
                onClick={() => {
                  // The button goes, or is then that of another row.
                  add.current?.focus()
                  onType(rows.filter((_, at) => at !== index))
                }}
              >
                {intl.formatMessage(messages.removeRow, { row: nameOf(index) })}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      ))}
      <Inline>
        <Tooltip text={full ? intl.formatMessage(messages.tooLong, { limit: rows.length }) : undefined}>
          <Button ref={add} size="small" disabled={full} onClick={() => onType([...rows, {}])}>
            {intl.formatMessage(messages.addRow, { field: field.name })}
          </Button>
        </Tooltip>
      </Inline>
    </Stack>
  )
}
