import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { isImeConfirm } from '#lib/ime'
import { useVariables } from './use-variables.ts'
import { findVariables, variableGroups, type VariableChoice } from './variable-choices.model.ts'
import { messages } from './variables.messages.ts'
import * as styles from './variable-list.css.ts'

interface VariableListProps {
  /** The value of a variable for a sample contact. */
  valueOf: (choice: VariableChoice) => string | undefined
  withLinks: boolean
  onChoose: (choice: VariableChoice) => void
}

const keyOf = ({ path }: VariableChoice) => path.join('.')

/** All variables in groups, found by typing. The focus stays in the search field; arrows go through the list. */
export function VariableList({ valueOf, withLinks, onChoose }: VariableListProps) {
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { choices, isLoading } = useVariables()
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string>()
  const found = findVariables(choices, text).filter(({ group }) => withLinks || group !== 'links')
  const active = found.find((one) => keyOf(one) === pointed) ?? found[0]
  const optionId = (choice: VariableChoice) => `${id}${keyOf(choice)}`
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isImeConfirm(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    if (!active) return
    const at = found.indexOf(active) + (event.key === 'ArrowDown' ? 1 : -1)
    const next = found[(at + found.length) % found.length]
    if (!next) return
    setPointed(keyOf(next))
    list.current?.querySelector(`[id="${CSS.escape(optionId(next))}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Stack gap={2}>
      <TextField
        label={intl.formatMessage(messages.search)}
        labelHidden
        placeholder={intl.formatMessage(messages.searchWhat)}
        value={text}
        onValueChange={setText}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onEnter={() => {
          if (active) onChoose(active)
        }}
      />
      <div
        ref={list}
        id={`${id}list`}
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        aria-label={intl.formatMessage(messages.list)}
      >
        {variableGroups.map((group) => {
          const inside = found.filter((one) => one.group === group)
          if (inside.length === 0) return null
          const name = intl.formatMessage(messages[group])
          return (
            <div key={group} role="group" aria-label={name}>
              <div className={styles.heading} aria-hidden>
                {name}
              </div>
              {inside.map((choice) => {
                const value = valueOf(choice)
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the search field, which keeps the focus
                  <div
                    key={keyOf(choice)}
                    id={optionId(choice)}
                    role="option"
                    className={styles.option}
                    aria-selected={choice === active}
                    onPointerMove={() => setPointed(keyOf(choice))}
                    onClick={() => onChoose(choice)}
                  >
                    <span>{choice.label}</span>
                    {value === undefined ? null : (
                      <span className={styles.value}>
                        {value === ''
                          ? intl.formatMessage(messages.empty)
                          : intl.formatMessage(messages.example, { value })}
                      </span>
                    )}
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      {isLoading ? (
        <Text as="p" tone="muted" size={13} role="status">
          {intl.formatMessage(messages.loading)}
        </Text>
      ) : null}
      {found.length === 0 ? (
        <Text as="p" tone="muted" size={13} role="status">
          {intl.formatMessage(messages.noMatch, { text: text.trim() })}
        </Text>
      ) : null}
    </Stack>
  )
}
