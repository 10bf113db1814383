import {
  useEffect,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FormEvent,
  type RefObject,
} from 'react'
import { afterPress } from '#lib/after-press'

interface TypedValueUse<Value> {
  value: Value
  onValueChange: (value: Value) => void
  /** How a value stands in the input while nobody types. */
  format: (value: Value) => string
  /** What a text means; what means nothing is a value too, one that `problemOf` finds fault with. */
  parse: (text: string) => Value
  /** What is wrong with a value, in words. */
  problemOf: (value: Value) => string | undefined
  element: RefObject<HTMLInputElement | null>
  /** A text that was refused before and is still in the field. Read once. */
  refused?: string | undefined
  /** Told of each text that is refused when it is typed, and of undefined when there is none any more. */
  onRefused?: ((text: string | undefined) => void) | undefined
}

/** A value that is typed as text. */
export interface TypedValue<Value> {
  /** For the input; its own `onBlur` is to be called along. */
  input: {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
    onBlur: () => void
    onInvalid: (event: FormEvent<HTMLInputElement>) => void
  }
  /** What is wrong, once it is time to say so: the field was left, or the form is to be submitted. */
  problem: string | undefined
  /** Puts a value in the place of what is typed. */
  set: (value: Value) => void
  /** Writes what is typed as values are written, or says what is wrong with it. */
  settle: () => void
}

/**
 * Text that is typed and the value that it means. What is typed stays as it is until the field is left, and after that too
 * where something is wrong with it: nobody has to type it again. Nothing is reported while an input method composes. The
 * form hears of the problem by the input's own validity.
 */
export function useTypedValue<Value>({
  value,
  onValueChange,
  format,
  parse,
  problemOf,
  element,
  refused,
  onRefused,
}: TypedValueUse<Value>): TypedValue<Value> {
  /** What is typed and what it was reported as. */
  const [typed, setTyped] = useState(
    refused === undefined ? undefined : { text: refused, means: parse(refused) },
  )
  const [told, setTold] = useState(refused !== undefined)
  const [seen, setSeen] = useState(value)
  // Another value from outside, such as that of Discard, replaces what is typed; the echo of what was reported does not.
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (typed !== undefined && !Object.is(typed.means, value)) setTyped(undefined)
  }

  // Whoever doesn't take what was reported still sees what is typed, and what is wrong with it.
  const problem = problemOf(typed === undefined ? value : typed.means)
  if (problem === undefined && told) setTold(false)
  useEffect(() => {
    element.current?.setCustomValidity(problem ?? '')
  }, [element, problem])

  const report = (text: string) => {
    const means = parse(text)
    setTyped({ text, means })
    onRefused?.(problemOf(means) === undefined ? undefined : text)
    if (!Object.is(means, value)) onValueChange(means)
  }
  const settle = () => {
    if (problem !== undefined) setTold(true)
    else if (typed !== undefined) setTyped(undefined)
  }
  return {
    input: {
      value: typed?.text ?? format(value),
      onChange: ({ target, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          setTyped({ text: target.value, means: value })
        else report(target.value)
      },
      onCompositionEnd: (event) => report(event.currentTarget.value),
      onBlur: () => afterPress(settle),
      onInvalid: (event) => {
        // The words stand below the field, not in a bubble of the browser.
        event.preventDefault()
        setTold(true)
      },
    },
    problem: told ? problem : undefined,
    set: (next) => {
      setTyped(undefined)
      onRefused?.(undefined)
      if (!Object.is(next, value)) onValueChange(next)
    },
    settle,
  }
}
