import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Section } from '#components/section'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { nodeName } from '#features/editor/blocks'
import { subjectsOf, useCommandContext } from '#features/editor/canvas'
import { useEditor } from '#features/editor/state'
import { systemClock } from '#lib/clock'
import { newId } from '#mail/document'
import { NAME_MAX, type SavedBlock } from './saved-blocks.model.ts'
import { messages } from './saved-blocks.messages.ts'

/** Saves what is selected, with a name. */
export function SaveForm({ onSave }: { onSave: (block: SavedBlock) => void }) {
  const intl = useIntl()
  const { store, announce } = useCommandContext()
  const selected = useEditor((state) => state.selected)
  const [typed, setTyped] = useState<string>()
  const [attempted, setAttempted] = useState(false)
  const nodes = selected.length === 0 ? [] : subjectsOf(store.getState())
  const [first] = nodes
  if (!first)
    return (
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage(messages.select)}
      </Text>
    )
  const name = typed ?? nodeName(intl, first).slice(0, NAME_MAX)
  const save = () => {
    const trimmed = name.trim()
    setAttempted(trimmed === '')
    if (trimmed === '') return
    onSave({ id: newId(), name: trimmed, json: JSON.stringify(nodes), savedAt: systemClock.now() })
    announce(intl.formatMessage(messages.saved, { name: trimmed }))
    setTyped(undefined)
  }
  return (
    <Section title={intl.formatMessage(messages.saveTitle)}>
      <Stack gap={2}>
        <TextField
          label={intl.formatMessage(messages.name)}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={attempted && name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
          onValueChange={setTyped}
          onEnter={save}
        />
        <Inline>
          <Button onClick={save}>{intl.formatMessage(messages.save)}</Button>
        </Inline>
      </Stack>
    </Section>
  )
}
