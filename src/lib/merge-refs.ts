interface Holder<Element> {
  current: Element | null
}
type Callback<Element, Result> = (element: Element | null) => Result

/** One ref for two: a component's own, and the one that was handed to it. */
export function mergeRefs<Element, Result>(
  own: Holder<Element>,
  given: Holder<Element> | Callback<Element, Result> | null | undefined,
): Callback<Element, Result | undefined> {
  return (element) => {
    own.current = element
    if (typeof given === 'function') return given(element)
    if (given) given.current = element
    return undefined
  }
}
