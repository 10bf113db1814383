import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createDrawing, { type DrawingData } from './create-drawing.ts'

/** What a module of lucide-react holds. */
interface DrawingModule {
  default: ComponentType<Record<string, unknown>>
  /** None where it is an older name of another. */
  __iconData?: DrawingData
}

const folder = dirname(fileURLToPath(import.meta.resolve('lucide-react/icons/arrow-down')))
const names = readdirSync(folder).flatMap((file) => /^([a-z].*)\.mjs$/.exec(file)?.[1] ?? [])

/** Their own names for themselves are no part of the drawing, and whether it is hidden is said by who draws it. */
const attributesOf = (markup: string) => {
  const [head = '', ...rest] = markup.split('>')
  const attributes = [...head.matchAll(/([\w-]+)="([^"]*)"/g)].map(([whole]) => whole)
  return [attributes.filter((one) => !/^(class|aria-hidden)=/.test(one)).toSorted(), rest.join('>')]
}

test('every icon is drawn as lucide-react draws it', async () => {
  const props = { strokeWidth: 1.75, 'data-size': 'small' }
  let drawn = 0
  for (const name of names) {
    const { default: Theirs, __iconData: data } = (await import(
      `lucide-react/icons/${name}`
    )) as DrawingModule
    if (data === undefined) continue
    drawn += 1
    const ours = renderToStaticMarkup(createElement(createDrawing(data), props))
    expect(attributesOf(ours), name).toEqual(attributesOf(renderToStaticMarkup(createElement(Theirs, props))))
  }
  expect(drawn).toBeGreaterThan(1000)
})

test('what is asked for is what the drawing says', () => {
  const Drawing = createDrawing({ size: 24, node: [['path', { d: 'M0 0', key: 'a' }]] })
  const markup = renderToStaticMarkup(
    createElement(Drawing, { role: 'img', 'aria-label': 'Mail', className: 'x' }),
  )
  expect(markup).toContain('role="img" aria-label="Mail" class="x"')
})
