import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { Switch } from '#components/switch'
import {
  EntriesField,
  PixelsField,
  useEdit,
  useReadOnly,
  WordsField,
} from '#features/editor/inspector/fields'
import type { Inline } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import type { TableBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

const COLUMNS_MAX = 12

const withCells = (row: readonly Inline[][], count: number): Inline[][] =>
  Array.from({ length: count }, (_, at) => row[at] ?? [])

/** A table of texts. */
export function TableFields({ block }: { block: TableBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const columns = Math.max(1, ...block.rows.map(({ length }) => length))
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <Switch
        label={intl.formatMessage(messages.header)}
        checked={block.header}
        readOnly={readOnly}
        onCheckedChange={(header) => edit({ header })}
      />
      <PixelsField
        label={intl.formatMessage(messages.tableColumns)}
        unit=""
        value={columns}
        min={1}
        max={COLUMNS_MAX}
        onValueChange={(count) => edit({ rows: block.rows.map((row) => withCells(row, count)) }, 'typing')}
      />
      <EntriesField
        label={intl.formatMessage(messages.rows)}
        entries={block.rows}
        nameOf={(_, index) => intl.formatMessage(messages.rowName, { number: index + 1 })}
        addLabel={intl.formatMessage(messages.addRow)}
        create={() => withCells([], columns)}
        max={MAIL.itemsMax}
        onEntriesChange={(rows, how) => edit({ rows }, how)}
      >
        {(row, change) =>
          withCells(row, columns).map((cell, at, cells) => (
            <WordsField
              // oxlint-disable-next-line react/no-array-index-key -- cells have no identity but their place
              key={at}
              label={intl.formatMessage(messages.cell, { number: at + 1 })}
              value={cell}
              onValueChange={(next, how) => change(cells.with(at, next), how)}
            />
          ))
        }
      </EntriesField>
    </Section>
  )
}
