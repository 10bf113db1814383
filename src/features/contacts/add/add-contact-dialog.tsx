import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { useContactSearch, useUpsertContact, type Contact } from '#api/contacts'
import { useSchema, type SchemaProperty } from '#api/schemas'
import { Accordion } from '#components/accordion'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { DateField, isDate } from '#components/date-field'
import { Dialog } from '#components/dialog'
import { focusFirstInvalid } from '#components/editing'
import { FieldGroup } from '#components/form'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { RadioGroup } from '#components/radio-group'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { propertyLabel, statusMessages, refusalText } from '#features/contacts/facts'
import { ListsField } from '#features/mailing-lists/lists-field'
import { draftOf, PropertyField, valueOf, type PropertyProblem } from '#features/contacts/property-field'
import { addressInCell } from '#domain/contacts/cell-addresses'
import { isEmailAddress } from '#lib/email-address'
import { dayOfIso, isoOfDay } from '#lib/iso-date'
import { dayAt, startOfDay } from '#lib/zoned-time'
import { messages } from './add-contact-dialog.messages.ts'

type PropertyDraft = ReturnType<typeof draftOf>

/** Characters of a name and of a note (CON-8). */
const MOST = { name: 200, note: 500 } as const

export interface AddContactDialogProps {
  onClose: () => void
  /** It is stored. */
  onSaved: (contact: Contact) => void
}

