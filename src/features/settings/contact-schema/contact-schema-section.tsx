import Plus from 'lucide-react/icons/plus'
import Tags from 'lucide-react/icons/tags'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useContactCount } from '#api/contacts'
import {
  useDeleteProperty,
  useSchema,
  useUpdateProperty,
  type Schema,
  type SchemaProperty,
  type SchemaType,
} from '#api/schemas'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { CopyButton } from '#components/copy-button'
import type { DataTableColumn } from '#components/data-table'
import { ConfirmDialog } from '#components/dialog'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import type { MenuEntry } from '#components/menu'
import { OnlyOwner } from '#components/role-label'
import { Tabs } from '#components/tabs'
import { toasts } from '#components/toast'
import { propertyLabel } from '#lib/property-label'
import {
  NameCell,
  ReadFailed,
  SettingsSection,
  SettingsTable,
  useIsOwner,
  WriteFailed,
  type SectionProps,
} from '#features/settings/frame'
import { messages, typeMessages } from './contact-schema.messages.ts'
import { PropertySheet } from './property-sheet.tsx'
import * as styles from './contact-schema-section.css.ts'

/** Which properties contacts and their events have (SET-23 to SET-29). The address names the tab of the events. */
export function ContactSchemaSection({ value, onOpen }: SectionProps) {
  const intl = useIntl()
  const type: SchemaType = value === 'contact_event' ? 'contact_event' : 'contact'
  const [adding, setAdding] = useState(false)
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={
        <Button tone="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
          {intl.formatMessage(messages.add)}
        </Button>
      }
    >
      <Tabs
        label={intl.formatMessage(messages.title)}
        value={type}
        onValueChange={(next) => onOpen(next === 'contact' ? undefined : next)}
        tabs={(['contact', 'contact_event'] as const).map((one) => ({
          value: one,
          label: intl.formatMessage(messages[one]),
          content: (
            <div className={styles.panel}>
              <Properties type={one} adding={adding} onAdded={() => setAdding(false)} />
            </div>
          ),
        }))}
      />
    </SettingsSection>
  )
}

interface PropertiesProps {
  type: SchemaType
  /** The sheet of a new one stands open. */
  adding: boolean
  onAdded: () => void
}

