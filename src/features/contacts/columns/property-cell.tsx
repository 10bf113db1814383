import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { CodeBlock } from '#components/code-block'
import { Icon } from '#components/icon'
import { Popover } from '#components/popover'
import { VisuallyHidden } from '#components/visually-hidden'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import { draftOf, PropertyField, valueOf, type PropertyProblem } from '#features/contacts/property-field'
import { messages } from './property-cell.messages.ts'
import * as styles from './columns.css.ts'

type Value = Contact['properties'][string]

export interface PropertyCellProps {
  contact: Contact
  property: SchemaProperty
  /** What is shown: what was just typed stands in before the server has it. */
  value: Value | undefined
  onSave: (contact: Contact, property: SchemaProperty, value: Value) => void
}

/** A property of a contact in its row: shown by its type, changed on a double click or F2 (SCREENS.md 3.7). */
export function PropertyCell({ contact, property, value, onSave }: PropertyCellProps) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.edit, {
    property: propertyLabel(intl, property),
    contact: contact.email,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps a press inside what opens here from being one on the row
    <span className={styles.cell} onClick={(event) => event.stopPropagation()}>
      <Popover
        label={label}
        content={(close) =>
          whatOpens({ property, value, label, close, onSave: (next) => onSave(contact, property, next) })
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
            {...(property.type === 'json' ? { onClick } : { onDoubleClick: onClick })}
          >
            <ShownValue property={property} value={value} />
          </button>
        )}
      </Popover>
    </span>
  )
}

interface OpenedCell extends Pick<PropertyCellProps, 'property' | 'value'> {
  label: string
  close: () => void
  onSave: (value: Value) => void
}

/** What opens at a cell: data to look at, or a field. */
function whatOpens({ property, value, label, close, onSave }: OpenedCell) {
  if (property.type === 'json')
    return <CodeBlock label={label} code={JSON.stringify(value ?? null, null, 2)} />
  const save = (next: Value) => {
    close()
    if (JSON.stringify(next) !== JSON.stringify(value ?? null)) onSave(next)
  }
  return <PropertyEditor property={property} value={value} onSave={save} onCancel={close} />
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

interface PropertyEditorProps {
  property: SchemaProperty
  value: Value | undefined
  onSave: (value: Value) => void
  onCancel: () => void
}

function PropertyEditor({ property, value, onSave, onCancel }: PropertyEditorProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState(() => draftOf(property, value, intl.timeZone ?? 'UTC'))
  const [problem, setProblem] = useState<PropertyProblem>()
  const save = () => {
    const meant = valueOf(property, draft)
    if ('problem' in meant) setProblem(meant.problem)
    else onSave(meant.value)
  }
  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PropertyField
        property={property}
        label={propertyLabel(intl, property)}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
        problem={problem}
      />
      <div className={styles.buttons}>
        <Button size="small" onClick={onCancel}>
          {intl.formatMessage(messages.cancel)}
        </Button>
        <Button size="small" type="submit" tone="primary">
          {intl.formatMessage(messages.save)}
        </Button>
      </div>
    </form>
  )
}
