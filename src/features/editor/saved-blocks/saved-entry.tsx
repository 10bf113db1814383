import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Menu } from '#components/menu'
import { TextField } from '#components/text-field'
import { useDragTile } from '#features/editor/palette'
import { isImeConfirm } from '#lib/ime'
import { NAME_MAX, type SavedBlock } from './saved-blocks.model.ts'
import { messages } from './saved-blocks.messages.ts'
import * as styles from './saved-blocks.css.ts'

interface SavedEntryProps {
  block: SavedBlock
  readOnly: boolean
  onInsert: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

/** One saved block: pressed or dragged it is inserted; its menu renames and deletes it. */
export function SavedEntry({ block, readOnly, onInsert, onRename, onRemove }: SavedEntryProps) {
  const intl = useIntl()
  const [renaming, setRenaming] = useState(false)
  const { name } = block
  if (renaming)
    return (
      <li>
        <RenameForm
          name={name}
          onCancel={() => setRenaming(false)}
          onRename={(next) => {
            setRenaming(false)
            onRename(next)
          }}
        />
      </li>
    )
  return (
    <li className={styles.entry}>
      <InsertButton block={block} disabled={readOnly} onInsert={onInsert} />
      <Menu
        align="end"
        entries={[
          {
            kind: 'action',
            id: 'rename',
            label: intl.formatMessage(messages.rename),
            onSelect: () => setRenaming(true),
          },
          {
            kind: 'action',
            id: 'remove',
            label: intl.formatMessage(messages.remove),
            tone: 'danger',
            onSelect: onRemove,
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            label={intl.formatMessage(messages.more, { name })}
            icon={<Icon of={Ellipsis} />}
          />
        )}
      </Menu>
    </li>
  )
}

function InsertButton({
  block,
  disabled,
  onInsert,
}: {
  block: SavedBlock
  disabled: boolean
  onInsert: () => void
}) {
  const intl = useIntl()
  const element = useDragTile<HTMLButtonElement>({ drag: 'nodes', json: block.json }, disabled)
  return (
    <button
      ref={element}
      type="button"
      className={styles.insert}
      aria-label={intl.formatMessage(messages.insert, { name: block.name })}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onInsert()
      }}
    >
      {block.name}
    </button>
  )
}

interface RenameFormProps {
  name: string
  onRename: (name: string) => void
  onCancel: () => void
}

function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(name)
  const [attempted, setAttempted] = useState(false)
  const save = () => {
    setAttempted(true)
    if (typed.trim() !== '') onRename(typed.trim())
  }
  return (
    <Stack gap={2}>
      <TextField
        ref={(input) => {
          if (input && !attempted && typed === name) input.focus()
        }}
        label={intl.formatMessage(messages.name)}
        value={typed}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={attempted && typed.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
        onValueChange={setTyped}
        onEnter={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isImeConfirm(event)) onCancel()
        }}
      />
      <Inline>
        <Button size="small" onClick={save}>
          {intl.formatMessage(messages.renameDone)}
        </Button>
        <Button size="small" tone="quiet" onClick={onCancel}>
          {intl.formatMessage(messages.renameCancel)}
        </Button>
      </Inline>
    </Stack>
  )
}
