import Smile from 'lucide-react/icons/face-slightly-smiling'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Popover } from '#components/popover'
import { EmojiPanel } from './emoji-panel.tsx'
import { messages } from './emoji.messages.ts'

/** Opens the emoji beside a field and puts the chosen one in. */
export function EmojiButton({ onChoose }: { onChoose: (sign: string) => void }) {
  const label = useIntl().formatMessage(messages.insert)
  const content = (close: () => void) => (
    <EmojiPanel
      onChoose={(sign) => {
        close()
        onChoose(sign)
      }}
    />
  )
  return (
    <Popover label={label} content={content}>
      {(trigger) => <IconButton {...trigger} size="small" label={label} icon={<Icon of={Smile} />} />}
    </Popover>
  )
}
