import type { IntlShape } from 'react-intl'
import type { SchemaProperty, SchemaType } from '#api/schemas'
import { Badge } from '#components/badge'
import { CopyButton } from '#components/copy-button'
import type { DataTableColumn } from '#components/data-table'
import { Inline } from '#components/layout'
import { Text } from '#components/text'
import { typeMessages } from '#features/schema/property-sheet'
import { NameCell } from '#features/workspaces/settings-section'
import { propertyLabel } from '#lib/property-label'
import { shareText } from '#lib/share-text'
import { messages } from './contact-schema.messages.ts'

/** The columns of a schema. Those of events know neither users nor how many have a value. */
export function propertyColumns(
  intl: IntlShape,
  type: SchemaType,
  contacts: number | undefined,
): readonly DataTableColumn<SchemaProperty>[] {
  const columns: DataTableColumn<SchemaProperty>[] = [
    {
      id: 'label',
      header: intl.formatMessage(messages.label),
      cell: ({ system, ...named }) => (
        <NameCell
          name={propertyLabel(intl, named)}
          badge={system ? <Badge>{intl.formatMessage(messages.system)}</Badge> : null}
        />
      ),
      width: { least: 42, share: 3 },
      inCard: 'title',
    },
    {
      id: 'key',
      header: intl.formatMessage(messages.key),
      cell: ({ key }) => (
        <Inline as="span" nowrap gap={1}>
          <Text as="code" wrap="clip" translate="no">
            {key}
          </Text>
          <CopyButton label={intl.formatMessage(messages.copyKey, { key })} text={key} />
        </Inline>
      ),
      width: { least: 38, share: 2 },
      inCard: 'meta',
    },
    {
      id: 'type',
      header: intl.formatMessage(messages.type),
      cell: (property) => intl.formatMessage(typeMessages[property.type]),
      width: { least: 29, share: 1 },
      inCard: 'aside',
    },
    {
      id: 'options',
      header: intl.formatMessage(messages.options),
      cell: ({ options }) => (options === undefined ? '' : intl.formatNumber(options.length)),
      width: { least: 18, share: 0 },
      align: 'end',
    },
  ]
  if (type === 'contact')
    columns.push(
      {
        id: 'usedBy',
        header: intl.formatMessage(messages.usedBy),
        cell: ({ usedBy }) =>
          usedBy ? intl.formatNumber(usedBy.segments + usedBy.forms + usedBy.connections) : '',
        width: { least: 18, share: 0 },
        align: 'end',
      },
      {
        id: 'filled',
        header: intl.formatMessage(messages.filled),
        cell: ({ stats }) =>
          stats && contacts ? shareText(intl, stats.filled / contacts, { style: 'percent' }) : '',
        width: { least: 18, share: 0 },
        align: 'end',
      },
    )
  return columns
}
