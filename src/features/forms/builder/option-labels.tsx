import { useIntl } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import type { FormField } from '#api/forms'
import { FieldGroup } from '#components/form'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import type { PublicField } from '#domain/forms/public-form'
import { ListsField } from '#features/mailing-lists/lists-field'
import { FORM } from './builder-draft.model.ts'
import { messages } from './field-panel.messages.ts'

interface OptionLabelsProps {
  field: FormField
  shown: PublicField
  onChange: (part: Partial<FormField>, place?: string) => void
}

/** What visitors choose from: mailing lists, or the choices of the property; and how each is called on the form. */
export function OptionLabels({ field, shown, onChange }: OptionLabelsProps) {
  const intl = useIntl()
  const lists = useMailingLists().data?.items ?? []
  const isLists = field.type === 'list_choice'
  const options = isLists ? (field.options ?? []) : (shown.options ?? [])
  const names = new Map(lists.map(({ id, name }) => [id, name]))
  if (!isLists && (field.type !== 'property' || options.length === 0)) return null
  return (
    <>
      {isLists ? (
        <ListsField
          label={intl.formatMessage(messages.lists)}
          value={options.map(({ value }) => value)}
          onValueChange={(ids) =>
            onChange({
              options: ids.map(
                (value) =>
                  options.find((one) => one.value === value) ?? { value, label: names.get(value) ?? value },
              ),
            })
          }
        />
      ) : null}
      {options.length === 0 ? null : (
        <FieldGroup label={intl.formatMessage(messages.options)}>
          {options.map(({ value, label }) => (
            <TextField
              key={value}
              label={(isLists ? names.get(value) : undefined) ?? value}
              maxLength={FORM.labelMax}
              value={label}
              onValueChange={(text) =>
                onChange(
                  {
                    options: options.map((one) => (one.value === value ? { value, label: text } : one)),
                  },
                  `option ${value}`,
                )
              }
            />
          ))}
          <Text as="p" tone="muted" size={12}>
            {intl.formatMessage(isLists ? messages.listsHint : messages.optionsHint)}
          </Text>
        </FieldGroup>
      )}
    </>
  )
}
