import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { TextArea } from '#components/text-field'
import { useEdit, useReadOnly } from '#features/editor/inspector/fields'
import { MAIL } from '#mail/document/limits'
import type { HtmlBlock } from '#mail/document/leaf-blocks'
import { parseTemplate } from '#mail/liquid'
import { messages } from './blocks.messages.ts'

/** HTML of the author. */
export function HtmlFields({ block }: { block: HtmlBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const hasProblem = parseTemplate(block.html).problems.length > 0
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <TextArea
        label={intl.formatMessage(messages.html)}
        hint={intl.formatMessage(messages.htmlHint)}
        error={hasProblem ? intl.formatMessage(messages.htmlBad) : undefined}
        value={block.html}
        rows={8}
        maxLength={MAIL.htmlMax}
        spellCheck={false}
        readOnly={readOnly}
        onValueChange={(html) => edit({ html }, 'typing')}
      />
    </Section>
  )
}
