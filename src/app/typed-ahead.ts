type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey'>

/** What is typed between ⌘K and the palette, which is loaded first. */
export interface TypedAhead {
  /** The palette was asked for: from now on keys are its. Nothing once it is there. */
  begin: () => void
  /** Whether the key, which is no input method's, was the palette's. Enter chooses nothing, as nobody has seen what; after Escape keys are no longer its. */
  take: (press: Press) => boolean
  text: () => string
  /** The palette is there, and hears its keys itself. */
  end: () => void
}

export function createTypedAhead(): TypedAhead {
  let text = ''
  let state: 'none' | 'typing' | 'there' = 'none'
  return {
    begin() {
      if (state === 'there') return
      state = 'typing'
      text = ''
    },
    take({ key, metaKey, ctrlKey }) {
      if (state !== 'typing' || metaKey || ctrlKey) return false
      if (key === 'Escape') state = 'none'
      else if (key === 'Backspace') text = text.slice(0, -1)
      else if (key.length === 1) text += key
      else return key === 'Enter'
      return true
    },
    text: () => text,
    end() {
      state = 'there'
    },
  }
}
