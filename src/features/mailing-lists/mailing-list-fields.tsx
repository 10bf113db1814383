import { useIntl } from 'react-intl'
import { RadioGroup } from '#components/radio-group'
import { Switch } from '#components/switch'
import { TextArea, TextField } from '#components/text-field'
import { MAILING_LIST, type ListValues, type nameProblem } from './mailing-list.model.ts'
import { messages } from './mailing-lists.messages.ts'

export interface MailingListFieldsProps {
  values: ListValues
  onChange: (change: Partial<ListValues>) => void
  readOnly: boolean
  problem: ReturnType<typeof nameProblem>
  /** It is the default already: another list has to take over. */
  mustStayDefault?: boolean
}

/** What can be set of a list, new or old. */
export function MailingListFields({
  values,
  onChange,
  readOnly,
  problem,
  mustStayDefault = false,
}: MailingListFieldsProps) {
  const intl = useIntl()
  const problems = {
    empty: intl.formatMessage(messages.nameEmpty),
    long: intl.formatMessage(messages.nameLong, { max: MAILING_LIST.nameMax }),
    taken: intl.formatMessage(messages.nameTaken),
  }
  return (
    <>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        required
        value={values.name}
        onValueChange={(name) => onChange({ name })}
        readOnly={readOnly}
        error={problem === undefined ? undefined : problems[problem]}
      />
      <TextArea
        label={intl.formatMessage(messages.description)}
        value={values.description}
        onValueChange={(description) => onChange({ description })}
        maxLength={MAILING_LIST.descriptionMax}
        readOnly={readOnly}
      />
      <RadioGroup
        label={intl.formatMessage(messages.visibility)}
        disabled={readOnly}
        value={values.visibility}
        onValueChange={(visibility) => onChange({ visibility })}
        options={[
          {
            value: 'public',
            label: intl.formatMessage(messages.public),
            hint: intl.formatMessage(messages.publicHint),
          },
          {
            value: 'private',
            label: intl.formatMessage(messages.private),
            hint: intl.formatMessage(messages.privateHint),
          },
        ]}
      />
      <RadioGroup
        label={intl.formatMessage(messages.optIn)}
        disabled={readOnly}
        value={values.optIn}
        onValueChange={(optIn) => onChange({ optIn })}
        options={[
          {
            value: 'double',
            label: intl.formatMessage(messages.double),
            hint: intl.formatMessage(messages.doubleHint),
          },
          {
            value: 'single',
            label: intl.formatMessage(messages.single),
            hint: intl.formatMessage(messages.singleHint),
          },
        ]}
      />
      <Switch
        label={intl.formatMessage(messages.isDefault)}
        hint={intl.formatMessage(mustStayDefault ? messages.isDefaultFixed : messages.isDefaultHint)}
        checked={values.isDefault}
        onCheckedChange={(isDefault) => onChange({ isDefault })}
        readOnly={readOnly || mustStayDefault}
      />
    </>
  )
}