/** One contact by hand. A known address is updated, and that is said before (CON-30). */
export function AddContactDialog({ onClose, onSaved }: AddContactDialogProps) {
  const { clock } = useApi()
  const intl = useIntl()
  const id = useId()
  const { send, isSending, error } = useUpsertContact()
  const schema = useSchema('contact')
  const timezone = intl.timeZone ?? 'UTC'
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [drafts, setDrafts] = useState<ReadonlyMap<string, PropertyDraft>>(new Map())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [optIn, setOptIn] = useState<'active' | 'pending'>('active')
  const [consentDate, setConsentDate] = useState(() => isoOfDay(dayAt(clock.now(), timezone) ?? 0))
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState('')
  const [open, setOpen] = useState<readonly string[]>([])
  const isStored = useRef(false)

  // As mail programs copy it, an address comes with its name: 山田 花子 <hanako@example.jp>.
  const { email: address, name: nameBefore = '', problem: addressProblem } = addressInCell(email)
  const isAddress = addressProblem === undefined
  const fullName = name.trim() || nameBefore
  const found = useContactSearch(isEmailAddress(left) ? { q: left, limit: 10 } : null)
  const known = found.data?.items.find((contact) => contact.email === address)

  const properties = (schema.data?.properties ?? []).filter(
    ({ system, hidden }) => !system && hidden !== true,
  )
  const meant = properties.map((property) => ({
    property,
    meant: valueOf(property, drafts.get(property.key) ?? draftOf(property, null, timezone)),
  }))
  const isTyped =
    [email, name, note].some((text) => text.trim() !== '') ||
    chosen.length > 0 ||
    meant.some((one) => 'problem' in one.meant || one.meant.value !== null)
  const problemOf = ({ key }: SchemaProperty): PropertyProblem | undefined => {
    const one = meant.find(({ property }) => property.key === key)?.meant
    return tried && one && 'problem' in one ? one.problem : undefined
  }
  const field = (property: SchemaProperty) => (
    <PropertyField
      key={property.key}
      property={property}
      label={propertyLabel(intl, property)}
      draft={drafts.get(property.key) ?? draftOf(property, null, timezone)}
      onDraftChange={(draft) => setDrafts(new Map(drafts).set(property.key, draft))}
      problem={problemOf(property)}
      disabled={isSending}
    />
  )

  const save = async (form: Element) => {
    setTried(true)
    const wrong = meant.some((one) => 'problem' in one.meant)
    if (wrong) setOpen(['more'])
    const day = dayOfIso(consentDate)
    const consentAt = day === undefined ? undefined : startOfDay(day, timezone)
    if (!isAddress || wrong || consentAt === undefined) {
      focusFirstInvalid(form)
      return
    }
    const values = meant.flatMap(({ property, meant: one }): [string, Contact['properties'][string]][] =>
      'value' in one && one.value !== null ? [[property.key, one.value]] : [],
    )
    const outcome = await send({
      body: {
        email: address,
        ...(fullName !== '' && { name: fullName }),
        properties: Object.fromEntries(values),
        mailingLists: Object.fromEntries(chosen.map((listId) => [listId, optIn])),
        consent: {
          at: new Date(consentAt).toISOString(),
          source: 'manual',
          ...(note.trim() !== '' && { note: note.trim() }),
        },
      },
    })
    if (!outcome.ok) return
    isStored.current = true
    const { contact, created } = outcome.data
    toasts.add({
      type: 'success',
      content: intl.formatMessage(created ? messages.added : messages.updated, { email: contact.email }),
    })
    onSaved(contact)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      closesOutside={false}
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone="primary" type="submit" form={id} busy={isSending}>
            {intl.formatMessage(known ? messages.update : messages.add)}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        <LeaveGuard dirty={isTyped} isDirty={() => isTyped && !isStored.current} discard={onClose} />
        {error ? (
          <InlineError answers ticketId={error.ticketId}>
            {intl.formatMessage(messages.failed, { reason: refusalText(error, intl) })}
          </InlineError>
        ) : null}
        <TextField
          label={intl.formatMessage(messages.email)}
          required
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          readOnly={isSending}
          onValueChange={setEmail}
          onBlur={() => {
            setLeft(address)
            if (nameBefore === '' || !isAddress) return
            setEmail(address)
            setName(fullName)
          }}
          error={!isAddress && (tried || left !== '') ? intl.formatMessage(messages.emailProblem) : undefined}
        />
        {known ? (
          <Banner>
            {known.status === 'subscribed' || known.status === 'pending'
              ? intl.formatMessage(messages.exists, { email: known.email })
              : intl.formatMessage(messages.existsQuiet, {
                  email: known.email,
                  status: intl.formatMessage(statusMessages[known.status]),
                })}
          </Banner>
        ) : null}
        <TextField
          label={intl.formatMessage(messages.name)}
          value={name}
          maxLength={MOST.name}
          readOnly={isSending}
          onValueChange={setName}
        />
        {properties.filter(({ required }) => required === true).map(field)}
        {schema.error && !schema.data ? (
          <InlineError ticketId={schema.error.ticketId} onRetry={schema.retry}>
            {intl.formatMessage(messages.moreFailed)}
          </InlineError>
        ) : properties.some(({ required }) => required !== true) ? (
          <Accordion
            sections={[
              {
                id: 'more',
                title: intl.formatMessage(messages.more),
                content: <Stack>{properties.filter(({ required }) => required !== true).map(field)}</Stack>,
              },
            ]}
            open={open}
            onOpenChange={setOpen}
          />
        ) : null}
        <ListsField
          label={intl.formatMessage(messages.lists)}
          disabled={isSending}
          value={chosen}
          onValueChange={setChosen}
        />
        {chosen.length === 0 ? null : (
          <RadioGroup
            label={intl.formatMessage(messages.optIn)}
            value={optIn}
            onValueChange={setOptIn}
            disabled={isSending}
            options={[
              { value: 'active', label: intl.formatMessage(messages.active) },
              { value: 'pending', label: intl.formatMessage(messages.pending) },
            ]}
          />
        )}
        <FieldGroup label={intl.formatMessage(messages.consent)}>
          <DateField
            label={intl.formatMessage(messages.consentDate)}
            required
            value={consentDate}
            readOnly={isSending}
            onValueChange={setConsentDate}
            error={
              tried && !isDate(consentDate) ? intl.formatMessage(messages.consentDateProblem) : undefined
            }
          />
          <TextField
            label={intl.formatMessage(messages.consentNote)}
            hint={intl.formatMessage(messages.consentHint)}
            value={note}
            maxLength={MOST.note}
            readOnly={isSending}
            onValueChange={setNote}
          />
        </FieldGroup>
      </Stack>
    </Dialog>
  )
}
