import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { Suspense, useRef, type MouseEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { Badge } from '#components/badge'
import { CodeBlock } from '#components/code-block'
import { Icon } from '#components/icon'
import { Popover } from '#components/popover'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import { withWords } from '#intl'
import { messages } from './property-cell.messages.ts'
import type { Commit } from './property-editor.tsx'
import * as styles from './columns.css.ts'

// The fields of all types of properties, and the list of choices: as large as all columns.
const PropertyEditor = withWords(async () => (await import('./property-editor.tsx')).PropertyEditor)

export const preloadPropertyEditor = () => void PropertyEditor.preload()

type Value = Contact['properties'][string]

export interface PropertyCellProps {
  contact: Contact
  property: SchemaProperty
  /** What is shown: what was just typed stands in before the server has it. */
  value: Value | undefined
  onSave: (contact: Contact, property: SchemaProperty, value: Value) => void
}

/** A property of a contact in its row: shown by its type, changed on a double click or F2 (CON-18). */
export function PropertyCell({ contact, property, value, onSave }: PropertyCellProps) {
  const intl = useIntl()
  const commit = useRef<Commit>(null)
  const label = intl.formatMessage(messages.edit, {
    property: propertyLabel(intl, property),
    contact: contact.email,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps a press inside what opens here from being one on the row
    <span className={styles.cell} onClick={(event) => event.stopPropagation()}>
      <Popover
        label={label}
        onDismiss={() => commit.current?.() ?? true}
        content={(close) =>
          whatOpens({
            property,
            value,
            label,
            close,
            commit,
            contact,
            onSave,
          })
        }
      >
        {({ onClick, ...trigger }) => (
          <button
            type="button"
            tabIndex={-1}
            className={styles.edit}
            aria-label={label}
            data-edit={property.type === 'json' ? undefined : true}
            data-align={property.type === 'number' ? 'end' : undefined}
            {...trigger}
            {...(property.type === 'json' ? { onClick } : openedBy(onClick))}
          >
            <ShownValue property={property} value={value} />
          </button>
        )}
      </Popover>
    </span>
  )
}

/** A double click opens the editor, and so does a click without a pointer: the grid's keys and assistive technologies. */
const openedBy = (open: () => void) => ({
  onDoubleClick: open,
  onClick: ({ detail }: MouseEvent) => {
    if (detail === 0) open()
  },
})

interface OpenedCell extends PropertyCellProps {
  label: string
  close: () => void
  commit: RefObject<Commit | null>
}

/** What opens at a cell: data to look at, or a field. */
function whatOpens({ property, label, close, ...rest }: OpenedCell) {
  if (property.type === 'json')
    return <CodeBlock label={label} code={JSON.stringify(rest.value ?? null, null, 2)} />
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <PropertyEditor property={property} onClose={close} {...rest} />
    </Suspense>
  )
}

function ShownValue({ property, value }: Pick<PropertyCellProps, 'property' | 'value'>) {
  const intl = useIntl()
  if (value === undefined || value === null) return '—'
  if (typeof value === 'boolean') {
    return (
      <>
        <Icon of={value ? Check : X} size="small" />
        <VisuallyHidden>{intl.formatMessage(value ? messages.yes : messages.no)}</VisuallyHidden>
      </>
    )
  }
  if (property.type === 'json') return intl.formatMessage(messages.json)
  if (property.type === 'select') return <Badge>{propertyText(intl, property, value)}</Badge>
  if (Array.isArray(value))
    return value.map((one) => <Badge key={one}>{propertyText(intl, property, one)}</Badge>)
  return propertyText(intl, property, value)
}
