// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { PublicField, PublicForm } from '#domain/forms/public-form'
import { embedForm } from './embed-form.ts'

const field = (id: string): PublicField => ({
  id,
  type: 'property',
  propertyKey: id,
  label: { en: id, ja: id },
  required: false,
  width: 'full',
  control: id === 'email' ? 'email' : 'text',
})
const form: PublicForm = {
  id: 'frm_1',
  version: 1,
  name: 'Event',
  kind: 'page',
  isOpen: true,
  locale: 'en',
  fields: [field('email'), field('name'), field('seats')],
  style: {
    useBrand: false,
    bg: '#ffffff',
    surface: '#ffffff',
    text: '#000000',
    primary: '#000000',
    onPrimary: '#ffffff',
    radius: 8,
    font: 'sans-serif',
    align: 'left',
  },
  success: { kind: 'message', text: '' },
  closedText: '',
  honeypot: false,
}

/** Shows the form on a page, and gives its fields and whether the page asks before it is left. */
async function shown(ownPage: boolean) {
  const script = document.createElement('script')
  script.type = 'text/plain'
  Object.assign(script.dataset, { form: form.id, baseUrl: 'https://forms.example', kind: 'inline' })
  if (ownPage) script.dataset['ownPage'] = ''
  document.body.replaceChildren(script)
  await embedForm(script, {
    fetch: async (_url, { method } = {}) =>
      Response.json(method === 'POST' ? { outcome: 'sent', confirm: false } : form),
  })
  const root = document.querySelector('[data-otegami-form]')?.shadowRoot
  const type = (place: number, text: string) => {
    const input = [...(root?.querySelectorAll('input') ?? [])][place]
    if (!input) throw new Error(`There is no field ${place}.`)
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }
  return { type, root }
}
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  document.body.replaceChildren()
})

test('the page of a form asks before answers are lost, until they are sent', async () => {
  const { type, root } = await shown(true)
  expect(asks()).toBe(false)
  type(0, 'a@example.com')
  // One field is typed again soon.
  expect(asks()).toBe(false)
  type(1, 'Hanako')
  expect(asks()).toBe(true)
  type(1, '')
  expect(asks()).toBe(false)
  type(2, '2')
  expect(asks()).toBe(true)
  root?.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
  await expect.poll(() => root?.querySelector('.said')?.textContent).toBeTruthy()
  expect(asks()).toBe(false)
})

test("a customer's page asks nothing", async () => {
  const { type } = await shown(false)
  type(0, 'a@example.com')
  type(1, 'Hanako')
  expect(asks()).toBe(false)
})

test('two tags in the head of a page that is still loading draw the form once (FRM-10)', async () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'readyState')
    document.head.replaceChildren()
  })
  const tags = [1, 2].map(() => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    Object.assign(script.dataset, { form: form.id, baseUrl: 'https://forms.example', kind: 'inline' })
    document.head.append(script)
    return script
  })
  let loads = 0
  const fetch = async () => {
    loads += 1
    return Response.json(form)
  }
  const drawn = Promise.all(tags.map((script) => embedForm(script, { fetch })))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await drawn
  expect(document.querySelectorAll('[data-otegami-form]')).toHaveLength(1)
  expect(loads).toBe(1)
})

test('what is typed into a form reaches no shortcut of its page, but Escape, Tab and commands do (FRM-14)', async () => {
  const { root } = await shown(false)
  const heard: string[] = []
  const hear = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`)
  document.addEventListener('keydown', hear)
  document.addEventListener('keyup', hear)
  onTestFinished(() => {
    document.removeEventListener('keydown', hear)
    document.removeEventListener('keyup', hear)
  })
  const press = (key: string, more: KeyboardEventInit = {}) => {
    for (const type of ['keydown', 'keyup'])
      root
        ?.querySelector('input')
        ?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true, ...more }))
  }
  press('s')
  press('/')
  // AltGr and Q.
  press('@', { ctrlKey: true, altKey: true })
  expect(heard).toEqual([])
  press('k', { ctrlKey: true })
  press('Escape')
  press('Tab')
  expect(heard).toEqual([
    'keydown k',
    'keyup k',
    'keydown Escape',
    'keyup Escape',
    'keydown Tab',
    'keyup Tab',
  ])
})

test('a form that asks for more since it was loaded shows what, with all that was typed (FRM-63)', async () => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  Object.assign(script.dataset, { form: form.id, baseUrl: 'https://forms.example', kind: 'inline' })
  document.body.replaceChildren(script)
  const agree: PublicField = { ...field('agree'), type: 'consent', control: 'checkbox' }
  const old = { ...form, honeypot: true, fields: [...form.fields, agree] }
  const now = { ...old, version: 2, fields: [...old.fields, { ...field('city'), required: true }] }
  let published = old
  const sent: unknown[] = []
  await embedForm(script, {
    fetch: async (_url, { method, body } = {}) => {
      if (method !== 'POST') return Response.json(published)
      sent.push(JSON.parse(typeof body === 'string' ? body : ''))
      return published === old || sent.length > 1
        ? Response.json({ outcome: 'sent', confirm: false })
        : Response.json({ outcome: 'invalid', problems: { city: 'required' } }, { status: 422 })
    },
  })
  const root = document.querySelector('[data-otegami-form]')?.shadowRoot
  const named = (name: string) => {
    const input = root?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!input) throw new Error(`There is no field ${name}.`)
    return input
  }
  const submit = () =>
    root?.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
  named('email').value = 'a@example.com'
  named('name').value = 'Hanako'
  named('agree').checked = true
  named('contact_time').value = 'filled by a robot'
  published = now
  submit()
  await expect.poll(() => root?.querySelector('input[name=city]')).toBeTruthy()
  expect(named('city').getAttribute('aria-invalid')).toBe('true')
  expect(root?.activeElement).toBe(named('city'))
  expect(named('email').value).toBe('a@example.com')
  expect(named('name').value).toBe('Hanako')
  // The words to agree to may be others.
  expect(named('agree').checked).toBe(false)
  named('city').value = 'Kobe'
  submit()
  await expect.poll(() => root?.querySelector('.said')?.textContent).toBeTruthy()
  expect(sent).toMatchObject([
    { version: 1 },
    {
      version: 2,
      answers: { email: 'a@example.com', name: 'Hanako', city: 'Kobe' },
      trap: 'filled by a robot',
    },
  ])
})
