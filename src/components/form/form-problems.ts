/** What a field of a form says is wrong with it. */
export interface FormProblem {
  /** The id of its control. */
  id: string
  field: string
  message: string
}

const wordsOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''

/**
 * What the fields of a form say is wrong with them, in their order. Read from the page: so it is what the fields say, in the
 * same words, and holds for every kind of field.
 */
export function formProblems(form: HTMLFormElement): readonly FormProblem[] {
  const byIds = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => form.ownerDocument.getElementById(id))
  return [...form.querySelectorAll('[aria-invalid=true]')].flatMap((element) => {
    if (element.id === '' || element.closest('form') !== form) return []
    const label =
      form.querySelector(`label[for="${CSS.escape(element.id)}"], #${CSS.escape(element.id)} > legend`) ??
      element.closest('label')
    // The first node: what follows it in a label says that the field is required.
    const field =
      (label?.contains(element) ? wordsOf(label) : label?.firstChild?.textContent) ??
      element.getAttribute('aria-label') ??
      wordsOf(byIds(element, 'aria-labelledby')[0])
    const error = byIds(element, 'aria-describedby').find((words) => words?.role === 'alert')
    return [{ id: element.id, field, message: wordsOf(error) }]
  })
}

/** The controls that know themselves what is wrong with them, such as a number field in which there is no number. */
export const selfInvalid = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter(
    (control): control is HTMLInputElement =>
      // What can't be changed can't be put right either.
      control instanceof HTMLInputElement && control.willValidate && control.validity.customError,
  )
