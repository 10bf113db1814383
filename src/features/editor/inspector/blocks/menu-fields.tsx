import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { AlignField, EntriesField, HrefField, useEdit, WordsField } from '#features/editor/inspector/fields'
import { plainText } from '#mail/document/content'
import { MAIL } from '#mail/document/limits'
import type { MenuBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** A row of links. */
export function MenuFields({ block }: { block: MenuBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.content)}>
        <EntriesField
          label={intl.formatMessage(messages.links)}
          entries={block.items}
          nameOf={({ label }, index) =>
            plainText(label).trim() || intl.formatMessage(messages.linkName, { number: index + 1 })
          }
          addLabel={intl.formatMessage(messages.addLink)}
          create={() => ({ label: [], href: { parts: [''] } })}
          max={MAIL.itemsMax}
          onEntriesChange={(items, how) => edit({ items }, how)}
        >
          {(item, change) => (
            <>
              <WordsField
                label={intl.formatMessage(messages.linkLabel)}
                value={item.label}
                onValueChange={(label, how) => change({ ...item, label }, how)}
              />
              <HrefField
                label={intl.formatMessage(messages.link)}
                value={item.href}
                onValueChange={(href, how) => change({ ...item, href }, how)}
              />
            </>
          )}
        </EntriesField>
      </Section>
      <Section title={intl.formatMessage(messages.appearance)}>
        <AlignField value={block.align ?? 'center'} onValueChange={(align) => edit({ align })} />
      </Section>
    </Stack>
  )
}
