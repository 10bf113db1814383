import {
  answersToSend,
  problemsOf,
  shownIds,
  type Answer,
  type AnswerProblem,
  type Answers,
} from '#domain/forms/form-answers'
import type { SubmitAnswer } from '#domain/forms/form-protocol'
import type { PublicForm } from '#domain/forms/public-form'
import { redirectTarget } from '#domain/forms/redirect-target'
import { isImeConfirm } from '#lib/ime'
import { drawField, drawTrap, make } from './draw-field.ts'
import { adoptSheet, applyStyle } from './form-sheet.ts'
import { formTexts, problemText, type FormLanguage } from './form-texts.ts'

/** What a visitor sends. */
export interface FilledForm {
  answers: ReadonlyMap<string, Answer>
  trap: string
  /** The same as long as the answers are the same: sending again adds nothing. */
  submissionId: string
}

export interface DrawFormOptions {
  language: FormLanguage
  /**
   * live: for visitors. preview: works, and `send` decides what happens. still: a picture, which nobody can reach.
   * @default live
   */
  mode?: 'live' | 'preview' | 'still'
  /** Sends what was filled in. Rejects when it did not arrive: everything typed stays, and can be sent again. */
  send?: ((filled: FilledForm) => Promise<SubmitAnswer>) | undefined
  /** Goes to the address that a form names instead of a message; always http or https. */
  leave?: ((url: string) => void) | undefined
  /** Answers of hidden fields by their keys, and of others that a link fills in beforehand. */
  given?: ReadonlyMap<string, string>
  /** The form as it is now: asked for where an answer to a submission names a field that this one does not have (FRM-63). */
  renew?: (() => Promise<PublicForm>) | undefined
  /** What a visitor filled into the form before it changed under their hands. */
  kept?: KeptAnswers
}

interface KeptAnswers {
  answers: Answers
  trap: string
}

export interface DrawnForm {
  /** Puts the focus on the first field, or on what is said in place of the form. */
  focus: () => void
  /** Whether more than one field was filled in that is not sent yet. */
  isBegun: () => boolean
  /** Takes everything out of the host again. */
  remove: () => void
}

/**
 * Keeps from the page what is typed: outside of the shadow root it would seem to be typed into no field, and the shortcuts of
 * the page would take letters away. Escape, Tab and commands are for the page too.
 */
