import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { PixelsField } from '#features/editor/inspector/fields'
import { useEditor } from '#features/editor/state'
import type { Column } from '#mail/document'
import { messages } from './section.messages.ts'
import { widestShare, withShare } from './section-columns.model.ts'
import { useColumns } from './use-columns.ts'

/** A column: its share of the section. */
export function ColumnFields({ column }: { column: Column }) {
  const intl = useIntl()
  const section = useEditor(({ document }) =>
    document.sections.find(({ columns }) => columns.some(({ id }) => id === column.id)),
  )
  const setColumns = useColumns(section?.id ?? '')
  const columns = section?.columns ?? []
  return (
    <Stack gap={3}>
      {columns.length > 1 ? (
        <PixelsField
          label={intl.formatMessage(messages.width)}
          unit={intl.formatMessage(messages.ofTwelve)}
          value={column.width}
          min={1}
          max={widestShare(columns)}
          onValueChange={(share) => setColumns(withShare(columns, columns.indexOf(column), share), 'typing')}
        />
      ) : (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.only)}
        </Text>
      )}
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage(messages.blocks, { count: column.blocks.length })}
      </Text>
    </Stack>
  )
}
