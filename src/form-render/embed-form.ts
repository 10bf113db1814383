import type { PublicForm } from '#domain/forms/public-form'
import type { SentForm } from '#domain/forms/form-protocol'
import { parsedUrl } from '#lib/parsed-url'
import { parseQuery } from '#lib/query'
import { drawForm, type DrawFormOptions, type DrawnForm } from './draw-form.ts'
import { make } from './draw-field.ts'
import { createFormClient, FormRefused, type FormClientOptions } from './form-client.ts'
import { adoptSheet, applyStyle } from './form-sheet.ts'
import { formTexts, languageOf, type FormLanguage } from './form-texts.ts'
import { popUp } from './pop-up.ts'

/** Marks the element of a form: a script that runs twice draws once. */
const MARK = 'data-otegami-form'

/** In ms: a form that takes longer is said to be on its way. */
const SLOW = 1000

/** Characters of an address that is sent along as the source. */
const SOURCE_MOST = 1000

const UTM = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Where a submission came from: the page without its hash, and what its address says of a campaign. */
export function sourceOf(href: string, referrer: string, locale: string): SentForm['source'] {
  const page = parsedUrl(href)
  if (!page) return { locale }
  const { origin, pathname, search } = page
  const query = parseQuery(search)
  const utm = Object.fromEntries(
    UTM.flatMap((key): [string, string][] => {
      const value = query[`utm_${key}`]
      return value === undefined || value === '' ? [] : [[key, value.slice(0, 200)]]
    }),
  )
  return {
    // The query may hold anything of the customer's: only what names a campaign leaves the page.
    url: `${origin}${pathname}`.slice(0, SOURCE_MOST),
    ...(referrer !== '' && { referrer: (referrer.split(/[?#]/)[0] ?? '').slice(0, SOURCE_MOST) }),
    ...(Object.keys(utm).length > 0 && { utm }),
    locale,
  }
}

/** What the address gives to hidden fields: by key, `utm_source` and the like included. */
export function givenBy(form: PublicForm, search: string): ReadonlyMap<string, string> {
  const query = parseQuery(search)
  return new Map(
    form.fields.flatMap(({ id, type, propertyKey, defaultValue }): [string, string][] => {
      if (type !== 'hidden') return []
      const otherwise = typeof defaultValue === 'string' ? defaultValue : undefined
      const value = query[propertyKey ?? id] ?? query[id] ?? otherwise
      return value === undefined || value === '' ? [] : [[propertyKey ?? id, value.slice(0, 1000)]]
    }),
  )
}

type Settings = Pick<FormClientOptions, 'fetch'>

/**
 * Shows the form that a script tag names: in its place, or as a pop-up. Waits for nothing of the page, keeps nothing in it,
 * and never throws: a mistake goes to the console (FRM-16).
 */
export async function embedForm(script: HTMLScriptElement | null, settings: Settings = {}): Promise<void> {
  if (!script) {
    // Browsers say of such a tag that it is none.
    console.warn('otegami forms: the script tag can’t be in a shadow root, or a module')
    return
  }
  const formId = script.dataset['form'] ?? ''
  const baseUrl = (script.dataset['baseUrl'] ?? originOf(script.src)).replace(/\/+$/, '')
  if (formId === '' || baseUrl === '') {
    console.warn('otegami forms: the script tag needs data-form, and a src or data-base-url')
    return
  }
  const { ownerDocument: document } = script
  const id = CSS.escape(formId)
  const isThere = () => document.querySelector(`[${MARK}="${id}"]`) !== null
  if (isThere()) return
  const host = make(document, 'div', { [MARK]: formId })
  const place = document.querySelector(`[data-form-here="${id}"]`)
  // A script in the head has no place in the page yet; the form then comes at its end.
  if (place) place.append(host)
  else if (script.closest('body')) script.after(host)
  else await whenParsed(document, () => isThere() || document.body.append(host))
  // Another tag in the head was first.
  if (!host.isConnected) return

  const client = createFormClient({ baseUrl, ...settings })
  const view = document.defaultView
  const { language: browserLanguage = '' } = view?.navigator ?? {}
  const pageLanguage = document.documentElement.lang
  const languageBefore = languageOf('auto', script.lang, pageLanguage, browserLanguage)
  const show = async (isRetry = false): Promise<void> => {
    // A pop-up is not waited for, and a button that was pressed says so itself.
    const isWaitedFor = !isRetry && script.dataset['kind'] !== undefined && script.dataset['kind'] !== 'popup'
    const slow = isWaitedFor
      ? setTimeout(() => drawNotice(host, languageBefore, formTexts[languageBefore].loading), SLOW)
      : undefined
    try {
      let form = await client.load(formId)
      const language = languageOf(form.locale, script.lang, pageLanguage, browserLanguage)
      const options: DrawFormOptions = {
        language,
        given: givenBy(form, view?.location.search ?? ''),
        send: (filled) =>
          client.send(form, filled, sourceOf(view?.location.href ?? '', document.referrer, language)),
        leave: (url) => leave(view, url, script.dataset['framed'] !== undefined),
        renew: async () => (form = await client.load(formId)),
      }
      const kind = script.dataset['kind'] ?? form.kind
      if (kind === 'popup') popUp(host, form, options, Number(script.dataset['openAfter'] ?? Number.NaN))
      else {
        const drawn = drawForm(host, form, options)
        // The button that was pressed is gone.
        if (isRetry) drawn.focus()
        if (view && script.dataset['ownPage'] !== undefined) askBeforeLeaving(view, host, drawn)
      }
    } catch (error) {
      console.warn('otegami forms:', error)
      // A form that this site may not show, or that is gone: visitors can do nothing about it.
      if (error instanceof FormRefused) host.remove()
      else drawFailure(host, languageBefore, isRetry, () => void show(true))
    } finally {
      clearTimeout(slow)
    }
  }
  await show()
}

/** Leads to an address: from an iframe the page around it, because most pages may not be shown in one (FRM-15). */
function leave(view: Window | null, url: string, isFramed: boolean): void {
  try {
    if (isFramed && view?.top) view.top.location.href = url
    else view?.location.assign(url)
  } catch {
    // A page around it forbids that.
    view?.location.assign(url)
  }
}

/**
 * Answers are kept nowhere (FRM-16), so a page that is the form's own asks before a reload or Back loses them. It listens only
 * while there are any: some browsers restore no page that listens.
 */
function askBeforeLeaving(view: Window, host: HTMLElement, { isBegun }: DrawnForm): void {
  const ask = (event: Event) => {
    if (isBegun()) event.preventDefault()
  }
  host.addEventListener('input', () => {
    if (isBegun()) view.addEventListener('beforeunload', ask)
    else view.removeEventListener('beforeunload', ask)
  })
}

const originOf = (src: string) => parsedUrl(src)?.origin ?? ''

function whenParsed(document: Document, work: () => unknown): Promise<void> | undefined {
  if (document.readyState !== 'loading') {
    work()
    return undefined
  }
  return new Promise((resolve) => {
    document.addEventListener(
      'DOMContentLoaded',
      () => {
        work()
        resolve()
      },
      { once: true },
    )
  })
}

/** Says something in place of a form that is not there. */
function drawNotice(host: HTMLElement, language: FormLanguage, text: string, button?: HTMLElement): void {
  const document = host.ownerDocument
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  adoptSheet(root)
  applyStyle(host, {
    useBrand: false,
    bg: '#ffffff',
    surface: '#ffffff',
    text: '#1f2328',
    primary: '#1f2328',
    onPrimary: '#ffffff',
    radius: 8,
    font: 'system-ui, sans-serif',
    align: 'left',
  })
  host.lang = language
  root.replaceChildren(
    make(document, 'div', { class: 'card' }, make(document, 'p', { role: 'status' }, text), button),
  )
}

/** In place of a form that could not be loaded. */
function drawFailure(
  host: HTMLElement,
  language: FormLanguage,
  takesFocus: boolean,
  retry: () => void,
): void {
  const document = host.ownerDocument
  const texts = formTexts[language]
  const button = make(document, 'button', { type: 'button' }, texts.retry)
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    button.textContent = texts.loading
    retry()
  })
  drawNotice(host, language, texts.notLoaded, button)
  if (takesFocus) button.focus()
}
