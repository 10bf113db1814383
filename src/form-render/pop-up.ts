import type { PublicForm } from '#domain/forms/public-form'
import { make } from './draw-field.ts'
import { drawForm, type DrawFormOptions } from './draw-form.ts'
import { adoptSheet, applyStyle } from './form-sheet.ts'
import { formTexts } from './form-texts.ts'

/** A click on an element with it opens the pop-up form of that id. */
const OPENER = 'data-form-open'
/** What takes keys; a frame may hold a field, such as one for a card number. */
const TYPED_INTO = 'input,textarea,select,iframe,[contenteditable]'
/** After how many ms a pop-up that waits for a visitor who is typing looks again. */
const NEXT_LOOK = 1000

/**
 * A form in a modal dialog. It opens by its own button, by an element of the page with `data-form-open`, or once after
 * `openAfter` seconds. Nothing is kept of whether it was closed: that would take storage without consent (FRM-17).
 */
export function popUp(
  host: HTMLElement,
  form: PublicForm,
  options: DrawFormOptions,
  openAfter: number,
): () => void {
  const document = host.ownerDocument
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const texts = formTexts[options.language]
  adoptSheet(root)
  applyStyle(host, form.style)
  host.lang = options.language
  // The card has a shadow root of its own, into which no rule of this one reaches.
  const inner = make(document, 'div', { 'data-in-dialog': true })
  const close = make(document, 'button', { type: 'button', class: 'ghost', 'aria-label': texts.close }, '✕')
  const dialog = make(
    document,
    'dialog',
    { 'aria-label': form.name },
    make(document, 'div', { class: 'bar' }, close),
    inner,
  )
  const title = form.fields.find(({ type }) => type === 'heading')?.label
  const launch = make(
    document,
    'button',
    { type: 'button', class: 'launch', 'aria-haspopup': 'dialog' },
    title?.[options.language] || form.name || texts.open,
  )
  root.replaceChildren(launch, dialog)
  const drawn = drawForm(inner, form, options)

  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    // It opens by itself at most once, and not after it was opened.
    clearTimeout(timer)
    // A page that changes its content by script may have removed the form, and need not say so.
    if (dialog.open || !dialog.isConnected) return
    // A modal dialog holds the focus, closes on Escape and gives the focus back by itself.
    dialog.showModal()
    drawn.focus()
  }
  const onClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(`[${OPENER}]`) : null
    if (target?.getAttribute(OPENER) !== form.id || !host.isConnected) return
    event.preventDefault()
    open()
  }
  launch.addEventListener('click', open)
  close.addEventListener('click', () => dialog.close())
  // A text that is selected beyond the edge of the dialog begins in it.
  let isPressedBeside = false
  dialog.addEventListener('pointerdown', (event) => {
    isPressedBeside = event.target === dialog
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && isPressedBeside) dialog.close()
  })
  document.addEventListener('click', onClick)
  // Taking the focus from a field would put the rest of what is typed into the form.
  const openUnlessTyping = () => {
    if (focused(document)?.matches(TYPED_INTO)) timer = setTimeout(openUnlessTyping, NEXT_LOOK)
    else open()
  }
  if (openAfter >= 0) timer = setTimeout(openUnlessTyping, openAfter * 1000)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('click', onClick)
    dialog.close()
    drawn.remove()
    root.replaceChildren()
  }
}

/** The focused element, inside shadow roots as well. */
function focused({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement
}
