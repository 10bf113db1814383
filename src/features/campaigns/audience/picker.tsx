import { useIntl } from 'react-intl'
import { MultiCombobox } from '#components/combobox'
import { messages } from './audience.messages.ts'

interface Named {
  id: string
  name: string
  archived?: boolean | undefined
}

export interface PickerProps {
  label: string
  hint?: string
  /** What is chosen, in the order of choosing. */
  ids: readonly string[]
  /** All there are; undefined while they come. */
  all: readonly Named[] | undefined
  onIdsChange: (ids: string[]) => void
}

/** Lists or segments, found by typing. What is chosen and gone says so and can be taken out. */
export function Picker({ label, hint, ids, all, onIdsChange }: PickerProps) {
  const intl = useIntl()
  const optionOf = (id: string) => {
    const found = all?.find((one) => one.id === id)
    if (found) {
      const { name } = found
      return { value: id, label: found.archived ? intl.formatMessage(messages.archived, { name }) : name }
    }
    return { value: id, label: all ? intl.formatMessage(messages.gone) : '…' }
  }
  return (
    <MultiCombobox
      label={label}
      hint={hint}
      disabled={all === undefined}
      values={ids.map(optionOf)}
      options={(all ?? [])
        .filter(({ archived }) => archived !== true)
        .map(({ id, name }) => ({ value: id, label: name }))}
      onValuesChange={(chosen) => onIdsChange(chosen.map(({ value }) => value))}
    />
  )
}
