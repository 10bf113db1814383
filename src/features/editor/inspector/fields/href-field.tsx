import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { variableMessages } from '#features/editor/variables'
import { variableToken } from '#features/editor/variable-text'
import type { Href } from '#mail/document'
import type { SystemAddress } from '#mail/document/href'
import { useReadOnly } from './edit.ts'
import { messages } from './fields.messages.ts'
import {
  linkKindOf,
  linkKinds,
  systemHref,
  typedHref,
  typedLinks,
  typedText,
  type LinkKind,
  type LinkProblem,
  type TypedLink,
} from './link.model.ts'
import { FieldPlace } from './refused-texts.tsx'
import { TypedTextField } from './typed-text-field.tsx'

export interface HrefFieldProps {
  /** What leads there, such as Link. */
  label: string
  value: Href | undefined
  /** A link that may be followed. What is none stays in the field, with what is wrong (EML-302). */
  onValueChange: (value: Href, how?: 'typing') => void
  /** There may be no link: then it is offered to have none. */
  onClear?: () => void
}

const fields = {
  web: { label: messages.linkWeb, mode: 'url', placeholder: 'https://example.com/' },
  email: { label: messages.linkEmail, mode: 'email', placeholder: 'hello@example.com' },
  phone: { label: messages.linkPhone, mode: 'tel', placeholder: '+81 3 1234 5678' },
} as const satisfies Record<TypedLink, { label: MessageDescriptor; mode: string; placeholder: string }>

const isTyped = (kind: LinkKind): kind is TypedLink => typedLinks.some((one) => one === kind)

/** Where a link leads: a kind, and an address that is checked while one types. */
export function HrefField({ label, value, onValueChange, onClear }: HrefFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  // Another kind without an address yet changes nothing of the document.
  const [chosen, setChosen] = useState<TypedLink>()
  const known = linkKindOf(value)
  const kind = chosen ?? known
  const choose = (next: LinkKind) => {
    setChosen(isTyped(next) && next !== known ? next : undefined)
    if (next === 'none') onClear?.()
    else if (!isTyped(next)) onValueChange(systemHref(next))
  }
  const options = [...(onClear || known === 'none' ? (['none'] as const) : []), ...linkKinds]
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Select
        label={intl.formatMessage(messages.linkKind, { label })}
        value={kind}
        disabled={readOnly}
        options={options.map((one) => ({ value: one, label: intl.formatMessage(kindMessages[one]) }))}
        onValueChange={choose}
      />
      {isTyped(kind) ? (
        <FieldPlace name={label} key={kind}>
          <TypedTextField
            label={intl.formatMessage(fields[kind].label)}
            inputMode={fields[kind].mode}
            placeholder={fields[kind].placeholder}
            value={typedText(value, kind)}
            parse={(text) => {
              const href = typedHref(kind, text)
              return typeof href === 'string' ? text : typedText(href, kind)
            }}
            problemOf={(text) => {
              const href = typedHref(kind, text)
              return typeof href === 'string' ? problemText(href) : undefined
            }}
            onValueChange={(text) => set(kind, text, 'typing')}
            inAddress
            onVariable={(_, text) => set(kind, text)}
          />
        </FieldPlace>
      ) : null}
    </Stack>
  )

  function set(typed: TypedLink, text: string, how?: 'typing') {
    const href = typedHref(typed, text)
    if (typeof href === 'string') return
    onValueChange(href, how)
    setChosen(undefined)
  }
  function problemText(problem: LinkProblem): string {
    return problem === 'unclosed'
      ? intl.formatMessage(messages.unclosed, { variable: variableToken(['contact', 'id']) })
      : intl.formatMessage(messages[problem])
  }
}

const kindMessages = {
  none: messages.noLink,
  web: messages.web,
  email: messages.email,
  phone: messages.phone,
  unsubscribe_url: variableMessages.unsubscribe_url,
  view_in_browser_url: variableMessages.view_in_browser_url,
  preferences_url: variableMessages.preferences_url,
} as const satisfies Record<'none' | TypedLink | SystemAddress, MessageDescriptor>
