import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import type { SchemaProperty } from '#api/schemas'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Menu, type MenuEntry } from '#components/menu'
import {
  FIELDS,
  isFillable,
  plainField,
  plainKinds,
  propertyField,
  utmFields,
  type Fields,
} from '#domain/forms/form-fields'
import { propertyLabel } from '#lib/property-label'
import { fieldIcon, kindName } from '#features/forms/field-names'
import { messages } from './builder.messages.ts'

export interface AddFieldProps {
  fields: Fields
  /** Undefined while they are not known. */
  properties: readonly SchemaProperty[] | undefined
  onAdd: (field: FormField) => void
  onNewProperty: () => void
}

/** The palette: properties of contacts that the form does not ask for yet, and what has no property. */
export function AddField({ fields, properties, onAdd, onNewProperty }: AddFieldProps) {
  const intl = useIntl()
  const isFull = fields.length >= FIELDS.most
  const entries = useMemo(() => {
    const filled = new Set(fields.map(({ propertyKey }) => propertyKey))
    const free = (properties ?? []).filter((property) => isFillable(property) && !filled.has(property.key))
    const known = new Set(fields.map(({ id }) => id))
    const all: MenuEntry[] = [
      { kind: 'label', id: 'others', label: intl.formatMessage(messages.others) },
      ...plainKinds.map((kind): MenuEntry => {
        const icon = <Icon of={fieldIcon(kind, undefined)} />
        const label = kindName(intl, { type: kind })
        if (kind !== 'hidden')
          return { kind: 'action', id: kind, label, icon, onSelect: () => onAdd(plainField(fields, kind)) }
        return {
          kind: 'submenu',
          id: kind,
          label,
          icon,
          entries: [
            ...utmFields
              .filter((name) => !known.has(name))
              .map((name): MenuEntry => ({
                kind: 'action',
                id: name,
                label: name,
                onSelect: () => onAdd(plainField(fields, 'hidden', name)),
              })),
            {
              kind: 'action',
              id: 'other-parameter',
              label: intl.formatMessage(messages.otherParameter),
              onSelect: () => onAdd(plainField(fields, 'hidden')),
            },
          ],
        }
      }),
      { kind: 'separator', id: 'line' },
      { kind: 'label', id: 'properties', label: intl.formatMessage(messages.properties) },
      {
        kind: 'action',
        id: 'new-property',
        label: intl.formatMessage(messages.newProperty),
        icon: <Icon of={Plus} />,
        onSelect: onNewProperty,
      },
      ...free.map((property): MenuEntry => ({
        kind: 'action',
        id: `property-${property.key}`,
        label: propertyLabel(intl, property),
        onSelect: () => onAdd(propertyField(fields, property)),
      })),
    ]
    return all
  }, [intl, fields, properties, onAdd, onNewProperty])
  if (isFull)
    return (
      <Button disabled icon={<Icon of={Plus} />}>
        {intl.formatMessage(messages.full, { most: FIELDS.most })}
      </Button>
    )
  return (
    <Menu entries={entries}>
      {(trigger) => (
        <Button {...trigger} icon={<Icon of={Plus} />}>
          {intl.formatMessage(messages.add)}
        </Button>
      )}
    </Menu>
  )
}
