import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { Suspense, useRef, type MouseEvent, type RefObject } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { Icon } from '#components/icon'
import { Popover } from '#components/popover'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import { withWords } from '#intl'
import { messages } from './property-cell.messages.ts'
import type { Commit } from './property-editor.tsx'
import { tagCell } from './tag-cell.tsx'
import * as styles from './columns.css.ts'

// The fields of all types of properties, and the list of choices: as large as all columns.
const PropertyEditor = withWords(async () => (await import('./property-editor.tsx')).PropertyEditor)
// What shows data in colours is wanted by few.
const CodeBlock = withWords(async () => (await import('#components/code-block')).CodeBlock)

export const preloadPropertyEditor = () => void PropertyEditor.preload()

type Value = Contact['properties'][string]

export interface PropertyCellProps {
  contact: Contact
  property: SchemaProperty
  /** What is shown: what was just typed stands in before the server has it. */
  value: Value | undefined
  onSave: (contact: Contact, property: SchemaProperty, value: Value) => void
  /** The row left the list while something was typed; undefined where that is no value of the property. */
  onRowLeft: (contact: Contact, property: SchemaProperty, value: Value | undefined) => void
}

/** A property of a contact in its row: shown by its type, changed on a double click or F2 (CON-18). */
export function PropertyCell({ contact, property, value, onSave, onRowLeft }: PropertyCellProps) {
  const intl = useIntl()
  const commit = useRef<Commit>(null)
  const names = { property: propertyLabel(intl, property), contact: contact.email }
  const label = intl.formatMessage(messages.edit, names)
  const said = saidValue(intl, property, value)
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
            onRowLeft,
          })
        }
      >
        {({ onClick, ...trigger }) => (
          <button
            type="button"
            tabIndex={-1}
            className={styles.edit}
            aria-label={
              said === undefined ? label : intl.formatMessage(messages.cell, { ...names, value: said })
            }
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
  const isData = property.type === 'json'
  return (
    <Suspense fallback={<Skeleton shape={isData ? 'block' : 'control'} />}>
      {isData ? (
        <CodeBlock label={label} code={JSON.stringify(rest.value ?? null, null, 2)} />
      ) : (
        <PropertyEditor property={property} onClose={close} {...rest} />
      )}
    </Suspense>
  )
}

/** The value as the name of its cell says it; undefined where there is none. */
function saidValue(intl: IntlShape, property: SchemaProperty, value: Value | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no)
  return property.type === 'json' ? intl.formatMessage(messages.json) : propertyText(intl, property, value)
}

function ShownValue({ property, value }: Pick<PropertyCellProps, 'property' | 'value'>) {
  const intl = useIntl()
  if (value === undefined || value === null) return '—'
  if (typeof value === 'boolean') return <Icon of={value ? Check : X} size="small" />
  if (property.type === 'json') return intl.formatMessage(messages.json)
  const textOf = (one: Value) => propertyText(intl, property, one)
  if (property.type === 'select' || Array.isArray(value)) {
    const values = Array.isArray(value) ? value : [value]
    return tagCell(
      intl,
      values.map((one) => ({ id: textOf(one), name: textOf(one), tone: 'neutral' })),
    )
  }
  const text = textOf(value)
  return (
    <Text wrap="clip" title={text}>
      {text}
    </Text>
  )
}
