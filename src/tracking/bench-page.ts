import type { TrackedPage } from './tracked-page.ts'

/** What a page on the bench has in place of the window's own. */
export interface BenchAddress {
  /** An absolute address. */
  href: string
  title: string
  referrer: string
}

/** Whom the bench pretends to be. `self` is whoever looks at the page. */
export const visitors = ['self', 'crawler'] as const
export type Visitor = (typeof visitors)[number]

type Pretended = Partial<TrackedPage['navigator']>

/** What each of them shows beyond what the browser itself shows. */
const pretended: Readonly<Record<Visitor, Pretended>> = {
  self: {},
  crawler: {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    webdriver: true,
    language: '',
  },
}

/**
 * The page at another address, and for another visitor: everything else is the page's own. The tracking client therefore sees
 * the signals of the real browser, and reports an address that is not the one of the app.
 */
export function benchPage(page: TrackedPage, address: () => BenchAddress, visitor: Visitor): TrackedPage {
  const document = standIn(page.document, () => {
    const { title, referrer } = address()
    return { title, referrer }
  })
  const navigator = standIn(page.navigator, () => pretended[visitor])
  return standIn(page, () => ({ document, navigator, location: { href: address().href } }))
}

/** The object, with some of its properties replaced. Own properties, which tell of automation, stay those of the object. */
function standIn<Target extends object>(target: Target, replaced: () => Partial<Target>): Target {
  return new Proxy(target, {
    get(_, key) {
      const others = replaced()
      const holder = Object.hasOwn(others, key) ? others : target
      // Getters of a window or a document only work on it, so the object itself is what they are called on.
      const value: unknown = Reflect.get(holder, key, holder)
      return value
    },
  })
}
