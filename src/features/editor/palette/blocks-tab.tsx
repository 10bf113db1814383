import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { VisuallyHidden } from '#components/visually-hidden'
import { useInsertableWords, type Insertable } from '#features/editor/blocks'
import { useInsert } from '#features/editor/canvas'
import { useEditor } from '#features/editor/state'
import { BlockTile } from './block-tile.tsx'
import { groupNames, paletteGroups, tileAfterKey } from './palette.model.ts'
import { messages } from './palette.messages.ts'
import * as styles from './palette.css.ts'

interface BlocksTabProps {
  /** Something was inserted: what covers the mail can go. */
  onInserted?: (() => void) | undefined
}

/** Everything that can be inserted, in groups, found by typing in either language (EML-308). */
export function BlocksTab({ onInserted }: BlocksTabProps) {
  const intl = useIntl()
  const readOnly = useEditor((state) => state.readOnly)
  const insertKind = useInsert()
  const insert = (kind: Insertable) => {
    if (insertKind(kind) !== undefined) onInserted?.()
  }
  const words = useInsertableWords()
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [focused, setFocused] = useState<Insertable>()
  const found = new Map(
    words.filter(({ matches }) => matches(text.trim())).map((one) => [one.kind, one.label]),
  )
  const kinds = groupNames.flatMap((group) => paletteGroups[group].filter((kind) => found.has(kind)))
  const stop = kinds.find((kind) => kind === focused) ?? kinds[0]
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tiles = [...(root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
    const at = tiles.findIndex((tile) => tile === event.target)
    if (at === -1) return
    const next = tileAfterKey(
      event.key,
      at,
      tiles.map((tile) => tile.getBoundingClientRect()),
    )
    if (next === undefined) return
    event.preventDefault()
    tiles[next]?.focus()
  }
  return (
    <Stack>
      <TextField
        label={intl.formatMessage(messages.search)}
        labelHidden
        type="search"
        placeholder={intl.formatMessage(messages.searchWhat)}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onValueChange={setText}
        onEnter={() => {
          const [first] = kinds
          if (first && text.trim() !== '' && !readOnly) insert(first)
        }}
      />
      <Text as="p" size={13} tone="muted">
        {intl.formatMessage(readOnly ? messages.readOnly : messages.hint)}
      </Text>
      <VisuallyHidden>
        <span role="status">
          {text.trim() === '' ? '' : intl.formatMessage(messages.count, { count: kinds.length })}
        </span>
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows go from tile to tile; each is a button */}
      <Stack ref={root} role="group" aria-label={intl.formatMessage(messages.label)} onKeyDown={onKeyDown}>
        {groupNames.map((group) => {
          const inside = paletteGroups[group].filter((kind) => found.has(kind))
          if (inside.length === 0) return null
          return (
            <Section key={group} title={intl.formatMessage(messages[group])}>
              <ul className={styles.tiles}>
                {inside.map((kind) => (
                  <li key={kind}>
                    <BlockTile
                      kind={kind}
                      label={found.get(kind) ?? kind}
                      isStop={kind === stop}
                      disabled={readOnly}
                      onInsert={() => insert(kind)}
                      onFocus={() => setFocused(kind)}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          )
        })}
      </Stack>
      {kinds.length === 0 ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.noMatch, { text: text.trim() })}
        </Text>
      ) : null}
    </Stack>
  )
}
