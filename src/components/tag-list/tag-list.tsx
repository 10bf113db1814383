import { useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from '#components/field'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { afterPress } from '#lib/after-press'
import { isImeConfirm } from '#lib/ime'
import { mergeRefs } from '#lib/merge-refs'
import { input as tagInput } from './tag-box.css.ts'
import { TagBox } from './tag-box.tsx'
import { messages } from './tag-list.messages.ts'
import { addTags, splitTags, type TagRules } from './tag-list.model.ts'

export interface TagListProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    TagRules,
    Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'ref'> {
  /** In their order, each once. */
  tags: readonly string[]
  /** All entries as they are now. */
  onTagsChange: (tags: readonly string[]) => void
  /** Shows the entries and no way to change them. @default false */
  readOnly?: boolean
  /** Locked for now, such as while it is saved. @default false */
  disabled?: boolean
  /** What `accepts` refuses is dropped and nothing is shown about it; screen readers announce it. @default false */
  silent?: boolean
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
  silent = false,
  accepts,
  max,
  spaces,
  ref,
  ...rest
}: TagListProps) {
  const intl = useIntl()
  const tags = [...new Set(given)]
  const [text, setText] = useState('')
  const [told, setTold] = useState<{ words: string; visible?: boolean }>({ words: '' })
  const input = useRef<HTMLInputElement>(null)

  const add = (entered: string, how: 'typed' | 'pasted') => {
    const outcome = addTags(tags, entered, { accepts, max, spaces }, how)
    const { tags: now, added, moved, dropped, rest: left } = outcome
    setText(left)
    if (added.length + moved.length > 0) onTagsChange(now)
    if (left !== '' && max !== undefined)
      setTold({ words: intl.formatMessage(messages.full, { max }), visible: true })
    else if (dropped[0] !== undefined)
      setTold({
        words: intl.formatMessage(messages.dropped, { count: dropped.length, tag: dropped[0] }),
        visible: !silent,
      })
    else if (added.length > 0)
      setTold({ words: intl.formatMessage(messages.added, { count: added.length, tag: added[0] ?? '' }) })
    else
      setTold({ words: moved[0] === undefined ? '' : intl.formatMessage(messages.moved, { tag: moved[0] }) })
  }
  /** What was typed and not entered is meant too; what is not accepted stays to be put right. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The entries are of the same field.
    if (currentTarget.parentElement?.contains(relatedTarget)) return
    // Whoever only looks at another window goes on typing.
    if (text.trim() === '' || !document.hasFocus()) return
    if (accepts && !splitTags(text, true).every(accepts)) return
    // A press that leaves the field goes where it was aimed at: what makes room for the entry comes after it.
    afterPress(() => add(text, 'typed'))
  }
  const remove = (at: number) => {
    const tag = tags[at]
    if (tag === undefined) return
    onTagsChange(tags.filter((_, index) => index !== at))
    setTold({ words: intl.formatMessage(messages.removed, { tag }) })
  }

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    // Enter also takes a conversion of an input method: then it neither adds nor submits.
    if (isImeConfirm(event)) event.preventDefault()
    else if (text.trim() !== '') {
      event.preventDefault()
      add(text, 'typed')
    }
  }

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <TagBox
            label={label}
            entries={tags.map((tag) => ({ key: tag, label: tag }))}
            onRemove={remove}
            input={input}
            invalid={control['aria-invalid']}
            readOnly={readOnly}
            disabled={disabled}
          >
            <input
              {...rest}
              {...control}
              ref={mergeRefs(input, ref)}
              type="text"
              className={tagInput}
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
              onBlur={leave}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text')
                if (splitTags(pasted, spaces).length < 2) return
                event.preventDefault()
                const { selectionStart, selectionEnd } = event.currentTarget
                add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0), 'pasted')
              }}
            />
          </TagBox>
          <VisuallyHidden>
            <span role="status">{told.words}</span>
          </VisuallyHidden>
          {told.visible ? (
            <Text as="p" size={12} tone="muted" aria-hidden>
              {told.words}
            </Text>
          ) : null}
        </>
      )}
    </Field>
  )
}
