import type { BenchAddress } from '#tracking/bench'
import { parsedUrl } from '#lib/parsed-url'

/** A site of its own: `.example` belongs to nobody. */
const SITE = 'https://shop.example'

export const shopPages = [
  { id: 'homePage', href: `${SITE}/` },
  { id: 'productPage', href: `${SITE}/coffee/yirgacheffe?utm_source=newsletter` },
  { id: 'cartPage', href: `${SITE}/cart` },
] as const

/** Where the bench begins. */
export const shopStart = (title: string): BenchAddress => ({ href: `${SITE}/`, title, referrer: '' })

/** What its buttons report. */
export const shopEvents = {
  addToCart: { type: 'add_to_cart', payload: { sku: 'yirgacheffe-200', quantity: 1, price: 1480 } },
  buy: { type: 'order', payload: { total: 1480, currency: 'JPY', items: 1 } },
} as const

/** An address that a page can have; undefined for anything else. */
export function pageAddress(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  const url = parsedUrl(text)
  return url && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '' ? url.href : undefined
}
