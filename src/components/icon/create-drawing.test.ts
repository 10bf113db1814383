import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createDrawing, { type DrawingData } from './create-drawing.ts'

/** What a module of lucide-react holds. */
interface DrawingModule {
  default: ComponentType<Record<string, unknown>>
  /** None where it is an older name of another: what is imported has one. */
  __iconData?: DrawingData
}

const src = fileURLToPath(new URL('../../', import.meta.url))

/** Those that are drawn anywhere. */
const names = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(src + file, 'utf8').matchAll(/ from 'lucide-react\/icons\/([\w-]+)'/g),
    ])
    .flatMap(([, name = '']) => name),
)

/** Their own names for themselves are no part of the drawing, and whether it is hidden is said by who draws it. */
const attributesOf = (markup: string) => {
  const [head = '', ...rest] = markup.split('>')
  const attributes = [...head.matchAll(/([\w-]+)="([^"]*)"/g)].map(([whole]) => whole)
  return [attributes.filter((one) => !/^(class|aria-hidden)=/.test(one)).toSorted(), rest.join('>')]
}

test('every icon of the app is drawn as lucide-react draws it', async () => {
  const props = { strokeWidth: 1.75, 'data-size': 'small' }
  expect(names.size).toBeGreaterThan(100)
  for (const name of names) {
    const { default: Theirs, __iconData: data } = (await import(
      `lucide-react/icons/${name}`
    )) as DrawingModule
    if (data === undefined) throw new Error(`The module of ${name} has no drawing of its own.`)
    const ours = renderToStaticMarkup(createElement(createDrawing(data), props))
    expect(attributesOf(ours), name).toEqual(attributesOf(renderToStaticMarkup(createElement(Theirs, props))))
  }
})

test('what is asked for is what the drawing says', () => {
  const Drawing = createDrawing({ size: 24, node: [['path', { d: 'M0 0', key: 'a' }]] })
  const markup = renderToStaticMarkup(
    createElement(Drawing, { role: 'img', 'aria-label': 'Mail', className: 'x' }),
  )
  expect(markup).toContain('role="img" aria-label="Mail" class="x"')
})
