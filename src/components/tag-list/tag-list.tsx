import { useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Chip } from '#components/chip'
import { Field, type FieldProps } from '#components/field'
import { VisuallyHidden } from '#components/visually-hidden'
import { isImeConfirm } from '#lib/ime'
import { messages } from './tag-list.messages.ts'
import { addTags, splitTags, tagAfterKey, tagAfterRemoval, type TagRules } from './tag-list.model.ts'
import * as styles from './tag-list.css.ts'

export interface TagListProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    TagRules,
    Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'ref'> {
  tags: readonly string[]
  onTagsChange: (tags: readonly string[]) => void
  /** Shows the entries and no way to change them. @default false */
  readOnly?: boolean
  /** Locked for now, such as while it is saved. @default false */
  disabled?: boolean
}

/** Several short texts of one kind, such as the allowed domains of a workspace: typed one by one or pasted at once. */
export function TagList({
  label,
  labelHidden,
  hint,
  error,
  required,
  tags: given,
  onTagsChange,
  readOnly = false,
  disabled = false,
  accepts,
  max,
  spaces,
  ref,
  ...rest
}: TagListProps) {
  const intl = useIntl()
  const tags = [...new Set(given)]
  const [text, setText] = useState('')
  const [told, setTold] = useState<{ words: string; full?: boolean }>({ words: '' })
  const [current, setCurrent] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef<number | 'input'>(undefined)

  const focus = (at: number | 'input') => {
    if (at === 'input') input.current?.focus()
    else list.current?.children[at]?.querySelector('button')?.focus()
  }
  const indexOf = (target: EventTarget) =>
    [...(list.current?.children ?? [])].findIndex((entry) => target instanceof Node && entry.contains(target))
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    focus(wanted.current)
    wanted.current = undefined
  })

  const add = (typed: string) => {
    const { tags: now, added, moved, rest: left } = addTags(tags, typed, { accepts, max, spaces })
    setText(left)
    if (added.length + moved.length > 0) onTagsChange(now)
    if (left !== '' && max !== undefined)
      setTold({ words: intl.formatMessage(messages.full, { max }), full: true })
    else if (added.length > 0)
      setTold({ words: intl.formatMessage(messages.added, { count: added.length, tag: added[0] ?? '' }) })
    else
      setTold({ words: moved[0] === undefined ? '' : intl.formatMessage(messages.moved, { tag: moved[0] }) })
  }
  const remove = (at: number) => {
    const tag = tags[at]
    if (tag === undefined) return
    wanted.current = tagAfterRemoval(at, tags.length - 1)
    onTagsChange(tags.filter((_, index) => index !== at))
    setTold({ words: intl.formatMessage(messages.removed, { tag }) })
  }

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method's own keys: Enter takes a conversion, Backspace shortens it.
    if (isImeConfirm(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    }
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0
    const goesBack = event.key === 'ArrowLeft' ? atStart : event.key === 'Backspace' && text === ''
    if (goesBack && tags.length > 0) {
      event.preventDefault()
      focus(tags.length - 1)
    }
  }
  const onEntryKey = (event: KeyboardEvent, at: number) => {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    const to = tagAfterKey(event.key, at, tags.length)
    if (!isRemoval && to === undefined) return
    event.preventDefault()
    if (isRemoval) remove(at)
    else if (to !== undefined) focus(to)
  }

  const fixed = readOnly || disabled
  // One stop of the Tab key for all entries, as in a toolbar.
  const stop = Math.min(current ?? tags.length - 1, tags.length - 1)
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what its entries and its input hear */}
          <div
            className={styles.box}
            data-readonly={readOnly || undefined}
            data-disabled={disabled || undefined}
            data-invalid={control['aria-invalid']}
            onClick={(event) => {
              if (event.target === event.currentTarget) input.current?.focus()
            }}
            onFocus={(event) => {
              const at = indexOf(event.target)
              if (at !== -1) setCurrent(at)
            }}
            onKeyDown={(event) => {
              const at = indexOf(event.target)
              if (at !== -1) onEntryKey(event, at)
            }}
          >
            {tags.length === 0 ? null : (
              <ul ref={list} className={styles.list} aria-label={label}>
                {tags.map((tag, at) => (
                  <li key={tag} className={styles.entry}>
                    <Chip
                      label={tag}
                      tabIndex={at === stop ? 0 : -1}
                      onRemove={fixed ? undefined : () => remove(at)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {readOnly ? (
              tags.length === 0 ? (
                <span className={styles.none}>{intl.formatMessage(messages.none)}</span>
              ) : null
            ) : (
              <input
                {...rest}
                {...control}
                ref={(element) => {
                  input.current = element
                  if (typeof ref === 'function') return ref(element)
                  if (ref) ref.current = element
                }}
                type="text"
                className={styles.input}
                value={text}
                disabled={disabled}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="enter"
                onChange={(event) => {
                  setText(event.target.value)
                  setTold({ words: '' })
                }}
                onKeyDown={onInputKey}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text')
                  if (splitTags(pasted, spaces).length < 2) return
                  event.preventDefault()
                  const { selectionStart, selectionEnd } = event.currentTarget
                  add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0))
                }}
              />
            )}
          </div>
          <VisuallyHidden>
            <span role="status">{told.words}</span>
          </VisuallyHidden>
          {told.full ? (
            <p className={styles.full} aria-hidden>
              {told.words}
            </p>
          ) : null}
        </>
      )}
    </Field>
  )
}
