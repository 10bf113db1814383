/** How Word marks the paragraph of an entry, and in it the number or bullet, which is a text. */
const ENTRY = /mso-list:\s*l\d/i
const SIGN = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'
const NUMBER = /^[(（]?[\da-z]{1,3}[.)．）]/i

/** Entries of lists, which Word writes as paragraphs, become lists again; levels are one list, as everywhere in a mail. */
export function gatherWordLists(page: Document): void {
  let list: Element | undefined
  for (const entry of Array.from(page.querySelectorAll('p[style*="mso-list"]'))) {
    if (!ENTRY.test(entry.getAttribute('style') ?? '')) continue
    const signs = Array.from(entry.querySelectorAll(SIGN))
    const tag = NUMBER.test((signs[0]?.textContent ?? '').trim()) ? 'ol' : 'ul'
    for (const sign of signs) sign.remove()
    if (list === undefined || entry.previousElementSibling !== list || list.tagName.toLowerCase() !== tag) {
      list = page.createElement(tag)
      entry.before(list)
    }
    const item = page.createElement('li')
    item.append(...Array.from(entry.childNodes))
    list.append(item)
    entry.remove()
  }
}
