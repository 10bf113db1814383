import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { TextArea } from '#components/text-field'
import { VisuallyHidden } from '#components/visually-hidden'
import { isImeConfirm } from '#lib/ime'
import type { Chat } from './chat.ts'
import { messages } from './own-message.messages.ts'
import * as styles from './chat-message.css.ts'

export interface OwnMessageProps {
  chat: Chat
  text: string
  /** It can be changed and sent again. */
  editable: boolean
}

/** A message of the reader. Changed, it is sent as another one: what was said before stays. */
export function OwnMessage({ chat, text, editable }: OwnMessageProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState<string>()
  const [left, setLeft] = useState(false)
  const leave = () => {
    setDraft(undefined)
    setLeft(true)
  }
  const send = async () => {
    if ((await chat.send(draft ?? '')) === 'sent') setDraft(undefined)
  }
  if (draft !== undefined)
    return (
      <Stack as="li" gap={2}>
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for it
          autoFocus
          label={intl.formatMessage(messages.field)}
          rows={3}
          value={draft}
          onValueChange={setDraft}
          onKeyDown={(event) => {
            if (isImeConfirm(event)) return
            if (event.key === 'Escape') {
              event.stopPropagation()
              leave()
            }
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            void send()
          }}
        />
        <Inline justify="end">
          <Button size="small" onClick={leave}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button size="small" tone="primary" disabled={draft.trim() === ''} onClick={() => void send()}>
            {intl.formatMessage(messages.send)}
          </Button>
        </Inline>
      </Stack>
    )
  return (
    <li className={styles.root} data-role="user">
      <VisuallyHidden>{intl.formatMessage(messages.you)}</VisuallyHidden>
      <p className={styles.text}>{text}</p>
      {editable ? (
        <span className={styles.edit}>
          <IconButton
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- who changes nothing is where the change began
            autoFocus={left}
            label={intl.formatMessage(messages.edit)}
            icon={<Icon of={Pencil} />}
            size="small"
            onClick={() => setDraft(text)}
          />
        </span>
      ) : null}
    </li>
  )
}
