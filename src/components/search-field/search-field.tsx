import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { fieldControl } from '#components/field'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { useDebouncedText } from '#components/text-field'
import { isImeConfirm } from '#lib/ime'
import { mergeRefs } from '#lib/merge-refs'
import { messages } from './search-field.messages.ts'
import * as styles from './search-field.css.ts'

export interface SearchFieldProps {
  /** Names the field; it is not shown. */
  label: string
  /** What is searched for now. */
  value: string
  /** A new search: 420 ms after the last key, at once on Enter, on leaving and on clearing; never a half-converted kana. */
  onValueChange: (value: string) => void
  /** What can be searched for: Name or email. @default the label */
  placeholder?: string
  /** Characters. @default 200 */
  maxLength?: number
  /** Of the input. */
  ref?: Ref<HTMLInputElement>
}

/** Filters what is on the screen while one types. */
export function SearchField({
  label,
  value,
  onValueChange,
  placeholder = label,
  maxLength = 200,
  ref,
}: SearchFieldProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const text = useDebouncedText(value, onValueChange)
  return (
    <div className={styles.root}>
      <span className={styles.drawing}>
        <Icon of={Search} />
      </span>
      <span className={styles.box}>
        <input
          ref={mergeRefs(input, ref)}
          type="search"
          className={fieldControl}
          aria-label={label}
          placeholder={placeholder}
          value={text.typed}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => text.type(event.target.value)}
          onCompositionStart={text.composeStart}
          onCompositionEnd={(event) => text.composeEnd(event.currentTarget.value)}
          onBlur={text.flush}
          onKeyDown={(event) => {
            if (isImeConfirm(event)) return
            if (event.key === 'Enter') text.flush()
            if (event.key === 'Escape' && text.typed !== '') {
              // The first Escape empties the field; only the next one is for what lies around it.
              event.stopPropagation()
              event.preventDefault()
              text.type('')
              text.flush()
            }
          }}
        />
      </span>
      {text.typed === '' ? null : (
        <span className={styles.clear}>
          <IconButton
            label={intl.formatMessage(messages.clear)}
            icon={<Icon of={X} />}
            size="small"
            onClick={() => {
              text.type('')
              text.flush()
              input.current?.focus()
            }}
          />
        </span>
      )}
    </div>
  )
}