function keepFromPage(event: KeyboardEvent): void {
  // AltGr, with which many keyboards type @, counts as Ctrl and Alt on Windows.
  const isCommand = event.metaKey || (event.ctrlKey && !event.altKey)
  if (!isCommand && event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
}

/** Random enough for a key, and there also on pages without https. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Draws a form into the shadow root of an element, so that a page's styles and the form's leave each other alone. */
export function drawForm(host: HTMLElement, form: PublicForm, options: DrawFormOptions): DrawnForm {
  const { language, mode = 'live', given, kept } = options
  const document = host.ownerDocument
  const texts = formTexts[language]
  const failed = form.errorText || texts.failed
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  // A picture is too small for it, and lies in lists of the app.
  adoptSheet(root, mode === 'still' ? undefined : form.style.css)
  applyStyle(host, form.style)
  host.lang = language
  host.inert = mode === 'still'
  host.toggleAttribute('data-still', mode === 'still')

  const card = make(document, 'div', { class: form.style.align === 'center' ? 'card centre' : 'card' })
  root.replaceChildren(card)
  const remove = () => root.replaceChildren()

  /** Says something in place of the form. */
  const say = (text: string, takeFocus: boolean) => {
    const message = make(document, 'p', { class: 'said', tabindex: '-1', role: 'status' })
    card.replaceChildren(message)
    // After it is in the page: a live region is read when it changes.
    message.textContent = text
    if (takeFocus) message.focus()
  }
  const focusSaid = () => card.querySelector<HTMLElement>('.said')?.focus()

  if (!form.isOpen && mode !== 'still') {
    say(form.closedText || texts.closed, false)
    return { focus: focusSaid, isBegun: () => false, remove }
  }
  if (form.fields.length === 0) {
    say(texts.empty, false)
    return { focus: focusSaid, isBegun: () => false, remove }
  }

  const drawn = form.fields.map((field, place) => drawField({ document, language, field, id: `f${place}` }))
  for (const { field, fill } of drawn) {
    const text = given?.get(field.propertyKey ?? field.id) ?? given?.get(field.id)
    if (text !== undefined && field.type !== 'consent') fill(text)
  }
  const trap = form.honeypot ? drawTrap(document, language, kept?.trap) : undefined
  const note = make(document, 'p', { class: 'note', role: 'alert', hidden: true })
  const button = make(document, 'button', { type: 'submit' }, texts.send)
  const element = make(
    document,
    'form',
    { novalidate: true, 'aria-label': form.name },
    ...drawn.map((one) => one.element),
    trap?.element,
    note,
    button,
  )
  card.append(element)

  const read = (): Answers =>
    new Map(
      drawn.flatMap(({ field, read: answer }): [string, Answer][] => {
        const value = answer()
        return value === undefined ? [] : [[field.id, value]]
      }),
    )
  let complained = false
  let pending = false
  let last = { text: '', id: '' }
  /** What stands in place of this form since it was changed. */
  let renewed: DrawnForm | undefined

  const show = () => {
    const shown = shownIds(form.fields, read())
    for (const { field, element: one } of drawn) if (field.showIf) one.hidden = !shown.has(field.id)
  }
  const notify = (text: string | undefined) => {
    note.hidden = text === undefined
    note.textContent = text ?? ''
  }
  const complain = (problems: ReadonlyMap<string, AnswerProblem>) => {
    for (const one of drawn) {
      const problem = problems.get(one.field.id)
      one.complain(problem && problemText(texts, problem, one.field.control))
    }
  }
  const refuse = (problems: ReadonlyMap<string, AnswerProblem>) => {
    complained = true
    complain(problems)
    notify(texts.wrong(problems.size))
    drawn.find(({ field }) => problems.has(field.id))?.focus()
  }
  const finish = async (answer: SubmitAnswer): Promise<void> => {
    switch (answer.outcome) {
      case 'invalid': {
        const problems = Object.entries(answer.problems)
        const known = new Map(problems.filter(([id]) => form.fields.some((field) => field.id === id)))
        // It asks for something since that the visitor was never shown, and could try again for ever.
        if (known.size < problems.length && options.renew) {
          const now = await options.renew()
          renewed = drawForm(host, now, { ...options, kept: { answers: read(), trap: trap?.read() ?? '' } })
        } else if (known.size > 0) refuse(known)
        else notify(failed)
        break
      }
      case 'check':
        notify(failed)
        break
      case 'closed':
        say(form.closedText || texts.closed, true)
        break
      case 'sent': {
        const { success } = form
        const target = success.kind === 'redirect' ? redirectTarget(success.url) : undefined
        const otherwise = answer.confirm ? texts.confirm : texts.sent
        say(success.kind === 'message' ? success.text || otherwise : otherwise, true)
        if (target !== undefined) options.leave?.(target)
        break
      }
    }
  }
  const submit = async () => {
    if (pending || !options.send) return
    const answers = read()
    const problems = problemsOf(form.fields, answers)
    if (problems.size > 0) {
      refuse(problems)
      return
    }
    complained = false
    complain(new Map())
    notify(undefined)
    const toSend = answersToSend(form.fields, answers)
    const text = JSON.stringify([...toSend])
    if (text !== last.text) last = { text, id: newId() }
    pending = true
    button.setAttribute('aria-disabled', 'true')
    button.textContent = texts.sending
    let isSent = false
    try {
      const answer = await options.send({ answers: toSend, trap: trap?.read() ?? '', submissionId: last.id })
      isSent = true
      await finish(answer)
    } catch {
      notify(failed)
    } finally {
      pending = false
      button.removeAttribute('aria-disabled')
      button.textContent = isSent ? texts.send : texts.retry
    }
  }

  element.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  element.addEventListener('keydown', (event) => {
    // Enter that confirms a conversion of an input method submits nothing.
    if (event.key === 'Enter' && isImeConfirm(event)) event.preventDefault()
  })
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, keepFromPage)
  element.addEventListener('input', () => {
    show()
    if (!complained) return
    const problems = problemsOf(form.fields, read())
    complain(problems)
    const text = problems.size === 0 ? undefined : texts.wrong(problems.size)
    // Said again only where it says something else.
    if (text !== note.textContent) notify(text)
  })
  const blank = read()
  for (const { field, fill } of drawn) {
    const before = kept?.answers.get(field.id)
    // The words of consent may be others now: they are agreed to anew.
    if (before !== undefined && field.type !== 'consent') fill(before)
  }
  show()
  if (kept) {
    const problems = problemsOf(form.fields, read())
    if (problems.size > 0) refuse(problems)
    else notify(failed)
  }

  return {
    isBegun: () =>
      renewed?.isBegun() ??
      (element.isConnected &&
        [...read()].filter(([id, answer]) => !isSame(answer, blank.get(id))).length > 1),
    focus: () => {
      if (renewed) {
        renewed.focus()
        return
      }
      const first = drawn.find(({ field, element: one }) => field.control !== 'none' && !one.hidden)
      if (first?.element.isConnected) first.focus()
      else focusSaid()
    },
    remove,
  }
}

const isSame = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The elements of the fields of a form that is drawn below an element, in the order of the form; none while it is not. */
export const drawnFields = (place: ParentNode | null): Element[] =>
  Array.from((place && formIn(place))?.children ?? []).slice(0, -1)

/** A form below an element: in its shadow root, or in that of a pop-up around it. */
function formIn(place: ParentNode): Element | undefined {
  for (const { shadowRoot } of place.querySelectorAll('*')) {
    const form = shadowRoot && (shadowRoot.querySelector('form') ?? formIn(shadowRoot))
    if (form) return form
  }
  return undefined
}
