import { useIntl } from 'react-intl'
import { Select } from '#components/select'
import { useEditor } from '#features/editor/state'
import { messages } from './visibility.messages.ts'

export interface HideFieldProps {
  /** Undefined where the selected nodes differ. */
  value: 'none' | 'mobile' | 'desktop' | undefined
  onValueChange: (value: 'mobile' | 'desktop' | undefined) => void
}

/** On which devices a part is shown. */
export function HideField({ value, onValueChange }: HideFieldProps) {
  const intl = useIntl()
  const readOnly = useEditor((state) => state.readOnly)
  return (
    <Select
      label={intl.formatMessage(messages.hideOn)}
      value={value ?? ''}
      disabled={readOnly}
      options={(['none', 'mobile', 'desktop'] as const).map((one) => ({
        value: one,
        label: intl.formatMessage(messages[one]),
      }))}
      onValueChange={(next) => onValueChange(next === 'none' ? undefined : next)}
    />
  )
}
