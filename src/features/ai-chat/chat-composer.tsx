import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { TextArea } from '#components/text-field'
import { isImeConfirm } from '#lib/ime'
import type { ChatState } from './chat-state.ts'
import type { Chat } from './chat.ts'
import { messages } from './chat-composer.messages.ts'
import * as styles from './chat-composer.css.ts'

/** ms that the button rests after a press (AST-8). */
const COOLDOWN = 1000

/** Why a message was not taken, by the code of the answer (AST-10). */
const refusals = new Map([
  [409, messages.elsewhere],
  [413, messages.tooLong],
  [429, messages.tooMany],
])

export interface ChatComposerProps {
  chat: Chat
  state: ChatState
  /** Of the field. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Where one writes to the assistant: Enter sends, Shift+Enter breaks the line, and what fails to be sent stays. */
export function ChatComposer({
  chat,
  state: { doing, tooSoon, problem, threadId, title },
  ref,
}: ChatComposerProps) {
  const intl = useIntl()
  const [text, type] = useState(chat.draft)
  const setText = (next: string) => {
    chat.keepDraft(next)
    type(next)
  }

  // Why the last Enter sent nothing: it is said for as long as it is so.
  const [early, setEarly] = useState<'answering' | 'loading' | 'elsewhere'>()
  const sending = doing === 'sending'
  const answering = doing === 'listening' || doing === 'reconnecting' || doing === 'stopping'
  const send = async () => {
    setEarly(
      text.trim() === '' ? undefined : answering ? 'answering' : doing === 'loading' ? doing : undefined,
    )
    const outcome = await chat.send(text)
    if (outcome === 'sent') setText('')
    // The conversation went on in another window: it is read from there, with the answer that is being written.
    if (outcome !== 'failed' || threadId === undefined || chat.state().problem?.error.code !== 409) return
    setEarly('elsewhere')
    chat.open({ id: threadId, title })
  }
  return (
    <div className={styles.root}>
      <Stack gap={2} padding={4}>
        {problem?.what === 'send' ? (
          <InlineError ticketId={problem.error.ticketId || undefined}>
            {/* What no repetition helps is said as the server says it. */}
            {(problem.error.code === 422 && problem.error.said) ||
              intl.formatMessage(refusals.get(problem.error.code) ?? messages.failed)}
          </InlineError>
        ) : null}
        <TextArea
          ref={ref}
          label={intl.formatMessage(messages.label)}
          labelHidden
          placeholder={intl.formatMessage(messages.placeholder)}
          rows={2}
          value={text}
          onValueChange={setText}
          readOnly={sending}
          enterKeyHint="send"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isImeConfirm(event)) return
            event.preventDefault()
            void send()
          }}
        />
        <Inline justify="end" nowrap>
          <Stack as="span" grow>
            <Text role="status" size={12} tone="muted">
              {tooSoon
                ? intl.formatMessage(messages.tooSoon)
                : early !== undefined && answering
                  ? intl.formatMessage(messages.wait)
                  : early !== undefined && doing === 'loading'
                    ? intl.formatMessage(messages.loading)
                    : early === 'elsewhere' && doing === 'nothing' && !problem
                      ? intl.formatMessage(messages.elsewhere)
                      : null}
            </Text>
          </Stack>
          {/* One button for both, so that its rest keeps the second press of a double click from stopping the answer. */}
          <Button
            tone={answering ? 'neutral' : 'primary'}
            icon={<Icon of={answering ? Square : ArrowUp} />}
            cooldown={COOLDOWN}
            busy={sending || doing === 'stopping'}
            disabled={!answering && (text.trim() === '' || doing !== 'nothing')}
            onClick={() => void (answering ? chat.stop() : send())}
          >
            {intl.formatMessage(answering ? messages.stop : messages.send)}
          </Button>
        </Inline>
      </Stack>
    </div>
  )
}
