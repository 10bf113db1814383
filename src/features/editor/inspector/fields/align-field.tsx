import { useIntl } from 'react-intl'
import { ChoiceField } from './choice-field.tsx'
import { messages } from './fields.messages.ts'

type Align = 'left' | 'center' | 'right'

export interface AlignFieldProps {
  /** Undefined where the selected nodes differ. */
  value: Align | undefined
  onValueChange: (value: Align) => void
}

/** Where a block is placed in its column. */
export function AlignField(props: AlignFieldProps) {
  const intl = useIntl()
  return (
    <ChoiceField
      {...props}
      label={intl.formatMessage(messages.align)}
      options={[
        { value: 'left', label: intl.formatMessage(messages.alignLeft) },
        { value: 'center', label: intl.formatMessage(messages.alignCenter) },
        { value: 'right', label: intl.formatMessage(messages.alignRight) },
      ]}
    />
  )
}
