import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { EntriesField, RichField, useEdit, WordsField } from '#features/editor/inspector/fields'
import { plainText } from '#mail/document/content'
import { MAIL } from '#mail/document/limits'
import type { AccordionBlock } from '#mail/document/leaf-blocks'
import { AmpNote } from './amp-note.tsx'
import { messages } from './blocks.messages.ts'

/** Titles that open and close what belongs to them. */
export function AccordionFields({ block }: { block: AccordionBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <AmpNote kind="accordion" />
      <EntriesField
        label={intl.formatMessage(messages.questions)}
        entries={block.items}
        nameOf={({ title }, index) =>
          plainText(title).trim() || intl.formatMessage(messages.questionName, { number: index + 1 })
        }
        addLabel={intl.formatMessage(messages.addQuestion)}
        create={() => ({ title: [], content: [] })}
        min={1}
        max={MAIL.itemsMax}
        onEntriesChange={(items, how) => edit({ items }, how)}
      >
        {(item, change) => (
          <>
            <WordsField
              label={intl.formatMessage(messages.questionTitle)}
              value={item.title}
              onValueChange={(title, how) => change({ ...item, title }, how)}
            />
            <RichField
              label={intl.formatMessage(messages.questionContent)}
              value={item.content}
              onValueChange={(content, how) => change({ ...item, content }, how)}
            />
          </>
        )}
      </EntriesField>
    </Section>
  )
}
