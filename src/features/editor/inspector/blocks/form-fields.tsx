import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { EntriesField, HrefField, TypedTextField, useEdit } from '#features/editor/inspector/fields'
import { safeHref } from '#lib/safe-url'
import type { FormField } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import type { FormBlock } from '#mail/document/leaf-blocks'
import { AmpNote } from './amp-note.tsx'
import { messages } from './blocks.messages.ts'
import { FormFieldFields } from './form-field-fields.tsx'

const FIELDS_MAX = 20

/** A form that can be answered within the mail. */
export function FormFields({ block }: { block: FormBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <AmpNote kind="form" />
      <TypedTextField
        label={intl.formatMessage(messages.action)}
        placeholder="https://example.com/answers"
        inputMode="url"
        value={block.action}
        maxLength={MAIL.urlMax}
        problemOf={(text) =>
          safeHref(text)?.startsWith('https:') === true ? undefined : intl.formatMessage(messages.actionBad)
        }
        onValueChange={(action) => edit({ action }, 'typing')}
      />
      <EntriesField<FormField>
        label={intl.formatMessage(messages.fields)}
        entries={block.fields}
        nameOf={({ label }, index) => label || intl.formatMessage(messages.fieldName, { number: index + 1 })}
        addLabel={intl.formatMessage(messages.addField)}
        create={() => ({ name: `field_${block.fields.length + 1}`, label: '', input: 'text' })}
        min={1}
        max={FIELDS_MAX}
        onEntriesChange={(fields, how) => edit({ fields }, how)}
      >
        {(field, change) => <FormFieldFields field={field} onChange={change} />}
      </EntriesField>
      <TypedTextField
        label={intl.formatMessage(messages.submit)}
        value={block.submit}
        maxLength={MAIL.labelMax}
        onValueChange={(submit) => edit({ submit }, 'typing')}
      />
      <TypedTextField
        label={intl.formatMessage(messages.success)}
        value={block.success}
        maxLength={MAIL.labelMax}
        onValueChange={(success) => edit({ success }, 'typing')}
      />
      <HrefField
        label={intl.formatMessage(messages.formLink)}
        value={block.href}
        onValueChange={(href, how) => edit({ href }, how)}
      />
    </Section>
  )
}
