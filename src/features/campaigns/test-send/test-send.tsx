import { useRef, useState, type SyntheticEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign, ContentVariant } from '#api/campaigns'
import { contactRoutes } from '#api/contacts'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { useSelfAccount } from '#api/self-account'
import { useSendTransactional } from '#api/transactional'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Checkbox } from '#components/checkbox'
import { Combobox, type ComboboxOption } from '#components/combobox'
import { focusFirstInvalid } from '#components/editing'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { TagList } from '#components/tag-list'
import { Text } from '#components/text'
import { TestResults } from './test-results.tsx'
import { addressesOf, addressProblem, testOf } from './test-send.model.ts'
import { messages } from './test-send.messages.ts'

export interface TestSendProps {
  campaign: Campaign
  /** Null where there is none that is verified; undefined while it is not known. */
  senderId: string | null | undefined
  /** What was typed is not stored yet: a test would be of what was before. */
  unsaved: boolean
  /** The variant that one comes from. @default the first */
  variantId?: string | undefined
}

/** Contacts that are offered at once. */
const FOUND = 20

/** Sends the mail to a few addresses, written as for a contact (CAM-108). */
export function TestSend(props: TestSendProps) {
  const intl = useIntl()
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <TestSendForm {...props} />
    </Card>
  )
}

/** The same without its card. */
export function TestSendForm({ campaign, senderId, unsaved, variantId: first }: TestSendProps) {
  const intl = useIntl()
  const account = useSelfAccount().data
  const write = useSendTransactional()
  const [typed, setTyped] = useState<readonly string[]>([])
  const [toMe, setToMe] = useState(true)
  const [contact, setContact] = useState<ComboboxOption | null>(null)
  const [variantId, setVariantId] = useState(first ?? campaign.variants[0]?.id)
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState<string>()
  // The same test that is tried again has the same key, so that it is sent once.
  const last = useRef({ text: '', key: '' })

  const addresses = addressesOf(typed, toMe ? account?.email : undefined)
  const problem = checked ? addressProblem(addresses) : undefined
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!senderId || unsaved || write.isSending) return
    if (addressProblem(addresses)) {
      focusFirstInvalid(event.currentTarget)
      return
    }
    const body = testOf({ campaign, senderId, addresses, variantId, asContactId: contact?.value })
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    // What came of the test before says nothing of this one.
    setSent(undefined)
    const outcome = await write.send({ body: { ...body, idempotencyKey: last.current.key } })
    if (!outcome.ok) return
    last.current = { text: '', key: '' }
    setSent(outcome.data.id)
    setChecked(false)
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void send(event)}>
      <TagList
        label={intl.formatMessage(messages.to)}
        hint={intl.formatMessage(messages.hint)}
        inputMode="email"
        data-target="test"
        tags={typed}
        onTagsChange={setTyped}
        error={
          problem &&
          (problem.kind === 'wrong'
            ? intl.formatMessage(messages.wrong, { address: problem.address })
            : intl.formatMessage(messages[problem.kind]))
        }
      />
      {account ? (
        <Checkbox
          label={intl.formatMessage(messages.me, { email: account.email })}
          checked={toMe}
          onCheckedChange={setToMe}
        />
      ) : null}
      <VariantChoice variants={campaign.variants} value={variantId} onValueChange={setVariantId} />
      <ContactChoice value={contact} onValueChange={setContact} />
      <div>
        <Button type="submit" busy={write.isSending} disabled={!senderId || unsaved}>
          {intl.formatMessage(messages.send)}
        </Button>
      </div>
      {senderId === null || unsaved ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(unsaved ? messages.unsaved : messages.noSender)}
        </Text>
      ) : null}
      {write.error ? (
        <InlineError ticketId={write.error.ticketId}>
          {write.error.said === undefined
            ? intl.formatMessage(messages.failed)
            : intl.formatMessage(messages.refused, { message: write.error.said })}
        </InlineError>
      ) : null}
      {sent === undefined ? null : <TestResults key={sent} sendId={sent} />}
    </Stack>
  )
}

interface VariantChoiceProps {
  variants: readonly ContentVariant[]
  value: string | undefined
  onValueChange: (variantId: string) => void
}

/** Which variant is tested; nothing where there is one only. */
function VariantChoice({ variants, value, onValueChange }: VariantChoiceProps) {
  const intl = useIntl()
  if (variants.length < 2 || value === undefined) return null
  return (
    <Select
      label={intl.formatMessage(messages.variant)}
      value={value}
      onValueChange={onValueChange}
      options={variants.map(({ id, locale, label, subject }) => ({
        value: id,
        label: [locale?.toUpperCase(), label, subject].filter(Boolean).join(' · '),
      }))}
    />
  )
}

interface ContactChoiceProps {
  value: ComboboxOption | null
  onValueChange: (contact: ComboboxOption | null) => void
}

function ContactChoice({ value, onValueChange }: ContactChoiceProps) {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const search = async (words: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const body = { ...(words !== '' && { q: words }), limit: FOUND }
    const { items } = await client.call(contactRoutes.search, { body }, { workspaceId, signal })
    return items.map(({ id, name, email }) =>
      name === undefined || name === ''
        ? { value: id, label: email }
        : { value: id, label: name, hint: email },
    )
  }
  return (
    <Combobox
      label={intl.formatMessage(messages.as)}
      hint={intl.formatMessage(messages.asHint)}
      placeholder={intl.formatMessage(messages.asRecipient)}
      value={value}
      options={search}
      onValueChange={onValueChange}
    />
  )
}
