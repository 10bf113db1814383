import { TRAP } from '#domain/forms/form-protocol'
import type { Answer } from '#domain/forms/form-answers'
import { choicesBeforehand, isTickedBeforehand, textBeforehand } from '#domain/forms/filled-beforehand'
import { asPostcode, POSTCODE_PATTERN } from '#domain/forms/postcode'
import type { PublicField } from '#domain/forms/public-form'
import { safeImageSrc } from '#lib/safe-url'
import { formTexts, type FormLanguage } from './form-texts.ts'

/** Fields whose attributes browsers fill in by themselves. */
const autocomplete: Readonly<Record<string, string>> = {
  email: 'email',
  name: 'name',
  phone: 'tel',
  company: 'organization',
  website: 'url',
  birthday: 'bday',
}

/** Stands for a date or a number that cannot be read. */
const UNREADABLE = '?'

/** One drawn field. */
export interface DrawnField {
  field: PublicField
  element: HTMLElement
  /** What was filled in; undefined where a visitor fills in nothing. */
  read: () => Answer | undefined
  fill: (answer: Answer) => void
  /** Shows what is wrong and ties it to the control; undefined takes it away. */
  complain: (problem: string | undefined) => void
  focus: () => void
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Makes an element: texts become text nodes, never markup (FRM-13). */
export function make<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value)
  element.append(...children.filter((child) => child !== undefined))
  return element
}

interface Drawing {
  document: Document
  language: FormLanguage
  field: PublicField
  /** Unique in the form, also where two fields have the same id. */
  id: string
}

const wordsIn = (
  words: { en?: string | undefined; ja?: string | undefined } | undefined,
  language: FormLanguage,
) => words?.[language] || words?.[language === 'en' ? 'ja' : 'en'] || ''

const nothing = () => undefined

/** What only shows something, or nothing at all. */
function drawStatic({ document, language, field }: Drawing): HTMLElement {
  const label = wordsIn(field.label, language)
  switch (field.type) {
    case 'heading':
      return make(document, 'h2', {}, label)
    case 'text':
      return make(document, 'p', {}, label)
    case 'divider':
      return make(document, 'hr')
    case 'image': {
      const src = safeImageSrc(field.defaultValue)
      return src === undefined
        ? make(document, 'div', { hidden: true })
        : make(document, 'img', { src, alt: label, referrerpolicy: 'no-referrer' })
    }
    case 'property':
    case 'consent':
    case 'list_choice':
    case 'hidden':
      return make(document, 'div', { hidden: true })
  }
}

/** Draws a field and what a visitor answers it with. */
export function drawField(drawing: Drawing): DrawnField {
  const { field } = drawing
  if (field.control === 'none') {
    let kept: Answer | undefined
    return {
      field,
      element: drawStatic(drawing),
      read: () => kept,
      fill: (answer) => {
        if (field.type === 'hidden') kept = answer
      },
      complain: nothing,
      focus: nothing,
    }
  }
  const drawn =
    field.control === 'checkboxes'
      ? drawChoices(drawing)
      : field.control === 'checkbox'
        ? drawTick(drawing)
        : drawInput(drawing)
  if (field.width === 'half') drawn.element.classList.add('half')
  return drawn
}

/** Help and problem of a field, named by the control as its description. */
function notesOf({ document, language, field, id }: Drawing, controls: readonly HTMLElement[]) {
  const text = wordsIn(field.help, language)
  const help = text === '' ? undefined : make(document, 'p', { class: 'help', id: `${id}-help` }, text)
  const problem = make(document, 'p', { class: 'problem', id: `${id}-problem`, hidden: true })
  const described = (ids: readonly string[]) => {
    for (const control of controls) {
      if (ids.length === 0) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', ids.join(' '))
    }
  }
  const base = help ? [help.id] : []
  described(base)
  return {
    help,
    problem,
    complain: (what: string | undefined) => {
      problem.textContent = what ?? ''
      problem.hidden = what === undefined
      described(what === undefined ? base : [...base, problem.id])
      for (const control of controls) control.setAttribute('aria-invalid', String(what !== undefined))
    },
  }
}

function labelOf({ document, language, field }: Drawing): (Node | string)[] {
  const label = wordsIn(field.label, language) || field.propertyKey || field.id
  if (field.required) return [label]
  return [label, make(document, 'span', { class: 'optional' }, formTexts[language].optional)]
}