function Properties({ type, adding, onAdded }: PropertiesProps) {
  const intl = useIntl()
  const schema = useSchema(type)
  const contacts = useContactCount(type === 'contact' ? {} : null).data?.count
  const [open, setOpen] = useState<string>()
  const [doomed, setDoomed] = useState<SchemaProperty>()
  const columns = useMemo(() => columnsOf(intl, type, contacts), [intl, type, contacts])
  const rowMenu = useRowMenu(type, schema.data, schema.retry, { onEdit: setOpen, onDelete: setDoomed })
  const properties = schema.data?.properties
  const property = properties?.find(({ key }) => key === open)
  return (
    <>
      {schema.error && properties === undefined ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={schema.error} read={schema} />
      ) : properties?.length === 0 ? (
        <EmptyState drawing={<Icon of={Tags} size="large" />} title={intl.formatMessage(messages.emptyTitle)}>
          {intl.formatMessage(messages.empty)}
        </EmptyState>
      ) : (
        <SettingsTable
          read={schema}
          label={intl.formatMessage(messages[type])}
          columns={columns}
          rows={properties}
          rowKey={({ key }) => key}
          rowLabel={({ label }) => label}
          onOpen={({ key }) => setOpen(key)}
          openKey={open}
          rowMenu={rowMenu}
        />
      )}
      {schema.data && (adding || property) ? (
        <PropertySheet
          key={property?.key}
          schema={schema.data}
          type={type}
          property={adding ? undefined : property}
          onClose={() => {
            setOpen(undefined)
            onAdded()
          }}
        />
      ) : null}
      <DeleteProperty type={type} property={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

interface RowActions {
  onEdit: (key: string) => void
  onDelete: (property: SchemaProperty) => void
}

/** What can be done with a row: the places move one by one, because a schema is short. */
function useRowMenu(
  type: SchemaType,
  schema: Schema | undefined,
  onConflict: () => void,
  { onEdit, onDelete }: RowActions,
) {
  const intl = useIntl()
  const owner = useIsOwner()
  const update = useUpdateProperty()
  const move = async ({ key }: SchemaProperty, position: number) => {
    if (!schema) return
    const outcome = await update.send({ params: { type, key }, body: { version: schema.version, position } })
    if (outcome.ok) return
    toasts.add({
      type: 'error',
      content: intl.formatMessage(messages.moveFailed),
      ticketId: outcome.error.ticketId,
    })
    if (outcome.error.code === 409) onConflict()
  }
  return (property: SchemaProperty): readonly MenuEntry[] => {
    const { key, system } = property
    const properties = schema?.properties ?? []
    const place = properties.findIndex((one) => one.key === key)
    const above = properties[place - 1]
    const below = properties[place + 1]
    const fixed = system ? { disabled: true, reason: intl.formatMessage(messages.systemReason) } : {}
    return [
      {
        kind: 'action',
        id: 'edit',
        label: intl.formatMessage(system ? messages.view : messages.edit),
        onSelect: () => onEdit(key),
      },
      {
        kind: 'action',
        id: 'up',
        label: intl.formatMessage(messages.moveUp),
        onSelect: () => void move(property, place - 1),
        disabled: above === undefined || above.system,
        ...fixed,
      },
      {
        kind: 'action',
        id: 'down',
        label: intl.formatMessage(messages.moveDown),
        onSelect: () => void move(property, place + 1),
        disabled: below === undefined,
        ...fixed,
      },
      { kind: 'separator', id: 'end' },
      {
        kind: 'action',
        id: 'delete',
        label: intl.formatMessage(messages.delete),
        tone: 'danger',
        onSelect: () => onDelete(property),
        ...(owner !== true && {
          disabled: true,
          badge: <OnlyOwner />,
          reason: intl.formatMessage(messages.deleteOwners),
        }),
        ...fixed,
      },
    ]
  }
}

interface DeletePropertyProps {
  type: SchemaType
  /** undefined: nothing is asked. */
  property: SchemaProperty | undefined
  onClose: () => void
}

function DeleteProperty({ type, property, onClose }: DeletePropertyProps) {
  const intl = useIntl()
  const remove = useDeleteProperty()
  const [last, setLast] = useState<SchemaProperty>()
  const [failedKey, setFailedKey] = useState<string>()
  if (property && property !== last) setLast(property)
  if (!last) return null
  const { key, label, usedBy = { segments: 0, forms: 0, connections: 0 } } = last
  const confirm = async () => {
    const outcome = await remove.send({ params: { type, key } })
    setFailedKey(outcome.ok ? undefined : key)
    if (!outcome.ok) return
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { label }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open={property !== undefined}
      onClose={() => {
        setFailedKey(undefined)
        onClose()
      }}
      title={intl.formatMessage(messages.deleteQuestion, { label })}
      confirmLabel={intl.formatMessage(messages.delete)}
      onConfirm={() => void confirm()}
      busy={remove.isSending}
      typeToConfirm={key}
    >
      {failedKey === key && remove.error ? (
        <WriteFailed title={intl.formatMessage(messages.deleteFailed)} error={remove.error} />
      ) : (
        <>
          {intl.formatMessage(messages.deleteAbout)}{' '}
          {type === 'contact' ? intl.formatMessage(messages.breaks, usedBy) : null}
        </>
      )}
    </ConfirmDialog>
  )
}

function columnsOf(
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
        <>
          <code>{key}</code> <CopyButton label={intl.formatMessage(messages.copyKey, { key })} text={key} />
        </>
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
          stats && contacts ? intl.formatNumber(stats.filled / contacts, { style: 'percent' }) : '',
        width: { least: 18, share: 0 },
        align: 'end',
      },
    )
  return columns
}
