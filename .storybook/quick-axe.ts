import type { Plugin } from 'vite'

/** What the check works out of each page and throws away, and how it is left until it is needed: its verdict stays the same. */
const LEFT_UNTIL_NEEDED: readonly (readonly [rule: RegExp, instead: string])[] = [
  // By what each element could be named in a report.
  [
    /axe\._selectorData = (_getSelectorData\(context\.flatTree\));/,
    `{
      const keep = (value) => Object.defineProperty(axe, '_selectorData', { value, writable: true, configurable: true });
      Object.defineProperty(axe, '_selectorData', { get: () => keep($1)._selectorData, set: keep, configurable: true });
    }`,
  ],
  // An example of what each rule found in order.
  [/ruleResult\.nodes = \[ ruleResult\.nodes\[0\] \];/, 'ruleResult.nodes = [];'],
  // How far an element scrolls, which is asked to know whether it hides its text; only one without a size does.
  [
    /var scroll = (_getScroll\(vNode\.actualNode\));([^}]*?return )!!scroll && (\(elHeight === 0 \|\| elWidth === 0\));/,
    '$2$3 && !!$1;',
  ],
  // Whether a text is drawn as an icon by its font, by painting it: none of ours is.
  [/(vChild\.props\.nodeName === '#text') && !_isIconLigature\(vChild\)/, '$1'],
]

/** The accessibility check without what the tests never read. */
export const quickAxe = (): Plugin => ({
  name: 'quick-axe',
  transform: {
    filter: { id: /axe-core\/axe\.js$/ },
    handler: (code, id) =>
      LEFT_UNTIL_NEEDED.reduce((text, [rule, instead]) => {
        if (!rule.test(text)) throw new Error(`The accessibility check says in another way: ${rule}: ${id}`)
        return text.replace(rule, instead)
      }, code),
  },
})