function drawInput(drawing: Drawing): DrawnField {
  const { document, language, field, id } = drawing
  const { control, required, placeholder, propertyKey = '', options = [], rules } = field
  const isPostcode = control === 'text' && rules?.pattern === POSTCODE_PATTERN
  const common = {
    id,
    name: propertyKey || field.id,
    'aria-required': required ? 'true' : undefined,
    autocomplete: isPostcode
      ? 'postal-code'
      : Object.hasOwn(autocomplete, propertyKey)
        ? autocomplete[propertyKey]
        : undefined,
  }
  const hint = wordsIn(placeholder, language)
  const input =
    control === 'select'
      ? make(
          document,
          'select',
          common,
          make(document, 'option', { value: '' }, formTexts[language].choose),
          ...options.map(({ value, label }) => make(document, 'option', { value }, label)),
        )
      : control === 'textarea'
        ? make(document, 'textarea', { ...common, placeholder: hint || undefined, rows: '4' })
        : make(document, 'input', {
            ...common,
            // The form checks numbers itself: a number field drops what it cannot read, with what was typed.
            type: control === 'number' ? 'text' : control,
            inputmode: control === 'number' ? 'decimal' : isPostcode ? 'numeric' : undefined,
            placeholder: hint || undefined,
          })
  const notes = notesOf(drawing, [input])
  const fill = (answer: Answer) => {
    if (typeof answer === 'string') input.value = answer
  }
  fill(textBeforehand(field) ?? '')
  // Not while it is typed: an input method would lose what it is converting.
  if (isPostcode) input.addEventListener('change', () => fill(asPostcode(input.value)))
  return {
    field,
    element: make(
      document,
      'div',
      { class: 'field' },
      make(document, 'label', { class: 'label', for: id }, ...labelOf(drawing)),
      notes.help,
      input,
      notes.problem,
    ),
    // A date that is half typed has no value, and is not nothing: it would be left out without a word.
    read: () => (input.validity.badInput ? UNREADABLE : input.value),
    fill,
    complain: notes.complain,
    focus: () => input.focus(),
  }
}

function drawTick(drawing: Drawing): DrawnField {
  const { document, field, id } = drawing
  const input = make(document, 'input', {
    type: 'checkbox',
    id,
    name: field.propertyKey ?? field.id,
    'aria-required': field.required ? 'true' : undefined,
  })
  const notes = notesOf(drawing, [input])
  input.checked = isTickedBeforehand(field)
  return {
    field,
    element: make(
      document,
      'div',
      { class: 'field' },
      make(document, 'label', { class: 'tick' }, input, make(document, 'span', {}, ...labelOf(drawing))),
      notes.help,
      notes.problem,
    ),
    read: () => input.checked,
    fill: (answer) => {
      if (typeof answer === 'boolean') input.checked = answer
    },
    complain: notes.complain,
    focus: () => input.focus(),
  }
}

function drawChoices(drawing: Drawing): DrawnField {
  const { document, field, id } = drawing
  const boxes = (field.options ?? []).map(({ value, label }, place) => ({
    value,
    label,
    box: make(document, 'input', {
      type: 'checkbox',
      id: `${id}-${place}`,
      name: field.propertyKey ?? field.id,
      value,
    }),
  }))
  const notes = notesOf(
    drawing,
    boxes.map(({ box }) => box),
  )
  const fill = (answer: Answer) => {
    if (typeof answer === 'object') for (const { box, value } of boxes) box.checked = answer.includes(value)
  }
  fill(choicesBeforehand(field))
  return {
    field,
    element: make(
      document,
      'fieldset',
      { class: 'field' },
      make(document, 'legend', {}, ...labelOf(drawing)),
      notes.help,
      ...boxes.map(({ box, label }) =>
        make(document, 'label', { class: 'tick' }, box, make(document, 'span', {}, label)),
      ),
      notes.problem,
    ),
    read: () => boxes.filter(({ box }) => box.checked).map(({ value }) => value),
    fill,
    complain: notes.complain,
    focus: () => boxes[0]?.box.focus(),
  }
}

/** A field that people neither see nor reach; what is in it says that a robot filled the form. */
export function drawTrap(
  document: Document,
  language: FormLanguage,
  before = '',
): { element: HTMLElement; read: () => string } {
  const input = make(document, 'input', { type: 'text', name: TRAP, tabindex: '-1', autocomplete: 'off' })
  input.value = before
  return {
    element: make(
      document,
      'div',
      { class: 'trap', 'aria-hidden': 'true' },
      make(document, 'label', {}, formTexts[language].trap, input),
    ),
    read: () => input.value,
  }
}
