import { useIntl } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import { Checkbox } from '#components/checkbox'
import { MultiCombobox } from '#components/combobox'
import { FieldGroup } from '#components/form'
import { InlineError } from '#components/inline-error'
import { Columns } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { messages } from './lists-field.messages.ts'

/** So many lists stand there to be ticked; of more one finds those one wants by typing. */
const TICKED = 12

export interface ListsFieldProps {
  label: string
  /** Ids of the lists that are chosen. */
  value: readonly string[]
  onValueChange: (mailingListIds: readonly string[]) => void
  /** @default false */
  disabled?: boolean
}

/** The mailing lists that contacts are put on. */
export function ListsField({ label, value, onValueChange, disabled = false }: ListsFieldProps) {
  const intl = useIntl()
  const { data, error, retry, isFetching } = useMailingLists()
  if (data && data.items.length > TICKED) {
    const options = data.items.map(({ id, name }) => ({ value: id, label: name }))
    return (
      <MultiCombobox
        label={label}
        disabled={disabled}
        options={options}
        values={options.filter((option) => value.includes(option.value))}
        onValuesChange={(chosen) => onValueChange(chosen.map((option) => option.value))}
      />
    )
  }
  return (
    <FieldGroup label={label}>
      {data ? (
        data.items.length === 0 ? (
          <p>{intl.formatMessage(messages.none)}</p>
        ) : (
          <Columns gap={2} keep>
            {data.items.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                disabled={disabled}
                checked={value.includes(id)}
                onCheckedChange={(checked) =>
                  onValueChange(checked ? [...value, id] : value.filter((one) => one !== id))
                }
              />
            ))}
          </Columns>
        )
      ) : error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
          {intl.formatMessage(messages.failed)}
        </InlineError>
      ) : (
        <Skeleton width={60} />
      )}
    </FieldGroup>
  )
}
