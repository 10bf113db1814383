import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { useUpdateContact, type Contact, type ContactUpdate } from '#api/contacts'
import { useSchema, type Schema, type SchemaProperty } from '#api/schemas'
import { useWorkspace } from '#api/workspace'
import { Accordion } from '#components/accordion'
import { Button } from '#components/button'
import { CodeBlock } from '#components/code-block'
import { DescriptionList } from '#components/description-list'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Skeleton } from '#components/skeleton'
import { isImeConfirm } from '#lib/ime'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import { draftOf, PropertyField, valueOf, type PropertyProblem } from '#features/contacts/property-field'
import { messages } from './contact-properties.messages.ts'
import { WriteRefused } from './write-refused.tsx'
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
        title={intl.formatMessage(messages.failed)}
        message={schema.error.message}
        ticketId={schema.error.ticketId}
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

/** What the contact itself holds beside `properties`, and can be written. */
const OWN_KEYS = ['email', 'name', 'locale', 'timezone'] as const
type OwnKey = (typeof OWN_KEYS)[number]
const isOwn = (key: string): key is OwnKey => OWN_KEYS.some((one) => one === key)

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
        <DescriptionList items={shown.filter(({ key }) => isOwn(key)).map(rowOf)} />
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

/** The part of an update that gives the property this value. */
function changeOf(key: string, value: Contact['properties'][string]): Omit<ContactUpdate, 'version'> {
  const text = typeof value === 'string' ? value : null
  switch (key) {
    case 'email':
      return text === null ? {} : { email: text }
    case 'name':
      return { name: text }
    case 'locale':
      return { locale: text }
    case 'timezone':
      return { timezone: text }
    default:
      return { properties: { [key]: value } }
  }
}

interface PropertyRowProps extends ContactPropertiesProps {
  property: SchemaProperty
}

function PropertyRow({ contact, property, onConflict }: PropertyRowProps) {
  const intl = useIntl()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const value = isOwn(property.key) ? contact[property.key] : contact.properties[property.key]
  const label = propertyLabel(intl, property)
  const leave = () => {
    setEditing(false)
    // The editor goes, and with it the place of the focus.
    requestAnimationFrame(() => button.current?.focus())
  }
  if (editing) {
    return (
      <PropertyEditor
        contact={contact}
        property={property}
        value={value}
        onLeave={leave}
        onConflict={onConflict}
      />
    )
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

interface PropertyEditorProps extends PropertyRowProps {
  value: Contact['properties'][string] | undefined
  onLeave: () => void
}

function PropertyEditor({ contact, property, value, onLeave, onConflict }: PropertyEditorProps) {
  const intl = useIntl()
  const timezone = useWorkspace().data?.timezone ?? 'UTC'
  const { send, isSending } = useUpdateContact()
  const [draft, setDraft] = useState(() => draftOf(property, value, timezone))
  const [problem, setProblem] = useState<PropertyProblem>()
  const [error, setError] = useState<ApiError>()
  const label = propertyLabel(intl, property)
  const isEmail = property.key === 'email'
  const form = useRef<HTMLFormElement>(null)
  // The button that had the focus went when the field came.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])

  const save = async () => {
    const result = valueOf(isEmail ? { type: 'email' } : property, draft)
    if ('problem' in result || (isEmail && result.value === null)) {
      setProblem('problem' in result ? result.problem : 'email')
      return
    }
    setError(undefined)
    const outcome = await send({
      params: { contactId: contact.id },
      body: { version: contact.version, ...changeOf(property.key, result.value) },
    })
    if (outcome.ok) return onLeave()
    if (outcome.error.code === 409 && !isEmail) onConflict()
    setError(outcome.error)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the fields in it
    <form
      ref={form}
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      // The sheet stays: Escape leaves what is innermost.
      data-escape="own"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isImeConfirm(event.nativeEvent) && !isSending) onLeave()
      }}
    >
      <PropertyField
        property={property}
        label={label}
        labelHidden
        draft={draft}
        problem={problem}
        disabled={isSending}
        onDraftChange={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
      />
      {isEmail ? <p className={styles.quiet}>{intl.formatMessage(messages.emailResets)}</p> : null}
      {error ? (
        isEmail && error.code === 409 ? (
          <p role="alert" className={styles.quiet}>
            {intl.formatMessage(messages.emailTaken)}
          </p>
        ) : (
          <WriteRefused what={intl.formatMessage(messages.notSaved, { property: label })} error={error} />
        )
      ) : null}
      <span className={styles.status}>
        <Button type="submit" size="small" tone="primary" busy={isSending}>
          {intl.formatMessage(messages.save)}
        </Button>
        <Button size="small" onClick={onLeave} disabled={isSending}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </span>
    </form>
  )
}
