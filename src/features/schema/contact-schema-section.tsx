import Plus from 'lucide-react/icons/plus'
import Tags from 'lucide-react/icons/tags'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useContactCount } from '#api/contacts'
import { useSchema, useUpdateProperty, type Schema, type SchemaProperty, type SchemaType } from '#api/schemas'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import type { MenuEntry } from '#components/menu'
import { OnlyOwner } from '#components/role-label'
import { Tabs } from '#components/tabs'
import { toasts } from '#components/toast'
import { PropertySheet } from '#features/schema/property-sheet'
import {
  ReadFailed,
  SettingsSection,
  SettingsTable,
  useIsOwner,
  type SectionProps,
} from '#features/workspaces/settings-section'
import { messages } from './contact-schema.messages.ts'
import { DeletePropertyDialog } from './delete-property-dialog.tsx'
import { propertyColumns } from './property-columns.tsx'
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
  const columns = useMemo(() => propertyColumns(intl, type, contacts), [intl, type, contacts])
  const rowMenu = useRowMenu(type, schema.data, schema.retry, { onEdit: setOpen, onDelete: setDoomed })
  const properties = schema.data?.properties
  const property = properties?.find(({ key }) => key === open)
  const [opened, setOpened] = useState<SchemaProperty>()
  if (property && property !== opened) setOpened(property)
  const isGone = open !== undefined && properties !== undefined && !property
  const sayGone = useEffectEvent(() => {
    toasts.add({ content: intl.formatMessage(messages.goneMeanwhile, { label: opened?.label ?? '' }) })
  })
  useEffect(() => {
    if (isGone) sayGone()
  }, [isGone])
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
      <DeletePropertyDialog type={type} property={doomed} onClose={() => setDoomed(undefined)} />
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
