import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { Contact } from '#api/contacts'
import { useSchema, type Schema, type SchemaProperty } from '#api/schemas'
import { Accordion } from '#components/accordion'
import { CodeBlock } from '#components/code-block'
import { DescriptionList } from '#components/description-list'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Skeleton } from '#components/skeleton'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import { isOwnKey, valueIn } from '#features/contacts/property-field'
import { messages } from './contact-properties.messages.ts'
import { PropertyEditor } from './property-editor.tsx'
import * as styles from './contact-sheet.css.ts'

export interface ContactPropertiesProps {
  contact: Contact
  /** Somebody else changed the contact: what is shown is old. */
  onConflict: () => void
}

/** What is known of a contact beyond its lists: each property with its own editor after its type. */
export function ContactProperties({ contact, onConflict }: ContactPropertiesProps) {
  const intl = useIntl()
  const schema = useSchema('contact')
  if (schema.error && !schema.data) {
    return (
      <ErrorBlock
        {...errorBlockOf(schema.error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={schema.retry}
      />
    )
  }
  if (!schema.data) {
    return (
      <div className={styles.loading}>
        <Skeleton width={70} />
        <Skeleton width={50} />
      </div>
    )
  }
  return <Groups contact={contact} schema={schema.data} onConflict={onConflict} />
}

function Groups({ contact, schema, onConflict }: ContactPropertiesProps & { schema: Schema }) {
  const intl = useIntl()
  const [open, setOpen] = useState<string[]>([])
  const { properties } = contact
  const shown = schema.properties.filter(({ hidden }) => hidden !== true)
  const custom = shown.filter(({ system }) => !system)
  const filled = custom.filter(({ key }) => Object.hasOwn(properties, key))
  const empty = custom.filter(({ key }) => !Object.hasOwn(properties, key))
  const unknown = Object.keys(properties).filter(
    (key) => !schema.properties.some((property) => property.key === key),
  )
  const rowOf = (property: SchemaProperty) => ({
    id: property.key,
    term: propertyLabel(intl, property),
    value: <PropertyRow contact={contact} property={property} onConflict={onConflict} />,
  })
  return (
    <div className={styles.panel}>
      <section className={styles.section}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.identity)}</h3>
        <DescriptionList items={shown.filter(({ key }) => isOwnKey(key)).map(rowOf)} />
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.custom)}</h3>
        {filled.length === 0 ? (
          <p className={styles.quiet}>{intl.formatMessage(messages.none)}</p>
        ) : (
          <DescriptionList items={filled.map(rowOf)} />
        )}
      </section>
      {unknown.length === 0 ? null : (
        <section className={styles.section}>
          <h3 className={styles.heading}>{intl.formatMessage(messages.unknown)}</h3>
          <p className={styles.quiet}>{intl.formatMessage(messages.unknownText)}</p>
          <DescriptionList
            items={unknown.map((key) => ({
              id: key,
              term: key,
              value: propertyText(intl, undefined, properties[key]),
            }))}
          />
        </section>
      )}
      {empty.length === 0 ? null : (
        <Accordion
          open={open}
          onOpenChange={setOpen}
          sections={[
            {
              id: 'empty',
              title: intl.formatMessage(messages.empty, { count: empty.length }),
              content: <DescriptionList items={empty.map(rowOf)} />,
            },
          ]}
        />
      )}
    </div>
  )
}

interface PropertyRowProps extends ContactPropertiesProps {
  property: SchemaProperty
}

function PropertyRow({ contact, property, onConflict }: PropertyRowProps) {
  const intl = useIntl()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const value = valueIn(contact, property.key)
  const label = propertyLabel(intl, property)
  const leave = (back: boolean) => {
    setEditing(false)
    // The field that had the focus is gone once the button is there.
    if (back) requestAnimationFrame(() => button.current?.focus())
  }
  if (editing) {
    return <PropertyEditor contact={contact} property={property} onLeave={leave} onConflict={onConflict} />
  }
  return (
    <span className={styles.editable}>
      {property.type === 'json' && value !== undefined && value !== null ? (
        <CodeBlock label={label} code={JSON.stringify(value, null, 2)} />
      ) : (
        <span className={styles.value}>{propertyText(intl, property, value)}</span>
      )}
      <IconButton
        ref={button}
        size="small"
        label={intl.formatMessage(messages.edit, { property: label })}
        icon={<Icon of={Pencil} size="small" />}
        onClick={() => setEditing(true)}
      />
    </span>
  )
}
