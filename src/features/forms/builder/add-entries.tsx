import Plus from 'lucide-react/icons/plus'
import type { IntlShape } from 'react-intl'
import { Icon } from '#components/icon'
import type { MenuEntry } from '#components/menu'
import { isFillable, plainField, plainKinds, propertyField, utmFields } from '#domain/forms/new-field'
import { fieldIcon, kindName } from '#features/forms/field-names'
import { propertyLabel } from '#lib/property-label'
import type { AddFieldProps } from './add-field.tsx'
import { messages } from './builder.messages.ts'

/** What can be added to the form: parts without a property, and properties that it does not ask for yet. */
export function addEntries(
  intl: IntlShape,
  { fields, properties, onAdd, onNewProperty }: AddFieldProps,
): MenuEntry[] {
  const filled = new Set(fields.map(({ propertyKey }) => propertyKey))
  const free = (properties ?? []).filter((property) => isFillable(property) && !filled.has(property.key))
  const known = new Set(fields.map(({ id }) => id))
  return [
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
}
