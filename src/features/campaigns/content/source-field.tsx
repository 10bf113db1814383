import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { TextArea } from '#components/text-field'
import { messages } from './mail-card.messages.ts'

/** Characters of a body (CAM-28). */
const BODY_MAX = 500_000
const UNSUBSCRIBE = '{{unsubscribe_url}}'

export interface SourceFieldProps {
  /** In the mode html or text. */
  variant: ContentVariant
  onChange: (change: Partial<ContentVariant>) => void
  /** Back to the blocks that the mail has; without it there are none. */
  onBlocks: (() => void) | undefined
  onStart: () => void
}

/** The body of a mail as HTML or as plain text. */
export function SourceField({ variant, onChange, onBlocks, onStart }: SourceFieldProps) {
  const intl = useIntl()
  const kind = variant.mode === 'text' ? 'text' : 'html'
  return (
    <Stack gap={3}>
      <TextArea
        label={intl.formatMessage(messages[kind])}
        hint={intl.formatMessage(messages[`${kind}Hint`], { variable: UNSUBSCRIBE })}
        rows={12}
        maxLength={BODY_MAX}
        spellCheck={kind === 'text'}
        value={variant[kind] ?? ''}
        onValueChange={(source) => onChange({ [kind]: source })}
      />
      <Inline>
        {onBlocks ? <Button onClick={onBlocks}>{intl.formatMessage(messages.backToBlocks)}</Button> : null}
        <Button tone={onBlocks ? 'quiet' : 'neutral'} aria-haspopup="dialog" onClick={onStart}>
          {intl.formatMessage(messages.startWithBlocks)}
        </Button>
      </Inline>
    </Stack>
  )
}
