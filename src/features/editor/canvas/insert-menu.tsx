import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { DropDown } from '#components/drop-down'
import { fieldControl } from '#components/field'
import { Icon } from '#components/icon'
import { VisuallyHidden } from '#components/visually-hidden'
import { isImeConfirm } from '#lib/ime'
import { insertableIcon, useInsertableWords, type Insertable } from '#features/editor/blocks'
import { messages } from './canvas.messages.ts'
import * as styles from './insert-menu.css.ts'

export interface InsertMenuProps {
  /** It opens beside this. */
  anchor: HTMLElement
  onChoose: (kind: Insertable) => void
  /** `wasEscape`: by the Escape key, so that the focus goes back to where it was. */
  onClose: (wasEscape: boolean) => void
}

/** The list of everything that can be inserted, found by typing in either language. */
export function InsertMenu({ anchor, onChoose, onClose }: InsertMenuProps) {
  const intl = useIntl()
  const id = useId()
  const owner = useRef<HTMLElement>(anchor)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useInsertableWords().filter(({ matches }) => matches(typed.trim()))
  const active = found[Math.min(at, found.length - 1)]
  const optionId = (kind: string) => `${id}${kind}`
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (active) document.getElementById(`${id}${active.kind}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeConfirm(event)) return
    const last = found.length - 1
    const next = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setAt(Math.max(next, 0))
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active.kind)
    } else if (event.key === 'Tab') onClose(true)
  }

  return (
    <DropDown
      role="dialog"
      aria-label={intl.formatMessage(messages.insert)}
      owner={owner}
      onDismiss={(by) => onClose(by === 'escape')}
    >
      <div className={styles.root}>
        <input
          ref={input}
          className={fieldControl}
          role="combobox"
          aria-label={intl.formatMessage(messages.insertSearch)}
          placeholder={intl.formatMessage(messages.insertSearch)}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}list`}
          aria-activedescendant={active ? optionId(active.kind) : undefined}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <VisuallyHidden>
          <span role="status">
            {typed === '' ? '' : intl.formatMessage(messages.insertCount, { count: found.length })}
          </span>
        </VisuallyHidden>
        {found.length === 0 ? (
          <div className={styles.none}>{intl.formatMessage(messages.insertNone, { words: typed })}</div>
        ) : null}
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={intl.formatMessage(messages.insert)}
          className={styles.list}
        >
          {found.map(({ kind, label }, place) => (
            // The field keeps the focus and has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={kind}
              id={optionId(kind)}
              role="option"
              aria-selected={kind === active?.kind}
              tabIndex={-1}
              data-active={kind === active?.kind || undefined}
              className={styles.option}
              onPointerMove={() => setAt(place)}
              onClick={() => onChoose(kind)}
            >
              <Icon of={insertableIcon(kind)} />
              {label}
            </div>
          ))}
        </div>
      </div>
    </DropDown>
  )
}
