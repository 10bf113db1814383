import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { ChoiceField, PixelsField, useEdit, useReadOnly } from '#features/editor/inspector/fields'
import { ImageField, noImage } from '#features/editor/image-field'
import type { Section as MailSection } from '#mail/document'
import { ShownFields, StyleFields } from './common-fields.tsx'
import { LockedNote } from './locked-note.tsx'
import { messages } from './section.messages.ts'
import { widestShare, withColumnCount, withShare } from './section-columns.model.ts'
import { useColumns } from './use-columns.ts'

const counts = ['1', '2', '3', '4'] as const

/** A row of columns. */
export function SectionFields({ section }: { section: MailSection }) {
  return (
    <Stack gap={6}>
      {section.locked === true ? <LockedNote node={section} /> : <LayoutFields section={section} />}
      <StyleFields node={section} />
      {section.locked === true ? null : <ShownFields node={section} />}
    </Stack>
  )
}

function LayoutFields({ section }: { section: MailSection }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(section)
  const setColumns = useColumns(section.id)
  const { columns, gap, stack, valign, bgImage } = section
  const count = counts.find((one) => Number(one) === columns.length)
  return (
    <Section title={intl.formatMessage(messages.layout)}>
      <ChoiceField
        label={intl.formatMessage(messages.columns)}
        hint={intl.formatMessage(messages.columnsHint)}
        value={count}
        options={counts.map((one) => ({ value: one, label: one }))}
        onValueChange={(next) => setColumns(withColumnCount(columns, Number(next)))}
      />
      {columns.length === 1 ? null : (
        <>
          <Stack gap={2} role="group" aria-label={intl.formatMessage(messages.widths)}>
            {columns.map((column, index) => (
              <PixelsField
                key={column.id}
                label={intl.formatMessage(messages.columnWidth, { number: index + 1 })}
                unit={intl.formatMessage(messages.ofTwelve)}
                value={column.width}
                min={1}
                max={widestShare(columns)}
                onValueChange={(share) => setColumns(withShare(columns, index, share), 'typing')}
              />
            ))}
          </Stack>
          <PixelsField
            label={intl.formatMessage(messages.gap)}
            value={gap}
            max={200}
            step={4}
            onValueChange={(next) => edit({ gap: next }, 'typing')}
          />
          <Select
            label={intl.formatMessage(messages.stack)}
            value={stack}
            disabled={readOnly}
            options={[
              { value: 'ltr', label: intl.formatMessage(messages.stackLtr) },
              { value: 'rtl', label: intl.formatMessage(messages.stackRtl) },
              { value: 'none', label: intl.formatMessage(messages.stackNone) },
            ]}
            onValueChange={(next) => edit({ stack: next })}
          />
          <ChoiceField
            label={intl.formatMessage(messages.valign)}
            value={valign}
            options={[
              { value: 'top', label: intl.formatMessage(messages.top) },
              { value: 'middle', label: intl.formatMessage(messages.middle) },
              { value: 'bottom', label: intl.formatMessage(messages.bottom) },
            ]}
            onValueChange={(next) => edit({ valign: next })}
          />
        </>
      )}
      <ImageField
        label={intl.formatMessage(messages.bgImage)}
        isBackground
        value={bgImage ?? noImage}
        onValueChange={(next) =>
          edit({ bgImage: next.src === '' ? undefined : { ...next, decorative: true } })
        }
      />
    </Section>
  )
}
