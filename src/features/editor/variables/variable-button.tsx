import Braces from 'lucide-react/icons/braces'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Popover } from '#components/popover'
import { VariablePicker, type VariablePickerProps } from './variable-picker.tsx'
import { messages } from './variables.messages.ts'

/** Opens the variables beside a field and puts the chosen one in. */
export function VariableButton({ onChoose, lang, inAddress }: VariablePickerProps) {
  const intl = useIntl()
  const content = (close: () => void) => (
    <VariablePicker
      lang={lang}
      inAddress={inAddress}
      onChoose={(variable) => {
        close()
        onChoose(variable)
      }}
    />
  )
  return (
    <Popover label={intl.formatMessage(messages.title)} content={content}>
      {(trigger) => (
        <IconButton
          {...trigger}
          size="small"
          label={intl.formatMessage(messages.insert)}
          icon={<Icon of={Braces} />}
        />
      )}
    </Popover>
  )
}
