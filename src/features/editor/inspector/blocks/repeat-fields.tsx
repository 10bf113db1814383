import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { PixelsField, TypedTextField, useEdit, useReadOnly } from '#features/editor/inspector/fields'
import { useEditorData } from '#features/editor/state'
import { parseHref, variableToken } from '#features/editor/variable-text'
import { propertyLabel } from '#lib/property-label'
import { MAIL } from '#mail/document/limits'
import type { RepeatBlock } from '#mail/document/schema'
import { messages } from './blocks.messages.ts'

/** Names parted by dots; undefined where they are none. */
function pathOf(text: string): string[] | undefined {
  const href = parseHref(`{{${text}}}`)
  const [only, more] = typeof href === 'string' ? [] : href.parts
  return only !== undefined && more === undefined && typeof only !== 'string' ? only.variable : undefined
}

/** Blocks that appear once for each entry of a list. */
export function RepeatFields({ block }: { block: RepeatBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const [wantsOther, setWantsOther] = useState(false)
  const lists = (useEditorData().properties ?? []).filter(
    ({ type }) => type === 'multi_select' || type === 'json',
  )
  const written = block.path.join('.')
  const known = lists.find(({ key }) => written === `contact.${key}`)
  const isOther = wantsOther || !known
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <Select
        label={intl.formatMessage(messages.list)}
        hint={intl.formatMessage(messages.listHint)}
        value={isOther ? 'other' : known.key}
        disabled={readOnly}
        options={[
          ...lists.map((property) => ({ value: property.key, label: propertyLabel(intl, property) })),
          { value: 'other', label: intl.formatMessage(messages.listOther) },
        ]}
        onValueChange={(next) => {
          setWantsOther(next === 'other')
          if (next !== 'other') edit({ path: ['contact', next] })
        }}
      />
      {isOther ? (
        <TypedTextField
          label={intl.formatMessage(messages.listPath)}
          value={written}
          problemOf={(text) => (pathOf(text) ? undefined : intl.formatMessage(messages.listBad))}
          onValueChange={(text) => {
            const path = pathOf(text)
            if (path) edit({ path }, 'typing')
          }}
        />
      ) : null}
      <TypedTextField
        label={intl.formatMessage(messages.as)}
        hint={intl.formatMessage(messages.asHint, { variable: variableToken([block.as]) })}
        value={block.as}
        problemOf={(text) =>
          /^[a-zA-Z_]\w{0,40}$/.test(text) ? undefined : intl.formatMessage(messages.asBad)
        }
        onValueChange={(as) => edit({ as }, 'typing')}
      />
      <PixelsField
        label={intl.formatMessage(messages.limit)}
        unit={intl.formatMessage(messages.times)}
        value={block.limit}
        min={1}
        max={MAIL.repeatMax}
        onValueChange={(limit) => edit({ limit }, 'typing')}
      />
    </Section>
  )
}
