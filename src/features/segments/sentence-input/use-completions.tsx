import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { ComboboxPopup } from '#components/combobox'
import { isImeConfirm } from '#lib/ime'
import { completed, type SentenceCompletion } from '#domain/segments/sentence/completions'

export interface CompletionsOptions {
  field: RefObject<HTMLTextAreaElement | null>
  /** Names the list for screen readers. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** What may come behind a text. */
  completionsOf: (typed: string) => readonly SentenceCompletion[]
  /** Enter, where nothing of the list is chosen by it. */
  onEnter: () => void
}

/** Completions of what is typed: a list under the field that the arrow keys go through while the focus stays. */
export function useCompletions({
  field,
  label,
  value,
  onValueChange,
  completionsOf,
  onEnter,
}: CompletionsOptions) {
  const listId = useId()
  const [offered, setOffered] = useState<readonly SentenceCompletion[]>([])
  const [active, setActive] = useState<number>()
  /** Where the caret goes once the completed text is drawn. */
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const close = () => {
    setOffered([])
    setActive(undefined)
  }
  const open = (text: string, at: number) => {
    setOffered(completionsOf(text.slice(0, at)))
    setActive(undefined)
  }
  const choose = (index: number) => {
    const one = offered[index]
    const at = field.current?.selectionStart ?? value.length
    if (!one) return
    const text = completed(value.slice(0, at), one)
    caret.current = text.length
    onValueChange(text + value.slice(at))
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isImeConfirm(event)) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (offered.length === 0) {
        if (key === 'ArrowUp' || !event.altKey) return
        open(value, event.currentTarget.selectionStart)
      } else {
        const step = key === 'ArrowDown' ? 1 : -1
        const from = active ?? (step === 1 ? -1 : 0)
        setActive((from + step + offered.length) % offered.length)
      }
      event.preventDefault()
    } else if (key === 'Escape' && offered.length > 0) {
      // Only the list closes, and not what is around the field.
      event.stopPropagation()
      event.preventDefault()
      close()
    } else if (key === 'Tab') close()
    else if (key === 'Enter') {
      event.preventDefault()
      if (active === undefined) onEnter()
      else choose(active)
    }
  }
  const optionId = (key: string) => `${listId}-${key}`
  const rows = offered.map((one, index) => ({
    key: String(index),
    kind: 'option' as const,
    option: { value: String(index), label: one.text.trim() },
  }))
  return {
    close,
    input: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': offered.length > 0 ? listId : undefined,
      'aria-activedescendant': active === undefined ? undefined : optionId(String(active)),
      onKeyDown,
      onBlur: close,
      onCompositionEnd: () => open(field.current?.value ?? '', field.current?.selectionStart ?? 0),
    },
    /** The text was changed by typing. */
    onTyped(text: string, isComposing: boolean) {
      onValueChange(text)
      if (isComposing || text.trim() === '') close()
      else open(text, field.current?.selectionStart ?? text.length)
    },
    popup:
      offered.length === 0 ? null : (
        <ComboboxPopup
          listId={listId}
          optionId={optionId}
          label={label}
          owner={field}
          rows={rows}
          note={undefined}
          active={active === undefined ? undefined : String(active)}
          chosen={new Set()}
          multiple
          onPoint={(key) => setActive(Number(key))}
          onChoose={(row) => choose(Number(row.key))}
          onDismiss={close}
        />
      ),
  }
}
